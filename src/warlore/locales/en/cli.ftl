# What the terminal says around the game.

## The table

header-round = Round { $round } of { $rounds } · { $seat } on turn
header-waiting = { $seat } decides.
head-unit = Unit
head-icons = Icons
head-shields = Shields
head-player = Player
head-era = Era
head-hand = Hand
head-deck = Deck
head-discards = Disc
head-tokens = Tokens
head-relics = Relics I–IV
head-prowess = Prow
head-honor = Hon
head-points = Pts
head-kind = Kind
head-source = Source
head-name = Name
head-tile = Tile
head-eras = Eras
head-pointer = Points at
head-token = Token
head-copies = Copies
head-option = Option
head-values = Values
head-meaning = Meaning
era-piles = deck { $deck }, discards { $discards }
empty-space = (empty)
tile-active = Active tile:
tile-pending = Pending tile:
tile-says = { $tile }, Eras { $eras }, points at token { $pointer }
wheel = Wheel:
gear-done = done
warfare = Warfare tokens:
hand-of = Hand of { $seat } ({ $number })
battle-title = The battle (slot 1 is at the Front)
defeated = defeated
battle-winner = { $side } wins.
sum = Cards and tokens:
legend-shields = <I I> half-shields on the left and right edge · ★ Hero · ┐┘ Linked neighbours
worth = worth { $number }
relic-of-era = Era { $era }, you have { $owned }
cards-in-hand =
    { $number ->
        [one] one card in hand
       *[other] { $number } cards in hand
    }
becomes-active = makes Eras { $eras } active, with token { $pointer }

## Playing

greeting = A Battle Through History: { $players }
player-human = person
player-bot = bot { $bot }
luck-sealed = The luck is sealed. Commitment: { $commitment }
luck-seed = The luck comes from seed { $seed }.
luck-secret = The secret of the sealed luck: { $secret }
luck-head = The head of the chain, to verify the record with: { $head }
resumed = Going on after step { $steps }.
type-help = Type a number or words; ? shows the commands.
meanwhile = Since your last decision:
cover = Hand over to { $seat }.
cover-hide = Press Enter to hide your cards.
cover-enter = Press Enter when you are there.
choose-number = { $number } is not one of the choices, which are 1 to { $most }.
choose-ambiguous = “{ $text }” could be several things: { $could }.
choose-close = “{ $text }” is no action; did you mean { $could }?
choose-unknown = “{ $text }” is no action and no command; type a number of the list, or ? for help.
why-legal = That is allowed now.
undone = Taken back: { $action }.
undo-nothing = Nothing can be taken back: something was revealed, or it was another's act.
saved = The game is saved in { $path }.
save-failed = { $path } could not be written: { $reason }.
how-to-resume = Go on with: { $command }
record-saved = The record is in { $path }.
how-to-replay = Look at it again with: { $command }
card-unknown = There is no card with “{ $name }” in its name.
hints-on = Hints are on.
hints-off = Hints are off.
lang-unknown = The languages are { $languages }.

## Commands

command-help = help
command-why = why
command-undo = undo
command-save = save
command-log = log
command-card = card
command-board = board
command-scores = scores
command-rules = rules
command-hints = hints
command-lang = lang
command-quit = quit
help-intro = Choose by number, or by words such as “deploy Archers”. Other commands:
help-help = this list (also ?)
help-why = why ACTION: why it is not allowed now; alone, why the usual ones are not
help-undo = take back your last step, up to the last thing revealed
help-save = save [FILE]: the game is saved by itself after every action
help-log = log [N]: what happened last
help-card = card NAME: what is on a card
help-board = the whole table
help-scores = everybody's points so far
help-rules = the rules of this step
help-hints = hints on or off
help-lang = lang en|it|es: another language
help-quit = leave; the game is saved

## The end

scores-final = Final scores
scores-so-far = Scores so far
scores-public = Points so far, of what you may know; other players' Prowess tokens are not counted.
scores-known = { $seat } holds, as all know: { $units }.
winner = { $seat } wins with { $points } points.
winners = { $seats } share the victory with { $points } points.
luck-title = Luck of the dice
luck-die = Die
luck-rolls = Rolls
luck-mean = Mean
luck-expected = Expected
luck-gain = Gain
luck-note = What a roll adds over the three lines together; re-rolls count.

## Replays

replay-step = Step { $step } of { $steps }
replay-deal = The deal
replay-act = { $seat }: { $action }
replay-seat = Seen by { $seat }.
replay-all = Everything is shown.
replay-spectator = Seen by a spectator.
replay-help = Enter or `next` goes on, `back`, `jump N`, `round N`, `play`, `start`, `end`, `seat NAME|all|spectator`, `board`, `help`, `quit`.
replay-word-next = next
replay-word-back = back
replay-word-jump = jump
replay-word-round = round
replay-word-play = play
replay-word-start = start
replay-word-end = end
replay-word-seat = seat
replay-word-table = table
replay-word-board = board
replay-word-help = help
replay-word-quit = quit
replay-word-all = all
replay-word-spectator = spectator
replay-unknown = “{ $text }” is no command; they are { $commands }.
replay-range = There is no step { $step }; the steps are 0 to { $steps }.
replay-round = There is no round { $round } in this record.
replay-no-seat = “{ $text }” has no seat; choose { $seats }, { $all } or { $spectator }.
replay-over = This was the last step.
replay-start = This is the beginning.

## Cards

cards-complete = { $file } is a complete card set: { $units } Unit cards, { $relics } Relics, { $tiles } tiles, { $tokens } Warfare tokens (id { $id }, hash { $hash }).
cards-number =
    { $number ->
        [one] One card.
       *[other] { $number } cards.
    }
cards-none = No card fits.
source-rulebook = rulebook
source-reconstruction = reconstruction
option-default = { $value } (default)

## Bots

bot-random = any legal action
bot-greedy = takes what it can get now
bot-search = thinks about it: plays many games out in its head
