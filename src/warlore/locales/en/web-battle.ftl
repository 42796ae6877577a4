# The browser: battles, the end of a game, replays, and the check of a record.

## The battlefield

web-battle-slot = slot { $slot }
web-battle-free = Slot { $slot }: free
web-battle-free-virtual = Slot { $slot }: for reinforcements only
web-battle-fallen = defeated
web-battle-wounds = damage { $damage } of { $hp }
web-battle-linked-behind = Linked with the next card
web-battle-nobody = Nobody stands here
web-battle-standing =
    { $number ->
        [one] { $number } Unit standing
       *[other] { $number } Units standing
    }
web-battle-relaunches =
    { $number ->
        [one] { $number } re-roll left
       *[other] { $number } re-rolls left
    }
web-battle-totals = Totals of the three lines
web-battle-line-long = Long
web-battle-line-medium = Medium
web-battle-line-close = Close
web-battle-packet = { $left } of { $points } damage still to come for { $side }
web-battle-wins = { $name } wins
web-battle-nobody-wins = Nobody wins
web-battle-place = Place { $token } on { $unit } in slot { $slot }
web-battle-tokens = Your Warfare tokens
web-battle-token-which = Choose a token, then one of your Units.
web-battle-token-where = { $token }: choose one of your marked Units.
web-battle-joining = Linked cards that may join the fight
web-battle-join = Add { $unit } from { $space }

## The show

web-battle-show = The battle
web-battle-controls = Steps of the battle
web-battle-previous = Previous step (←)
web-battle-next = Next step (→)
web-battle-play = Play (space)
web-battle-pause = Pause (space)
web-battle-skip = To the result
web-battle-go-on = Go on
web-battle-read = Read
web-battle-always-on = After my battles, too, go on without asking
web-battle-keys = Keys: space plays and pauses, ← and → step, Enter goes to the result and on.
web-battle-speed = Speed
web-battle-speed-slow = Slow
web-battle-speed-normal = Normal
web-battle-speed-fast = Fast
web-battle-speed-instant = At once
web-battle-spoil-recruited = Recruited
web-battle-spoil-discards = Era discards
web-battle-spoil-revealed = Revealed
web-battle-spoil-seen = Looked at
web-battle-spoil-relic = Relic gained
web-battle-spoil-looked = Looked at
web-battle-spoil-prowess = Prowess won
web-battle-spoil-honor = { $number } Honor
web-battle-spoil-aside = Set aside

## The end of a game

web-battle-end = The game is over
web-battle-winner = { $name } wins with { $score } points.
web-battle-winners = { $names } share the victory with { $score } points.
web-battle-sheet = Score sheet
web-battle-sheet-winner = Winner
web-battle-luck = Luck of the dice
web-battle-luck-about = What the rolls added over the three lines, against what these dice add on average.
web-battle-luck-who = Who
web-battle-luck-die = Die
web-battle-luck-rolls = Rolls
web-battle-luck-added = Rolled
web-battle-luck-expected = Expected
web-battle-luck-difference = Difference
web-battle-luck-none = No dice were rolled.
web-battle-seal = Sealed chance
web-battle-seal-about = The commitment was shown before the first card; the secret opens it. They prove that the luck was fixed then and not changed afterwards, not that it was picked blindly.
web-battle-commitment = Commitment
web-battle-secret = Secret
web-battle-head = Head of the chain
web-battle-head-about = The head stands for the set-up and every step: whoever keeps it knows later whether a record is still the same.
web-battle-check = Check it
web-battle-record = Download the record
web-battle-rematch = Rematch
web-battle-rematch-go = To the rematch
web-battle-rematch-wait = The host can set up a rematch.

## The replay

web-battle-replay = Replay
web-battle-replay-about = Open a game record and go through the whole game, move by move.
web-battle-drop = Drop a record file here, choose one, or paste its text.
web-battle-choose-file = Choose a file
web-battle-paste = The text of a record
web-battle-open = Open
web-battle-another = Another record
web-battle-reading = Reading the record…
web-battle-no-record = There is no text to read: paste a record or choose its file.
web-battle-file-too-big = The file has { $size } kB; a record has at most { $most } kB.
web-battle-file-unreadable = The file { $name } cannot be read.
web-battle-eyes = Seen by
web-battle-eyes-all = everybody's hands
web-battle-eyes-nobody = a spectator
web-battle-eyes-seat = { $name }
web-battle-moment = Move { $step } of { $steps }
web-battle-moments = Moves of the game
web-battle-step-back = One move back
web-battle-step-on = One move on
web-battle-play-game = Play the game
web-battle-pause-game = Pause
web-battle-jump-turn = Turns
web-battle-jump-battle = Battles
web-battle-battle-of = Move { $step }: { $result }
web-battle-previous-turn = Previous turn
web-battle-next-turn = Next turn
web-battle-the-deal = The deal
web-battle-watch = Watch this battle
web-battle-did = { $name }: { $action }
web-battle-mini-board = The board
web-battle-mini-round = Round { $round } of { $rounds }
web-battle-mini-empty = { $space }: empty
web-battle-mini-hand = Hand
web-battle-mini-unseen =
    { $number ->
        [one] { $number } unseen card
       *[other] { $number } unseen cards
    }
web-battle-mini-deck = Deck { $number }
web-battle-mini-discards = Discards { $number }
web-battle-mini-warfare = Warfare tokens on offer
web-battle-mini-tiles = Active tile { $active }, Pending tile { $pending }
web-battle-mini-off = not yet in an Era

## The check

web-battle-verify = Check a record
web-battle-verify-about = A record carries the commitment, the secret, every result and its chain. The server plays it again and says separately what holds; seal and head your browser checks by itself.
web-battle-verify-do = Check
web-battle-verify-fair = Everything fits, and it was compared with what the table showed.
web-battle-verify-unfair = Something does not fit.
web-battle-verify-partly = Everything fits together; its beginning was compared with what the table showed.
web-battle-verify-alone = Everything fits together; it was compared with nothing.
web-battle-verify-open = Nothing is wrong, but not everything could be shown.
web-battle-verify-head = Head of the chain, if you kept one
    .hint = Of any step, whole or its first 16 digits. Without it the one is taken that this browser kept of its own games.
    .wrong = A head has 16 to 64 digits, 0 to 9 and a to f.
web-battle-verify-remembered = Compared with the head that this browser kept: { $head } …
web-battle-verify-compared = Compared with the head that you gave: { $head } …
web-battle-verify-here-head = In this browser: the record leads through this head
web-battle-verify-ok = fits
web-battle-verify-bad = does not fit
web-battle-verify-here = In this browser: SHA-256 of the secret is the commitment
web-battle-verify-here-not = This browser cannot check the seal by itself here (it needs a secure page); the server's check stands.
web-battle-verify-unsealed = This record has no seal: it was played with an open seed.
web-battle-verify-no-secret = This record has no secret yet: it is shown when the game is over.
web-battle-verify-moves =
    { $number ->
        [one] { $number } move
       *[other] { $number } moves
    }
