# The arena: many games between bots, and the reports about them.

## What can go wrong

arena-needs-library = This needs { $library }: in a clone `make arena` installs it, elsewhere pip install "warlore[{ $extra }]".
arena-no-run = { $path }: there is no run of the arena here.
arena-other-format = { $path }: the run has format { $format }, this version reads { $known }.
arena-bad-manifest = { $path }: this is not the description of a run ({ $problem }).
arena-another-run = { $path }: another run lies here; it differs in { $different }. Choose another directory.
arena-not-empty = { $path }: the directory is not empty and holds no run of the arena.
arena-nothing-played = { $path }: no game of this run is finished yet.
arena-no-game = game: there is no game '{ $game }'; the games are { $games }.
arena-no-bot = bots: there is no bot '{ $bot }'; the bots are { $bots }.
arena-how-many-bots = bots: there are { $n }, but must be 1 to { $most }.
arena-how-many-games = games: { $n }, but must be 1 to { $most }.
arena-how-many-players = players: { $n } cannot play this game.
arena-how-many-workers = workers: { $n }, but must be at least 1.
arena-bad-seed = seed: { $seed }, but must be a number from 0 to 18446744073709551615.
arena-bad-option = option: '{ $option }' is not NAME=VALUE.
arena-bad-seconds = bot-seconds: { $seconds }, but must be { $least } to { $most }.
arena-seconds-without-program = bot-seconds: no program plays, and only programs are hurried.
arena-bot-after-program = bots: is { $bot } a bot, or part of the command { $program }? A program takes all that follows: give each of the two a --bots of its own, or put the command's words with commas in quotes.
arena-name-again = bots: { $bot } plays in this run; nothing is started because a file says so: name the bots again with --bots.
arena-needed = { $name }: must be given for a new run.
arena-other-version = A worker has warlore { $here }, the run was made for { $there }.
arena-other-components = The card set here is { $here }, the run was made for { $there }.
arena-no-ray = ray: no cluster answers at { $address } ({ $problem }).
arena-ray-failed = ray: a worker failed: { $problem }.
arena-ray-refused = ray: on a machine of the cluster: { $problem }.
arena-interrupted = Interrupted: games kept in { $path }: { $done } of { $games }; the same command goes on with the rest.

## While it runs

arena-progress = games: { $done } of { $games }
arena-rate = { $rate } games/s
arena-ends = ends about { $time }
arena-finished =
    { $games ->
        [one] One game is in { $path } (seed { $seed }).
       *[other] { $games } games are in { $path } (seed { $seed }).
    }
arena-written = The report is in { $path }.
arena-first-fault = Game { $game }, seat { $seat }: { $note }.
arena-faults-of = { $bot }: { $n ->
    [one] 1 decision was
   *[other] { $n } decisions were
} left to luck, in { $games ->
    [one] 1 seat that it played
   *[other] { $games } seats that it played
}, for it was late, gone, failed, or chose nothing legal.

## The report

arena-game-history = A Battle Through History: report of the arena
arena-compare-title = Two runs of the arena compared
arena-report-lead =
    { $games ->
        [one] One game of { $players } players, between { $bots }.
       *[other] { $games } games of { $players } players, between { $bots }.
    }
arena-report-footer = Intervals hold the true value 19 times out of 20.
arena-interval = 95 % interval
arena-bot = Bot
arena-mean = Mean
arena-all = all
arena-won = Won
arena-rating = Elo
arena-mean-score = Mean score
arena-seats-played = Seats played

arena-fact-games = Games
arena-fact-score = Mean score
arena-fact-first = First player wins
arena-fact-margin = Margin of victory
arena-fact-shared = Shared victories
arena-fact-decisions = Decisions per game
arena-fact-attack = Attacks on the board won

