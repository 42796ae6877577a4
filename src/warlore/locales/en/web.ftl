# The browser: what every page shares, the first page, hosting and joining, the lobby, settings.

## Everywhere

web-title = Warlore
web-game = A Battle Through History
web-error-unreachable = The server cannot be reached. Check the connection and try again.
web-error-server = The server gave an answer that makes no sense.
web-close = Close
web-cancel = Cancel
web-keep = Keep these
web-go = Go there
web-start = Start the game
web-yes = yes
web-no = no
web-you = You
web-home-link = To the first page
web-lost = There is nothing here
    .lead = The address leads nowhere. A link for a friend's table must be copied whole.
web-time-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
web-time-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
web-time-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
web-time-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }

## The first page

web-eras = The four Eras
web-age-I = Bronze and iron
web-age-II = Castles and crowns
web-age-III = Powder and sail
web-age-IV = Steel and smoke
web-play-now = Play now
    .how = Against bots. No account, nothing to set up.
web-host = Host a table
    .how = Invite friends with a link, choose the terms.
    .lead = Say who sits where. Friends need only the link that you will get.
web-join-link = Join by link
    .how = A friend has sent you an invitation.
    .label = The link you were given
    .hint = Paste it whole, to the last letter.
    .wrong = This is no link to a table of this server.
web-hot-seat = One screen
    .how = Several people take turns at this device.
    .lead = Between turns the screen is covered, so that nobody sees another's hand.
web-more = More
web-replay = Replay a file
web-verify = Verify a game
web-your-tables = Your tables
web-status-lobby = Waiting for players
web-status-playing = Game under way: go on
web-status-over = Over: see the result
web-status-missing = Table { $id } is not on this server
web-forget-table = Take this table off the list
web-fan-note = Warlore is an unofficial fan implementation, made with original art and texts. It is not affiliated with or endorsed by the makers of the board game.

## Opponents

web-opponents = Opponents
web-strength = Their strength
web-strength-of = Strength of the bot on seat { $n }
web-people = People
web-bots = Bots with you
web-person = Player { $n }
web-name-of = Name of player { $n }
web-bot-random = Recruit
    .hint = Plays anything that is allowed. Good for a first look.
web-bot-greedy = Captain
    .hint = Takes what can be had now, and fights well.
web-bot-search = General
    .hint = Thinks ahead: plays many games in its head before each move.
web-bot-at = { $sabaton } ({ $rank })
web-bot-thinking = { $rank }, { $seconds } s

## Hosting

web-seats = Seats
web-how-many = Players
web-seat-n = Seat { $n }
web-seat-open = Open
web-seat-here = This screen
web-seat-bot = Bot
web-seat-n-open = Seat { $n } (open)
web-seat-n-bot = Seat { $n } ({ $rank })
web-your-name = Your name
web-your-sabaton = Your Sabaton
web-sabaton-of = Sabaton of seat { $n }
web-any-sabaton = Any figure
web-terms = Terms of the game
web-long-campaign = Long campaign
web-rounds =
    { $n ->
        [8] Long campaign: 8 rounds
       *[other] { $n } rounds
    }
web-hints = Odds and advice
    .hint = While deploying, everybody may see how likely a victory is and ask for the best line-up.
web-hints-on = Odds and advice are on
web-hints-off = No odds, no advice
web-clock = Clock
web-clock-none = No clock
    .hint = Everybody takes the time they need.
web-clock-live = Live
    .hint = A budget for the whole game; when it is used up, a bot decides for you.
web-clock-turns = Per decision
    .hint = For games over days: so much time for each decision, then a bot takes it.
web-clock-live-told = { $time } each, and { $more } for each step
web-clock-turns-told = { $time } for each decision
web-clock-budget = For the whole game
web-clock-increment = More for each step
web-clock-decision = For each decision
web-first = Who begins
web-first-lot = Drawn by lot
web-begins-lot = Who begins is drawn by lot
web-begins = { $name } begins
web-grace = If somebody leaves
    .hint = They can return at any time and take over again.
web-grace-never = The others wait
web-grace-after = A bot stands in after { $time }
web-stand-in = The bot that stands in
    .hint = For who is away, has left, or has no time left.
web-options = Rule options
web-option-wrap_eras = The Eras form a ring
web-option-chain_links = Whole chains of Links
web-option-swap_at_limit = Swap tokens at the limit
web-option-reshuffle_on_draw = Empty decks are reshuffled
web-option-tighten_up = Tighten up!
    .draw2 = draw 2 cards
    .recover = recover a card
    .reshuffle = reshuffle
web-option-heroic_death_is_ordinary = Heroic Death is ordinary damage
web-option-diversion_order = Order of Diversions
    .front = from the Front
    .rear = from the rear
web-option-early_end = Battles end early
web-option-honor_supply = Honor of the Arms
    .unlimited = without limit
web-option-min_defender_units = Units of a challenged player
web-open-table = Open the table
web-host-then-share = Next: the link for your friends.
web-host-then-start = Everybody is here: the game starts at once.

## Joining

web-join = Join a table
    .lead = Take a seat, or watch: spectators see only what everybody sees.
