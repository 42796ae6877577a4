# The table: the board, what can be done, the log, the odds, the menu.

web-table-title = Table – Warlore
web-table-opening = The table is being laid…
web-table-home = First page
web-table-close = Close
web-table-tools = Tools
web-table-menu = Menu
web-table-settings = All settings
web-table-none = Nothing here.

## Where we are

web-table-round = Round { $round } of { $rounds }
web-table-your-turn = Your decision
web-table-turn = { $seat } decides
web-table-battle = The battle
web-table-battle-hint = Step through it, or skip it
web-table-you = you
web-table-decides = has to decide
web-table-spectator = Spectator
web-table-waiting = { $seat } is deciding…
web-table-deciding = { $seat } – { $step }
web-table-behind =
    { $count ->
        [0] This is being shown.
        [one] One more step to show.
       *[other] { $count } more steps to show.
    }
web-table-skip = Skip to the present
web-table-clock = Time left: { $time }
web-table-places = Parts of the board
web-table-lost = The connection is lost. Trying to return…
web-table-past = You are looking at the past: after step { $step }.
web-table-present = Back to the present
web-table-see-board = See the board
web-table-see-battle = See the battle
web-table-see-result = See the result

## The board

web-table-gears = The Gears
web-table-space = { $space }: { $unit }
web-table-space-legal = { $space }: { $unit }, may be chosen
web-table-space-empty = { $space }: empty
web-table-linked = Linked to the card on its right
web-table-stands-here = { $seat } stands here
web-table-nowhere = not on the board yet
web-table-era-deck =
    { $count ->
        [one] Deck of this Era: 1 card
       *[other] Deck of this Era: { $count } cards
    }
web-table-era-discards = Discards of Era { $era }
web-table-era-discards-count = Discards of Era { $era }: { $count }
web-table-tile-pile = Tile pile: { $count } left. Insert a tile
web-table-tiles = Tiles
web-table-insert = Insert
web-table-pending = Pending
web-table-active = Active
web-table-inserted = Tiles inserted this turn: { $count } of 3
web-table-warfare = Warfare tokens
web-table-token = Warfare space { $n }: { $token }
web-table-token-pointed = Warfare space { $n }, pointed at by the Active tile: { $token }
web-table-relic-deck = Relic deck: { $count }
web-table-relic-discards = Relic discards
web-table-relic-discards-count = Relic discards: { $count }
web-table-dismissed = Dismissed from the game
web-table-dismissed-count = Dismissed from the game: { $count }

## Players

web-table-players = Players
web-table-player-open = { $seat }: show everything public
web-table-bot = Played by a bot
web-table-away = away
web-table-score = { $points } points so far
web-table-score-hidden = At least { $points } points so far; Prowess tokens of unknown value: { $hidden }
web-table-hand-size = Hand: { $count }
web-table-hand-known = Hand: { $count }; of these all know { $units }
web-table-deck-size = Deck: { $count }
web-table-discards-size = Discards: { $count }
web-table-relics-of = Relics of Era { $era }: { $count }, worth { $points }
web-table-prowess-left = Own Prowess tokens left: { $count }
web-table-prowess-won = Prowess token won from { $seat }: { $value }
web-table-prowess-position = Prowess token { $n }: { $value }
web-table-own-prowess = Own Prowess in Battle tokens
web-table-honor = Honor of the Arms: { $count }
web-table-unseen = In hand or deck: { $count }
web-table-known-in-hand = In hand, as all know: { $count }
web-table-known-in-deck = In the deck, as all know: { $count }
web-table-aside = Heroes set aside

## The hand

web-table-hand = Your hand
web-table-hand-empty = Your hand is empty.
web-table-own-discards = Your discards

## What can be done

web-table-actions = What can be done now
web-table-choose = Choose
web-table-action-with-card = { $action }: { $unit }
web-table-family-recover = Recover a card
web-table-family-dismiss = Dismiss a card
web-table-family-deploy = Deploy a Unit
web-table-family-chase = Chase a card
web-table-family-place = Place a token
web-table-family-swap = Swap a token
web-table-done-add_linked = Fight these
web-table-done-defend = End the deployment
web-table-done-defender_tokens = No more tokens
web-table-done-attack = End the deployment
web-table-done-attacker_tokens = Roll the dice
web-table-confirm-done = End the deployment?
web-table-go-on = Go on deploying
web-table-why-not-pointed = The Active tile points at another token (H3.2)
web-table-about = About { $unit }
web-table-worth =
    { $points ->
        [0] Worth no points
        [one] Worth 1 point
       *[other] Worth { $points } points
    }
web-table-gain =
    { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }
web-table-undo =
    { $count ->
        [0] Nothing to take back
       *[other] Take back (possible: { $count })
    }

## The guide

web-table-guide = Guide
web-table-guide-wait = Others are playing. Your hand stays in view; the log tells what happens.
web-table-guide-battle = Long, Medium, then Close: on each line the lower total takes the difference as damage, nearest the Front first.
web-table-more = The rules of this step

## The log

web-table-log = Log
web-table-deal = The deal
web-table-turn-of = Round { $round }: { $seat }
web-table-see-moment = See the table after step { $step }

## Odds

web-table-odds = Odds
web-table-win = to win
web-table-nobody = nobody
web-table-odds-words = { $attacker } wins: { $wins }; { $defender } wins: { $loses }; nobody: { $nobody }.
web-table-odds-targets = How would your best line-up fare against each target?
web-table-survivors = Units standing at the end, { $seat }
web-table-working = Working it out…
web-table-advise = Best line-up
web-table-advise-against = Against { $space }: { $unit }
web-table-best = Best line-up
web-table-best-against = Best line-up against { $space }: { $unit }
web-table-runner-up = Choice { $n }
web-table-no-odds = Odds are shown when you choose a target and while you deploy.
web-table-no-odds-nothing_deployed = Deploy a Unit to see its odds.
web-table-no-odds-attack_unknown = The Attacker deploys after you, so there are no odds yet.
web-table-no-odds-too_many = There are too many possibilities to count.
web-table-no-odds-hand_is_empty = Your hand is empty.

## The menu

web-table-speed = Pace of what others do
web-table-speed-slow = slow
web-table-speed-normal = normal
web-table-speed-fast = fast
web-table-speed-instant = at once
web-table-language = Language
web-table-odds-shown = Show the odds while deploying
web-table-confirm-setting = Ask before ending a deployment
web-table-still = Reduced motion
web-table-host = Host
web-table-hints = Odds and advice for everybody
web-table-stand-in = Let a bot stand in
web-table-stand-down = Stop the bot

## Several players on one screen

web-table-hand-over = Hand the screen to { $seat }
web-table-hand-over-hint = Only { $seat } should look now.
web-table-hand-over-ready = I am { $seat }: show my hand

## The keyboard

web-table-keys = Keyboard
web-table-help = What is framed and glowing may be chosen; anything else tells why not. Hold a card, or point at it, to read it in full.
web-table-cap-Enter = Enter
web-table-cap-Space = Space
web-table-cap-Esc = Esc
web-table-key-choose = do what the action bar lists under this number
web-table-key-move = go to the next thing that may be chosen
web-table-key-enter = choose it
web-table-key-detail = read the card in full
web-table-key-undo = take back
web-table-key-log = log
web-table-key-odds = odds
web-table-key-guide = guide on or off
web-table-key-hand = to the hand
web-table-key-board = to the board; in a battle, board or battle
web-table-key-players = to the players
web-table-key-skip = skip to the present
web-table-key-help = this help
web-table-key-close = close, or back to the present