arena-ratings = Ratings
arena-ratings-note = Bradley–Terry strengths on the Elo scale, their mean 0: 100 points more mean 64 % of the comparisons won. In games of more than two players every pair of bots is compared by rank; the intervals take each game as one observation.
arena-faults = Faults
arena-faults-head = Decisions left to luck
arena-faults-games = Seats with any / played
arena-faults-note = Where a bot was late, gone, failed, or chose nothing legal, a random legal action was taken. With many of these the other figures show luck rather than the bot.
arena-scores = Scores
arena-scores-across = points at the end of the game
arena-scores-note = On the right, the scores below which 5 %, 25 %, 50 %, 75 % and 95 % of the results lie.
arena-seating = Seats
arena-seating-note = With no advantage each would win { $fair }. Every bot sits equally often in each seat; shared victories count in part.
arena-places-title = By the order of play
arena-places-head = Plays
arena-place = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
}
arena-seats-title = By the Sabaton
arena-seats-head = Seat
arena-points = What points come from
arena-points-all = { $bot }
arena-points-winners = { $bot }, winning
arena-points-others = { $bot }, not winning
arena-points-note = Mean points of a seat at the end of the game, by source.
arena-battles = Battles
arena-against-board = Against the board: { $n } battles, { $won } won by the Attacker
arena-against-player = Against another player: { $n } battles, { $won } won by the Attacker
arena-attackers = { $n ->
    [one] 1 Attacker Unit
   *[other] { $n } Attacker Units
}
arena-defenders = { $n ->
    [one] 1 Defender
   *[other] { $n } Defenders
}
arena-battles-note = How often the Attacker wins, by the Units on both sides, reinforcements included; below it half the interval and the number of battles. With up to 3 Units the Attacker has the Strong die, with more the Risky one.
arena-dice = Dice
arena-face = Die and face
arena-won-attacker = Attacker wins
arena-won-defender = Defender wins
arena-dice-note = How often the side with that die wins, by the face that stood in the end.
arena-face-strong-1 = +1 Long
arena-face-strong-2 = +1 Long (second face)
arena-face-strong-3 = +1 Medium
arena-face-strong-4 = +1 Medium (second face)
arena-face-strong-5 = +1 Close
arena-face-strong-6 = +2 Close
arena-face-risky-1 = +1 on every line
arena-face-risky-2 = −1 on every line
arena-face-risky-3 = +3 Close
arena-face-risky-4 = −1 Long
arena-face-risky-5 = +2 Medium
arena-face-risky-6 = −1 Medium
arena-cards = Cards
arena-cards-head = Card
arena-cards-seats = Recruited by
arena-cards-note = Win contribution: how much more often a seat won that recruited the card, compared with seats of the same bot that recruited equally many cards without it. It shows where the card was, not what it alone did.
arena-tokens = Warfare tokens
arena-tokens-head = Token
arena-tokens-seats = Taken by
arena-tokens-used = Used
arena-tokens-note = Win contribution as for cards, among seats of the same bot that took equally many tokens. “Used” is how many of the tokens taken were placed or spent.
arena-worth = Win contribution
arena-length = Length of games
arena-length-across = decisions in a game
arena-length-per-game = Per game
arena-length-decisions = Decisions
arena-length-battles = Battles
arena-plan = The run
arena-plan-bots = Bots
arena-plan-players = Players
arena-plan-games = Games finished / asked for
arena-plan-seed = Seed
arena-plan-options = Options
arena-plan-default = default
arena-plan-cards = Card set
arena-plan-rules = Rules
arena-plan-bot-seconds = A program's time for an answer
arena-plan-unbalanced = The number of games is no multiple of { $cycle }: not every seating was played equally often.

## Comparing

arena-compare-lead = A: { $a }. B: { $b }.
arena-compare-what = What
arena-compare-difference = B − A
arena-compare-figures = Figures
arena-compare-cards = Recruiting and worth of cards
arena-compare-cards-note = The most certain differences first. Recruited or taken: by how many seats. Met: in how many battles against the board; beaten: how many of those the Attacker won.
arena-compare-note = The most certain first. Coloured is what chance alone would show, anywhere among the { $number } figures compared, in fewer than one comparison of a hundred (Holm’s correction). The intervals are those of each figure by itself.
arena-compare-changed = What changed
arena-compare-recruited = { $item }: recruited
arena-compare-taken = { $item }: taken
arena-compare-worth = { $item }: win contribution
arena-compare-met = { $item }: met on the board
arena-compare-won = { $item }: beaten when met
arena-compare-nothing = Both runs were asked for the same; only the luck differs.
arena-compare-score = Mean score
arena-compare-first = First player wins
arena-compare-shared = Shared victories
arena-compare-margin = Margin of victory
arena-compare-decisions = Decisions per game
arena-compare-board = Attacks on the board won
arena-compare-player = Attacks on players won
arena-compare-bot = { $bot } wins
arena-compare-faults = Faults of { $bot } per game
arena-compare-points = Points: { $source }