web-join-invited = { $host } invites you
web-at-table = At the table
web-guest = Guest
web-sit-down = Take a seat
web-watch = Watch
web-to-table = To the table
web-join-held = You have a seat at this table already.
web-join-begun = The game has begun without you; you may watch.
web-join-full = Every seat is taken; you may watch.
web-join-no-invite = This link has lost its end, where the invitation stands; ask for it again.

## The lobby

web-lobby = The table is set
web-lobby-open =
    { $n ->
        [one] One seat is open.
       *[other] { $n } seats are open.
    }
web-lobby-complete = Every seat is taken.
web-share = Invite friends
    .hint = Whoever opens this link may sit down at an open seat.
    .label = Link to this table
web-share-native = Send
web-share-text = { $name } invites you to a game of Warlore.
web-copy = Copy
web-copied = The link is on the clipboard.
web-copy-by-hand = The browser does not let us copy; the link is marked for you.
web-seat-waiting = Waiting for somebody
web-here = here
web-away = away
web-host-tag = host
web-you-tag = you
web-add-bot = Put a bot here
web-remove-bot = Remove the bot from seat { $n }
web-kick = Send { $name } away
web-spectators =
    { $n ->
        [one] One person is watching.
       *[other] { $n } people are watching.
    }
web-change-terms = Change the terms
web-rename = Change name
web-name-changed = Your name is changed.
web-leave = Leave the table
web-start-not-yet = Fill the open seats, or put bots there.
web-wait-for-host = { $name } starts the game when everybody is here.

## Settings

web-settings = Settings
    .lead = Kept on this device; every change counts at once.
web-settings-language = Language
web-settings-theme = Theme
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-theme-to-light = To the light theme
web-theme-to-dark = To the dark theme
web-settings-speed = Speed of battles and moves
    .hint = Battles can be stepped, sped up or skipped at any speed.
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-instant = At once
web-settings-motion = Reduced motion
    .hint = Nothing slides or turns; things are simply where they belong.
web-settings-guide = Guide
    .hint = Says what this phase is and what can be done now.
web-settings-odds = Odds while deploying
    .hint = Shows how likely your line-up is to win, where the host allows it.
web-settings-confirm = Ask before a deployment ends
    .hint = Against a slip of the finger on a touch screen.
web-settings-name = Your name at tables
    .hint = Filled in for you when you host or join.

## Why the server said no

web-refused-unreachable = The server cannot be reached. Check the connection and try again.
web-refused-lost = The connection was lost; it comes back by itself.
web-refused-already_started = The game has begun, so this cannot be changed any more.
web-refused-bad_invite = This invitation is not valid for this table.
web-refused-bad_message = The server did not understand this.
web-refused-bad_path = This address has characters in it that cannot be seen.
web-refused-bad_secret = Your seat at this table is no longer yours.
web-refused-forbidden_origin = This page may not talk to this server.
web-refused-game_is_over = The game is over.
web-refused-hello_first = The server did not understand this.
web-refused-hints_off = The host has switched odds and advice off.
web-refused-not_absent = That player is here, and has not kept the others waiting for the agreed time.
web-refused-not_host = Only the host may do this.
web-refused-not_measured = This is for programs of the server's own machine.
web-refused-not_over = The game is not over yet.
web-refused-not_seated = Spectators cannot act.
web-refused-not_started = The game has not begun.
web-refused-not_your_turn = It is another player's turn to decide.
web-refused-nothing_to_undo = Nothing can be taken back: something was revealed, or it is another's turn.
web-refused-no_such_seat = This seat does not exist.
web-refused-no_such_step = The game has not come to this step.
web-refused-no_such_table = There is no such table; perhaps it was cleared away.
web-refused-sabaton_taken = Another player has that Sabaton.
web-refused-seat_taken = Somebody sits there.
web-refused-seats_open = There are open seats: wait for players, or put bots there.
web-refused-stale_version = The table has moved on meanwhile; look again.
web-refused-storage_failed = The server could not store this, so it was not done.
web-refused-table_full = There is no free seat at this table.
web-refused-unknown_host = The server does not know the name it was called by.
web-refused-too_fast = That was too fast; wait a moment.
web-refused-too_many = Too many tables or connections from here; try again later.
web-refused-too_large = This is too large for the server.
web-refused-too_long = The server took too long over this; try again.
web-refused-failed = Something went wrong on the server.
web-refused-invalid = The server does not accept this value.
web-refused-invalid_json = The server could not read this.
web-refused-bad_record = This is no record that can be read.
web-refused-other_game = This is a record of another game.
web-refused-other_rules = This record was made with another version of the rules.
web-refused-other_components = This was begun with cards that are not at hand here.
web-refused-unknown = The server said no, and did not say why in words ({ $code }).
web-invalid-name = A name has 1 to 40 characters that can be seen.
web-invalid-sabaton = There is no such Sabaton.
web-invalid-bot = This server has no such bot, or does not let it think so long.
web-invalid-seats = The seats are not right: one is yours, and each figure sits on one of them.
web-invalid-first = That seat cannot begin.
web-invalid-clock = The clock cannot be set so.
web-invalid-options = One of the options has a value that the rules do not know.
