# The browser: who gets a seat and keeps it, and what the people at a table decide together.

## The terms

web-patience = Agreed time
    .hint = Who is away, or keeps the others waiting without a clock, for so long may be replaced.
web-patience-told = Agreed time for who is away or idle: { $time }
web-by-hand = Let people in one by one
    .hint = Whoever opens the link asks for a seat, and you say yes or no.
    .told = Whoever opens this link asks for a seat, and you say yes or no.
web-by-hand-told = The host lets people in one by one
web-by-link-told = Whoever has the link may sit down
web-several = Several seats for one browser
    .hint = Else one browser gets one seat. That stops mistakes, not a cheat with two browsers.
web-several-told = One browser may have several seats here.
web-one-seat = One browser gets one seat. That stops mistakes, not a cheat with two browsers.

## Asking for a seat

web-ask-seat = Ask for a seat
web-asked = You have asked for a seat; the host says yes or no.
    .withdraw = Ask no longer
web-asked-game = You have asked for a lost seat; you get it when all the others have agreed.
web-asks = Waiting to be let in
web-ask = { $time }: { $name } asks for a seat.
web-ask-lost = { $time }: { $name } asks for seat { $n }, whose key was lost.
web-admit = Let { $name } in
web-turn-away = Turn { $name } away
web-lost-seat = You had a seat here and lost it?
    .lobby = The host can hand it out to you again; the old key then opens nothing.
    .game = When its holder has been away for { $time } and all the others agree, you get it; the old key then opens nothing. They have to agree because who gets a seat sees its hand.
    .ask = Ask for the seat of { $name }

## In a game

web-table-people = The people at the table
    .hint = A bot plays on for somebody when all the others want it; one voice alone, or the host, has to wait the agreed time ({ $time }). Whoever is played for can take over again at any time.
web-table-bot-plays = a bot plays
web-table-vote-bot = Vote: a bot for { $name }
web-table-abort = End the game
    .hint = Without a result, when everybody agrees.
    .sure = This cannot be taken back once everybody agrees.
    .yes = I am for the end
web-table-lost-link = Link for somebody who has lost their seat
web-vote-bot = Shall a bot play on for { $name }?
web-vote-abort = Shall the game end without a result?
web-vote-seat = Shall { $name } get seat { $n }, and see its hand?
web-vote-for =
    For it: { $names }.
    { $n ->
        [0] The agreed time has yet to pass.
        [one] One voice is missing.
       *[other] { $n } voices are missing.
    }
web-vote-yes = Agree
web-vote-no = Against
web-stood-in = A bot plays for { $name }.
    .back = Play on myself
web-aborted = The game was ended without a result, as everybody agreed. Its record stays.
web-status-aborted = Ended without a result

## The table's own log

web-notes = What happened at this table
web-note-joined = { $name } takes a seat.
web-note-asked = { $name } asks for a seat.
web-note-asked_lost = { $name } asks for seat { $n }, whose key was lost.
web-note-asked_again = { $name } asked for a further seat from the same browser, in vain.
web-note-no_room = { $name } asked for a seat; none was free.
web-note-admitted = { $name } is let in and takes a seat.
web-note-handed_out = Seat { $n } was that of { $by } and is now that of { $name }; the old key opens nothing any more.
web-note-turned_away = { $name } gets no seat.
web-note-withdrew = { $name } no longer asks for a seat.
web-note-kicked = { $by } sends { $name } away; the old invitation no longer counts.
web-note-left = { $name } leaves the table.
web-note-stands_in = { $name } is away: a bot plays on.
web-note-back = { $name } plays again.
web-note-bot_by_host = { $by } puts a bot in the place of { $name }.
web-note-bot_ends = { $by } stops the bot that plays for { $name }.
web-note-yes_bot = { $by } is for a bot in the place of { $name }.
web-note-no_bot = { $by } is against a bot in the place of { $name }: that is off.
web-note-passed_bot = All the others agree: a bot plays on for { $name }.
web-note-moot_bot = { $name } plays: no bot is needed.
web-note-yes_seat = { $by } is for giving seat { $n } to { $name }.
web-note-no_seat = { $by } is against giving seat { $n } to { $name }: that is off.
web-note-passed_seat = All the others agree: seat { $n } goes to { $name }.
web-note-moot_seat = The holder of seat { $n } is here: it does not go to { $name }.
web-note-yes_abort = { $by } is for ending the game without a result.
web-note-no_abort = { $by } is against ending the game: it goes on.
web-note-passed_abort = Everybody agrees: the game ends without a result.

## Taking seats along

web-seats-along = Take your seats to another browser
    .lead = Your seats are kept in this browser alone. Whoever has a seat's key sees its hand and plays for you: give the file or the link to nobody.
web-more-tables =
    { $n ->
        [one] One more table
       *[other] { $n } more tables
    }
web-seats-out = From this browser
    .hint = The file is for keeping, the link for opening in the other browser. The keys stand behind the #, which is not sent to the server.
web-seats-held =
    { $n ->
        [0] No seat is kept here.
        [one] One seat is kept here.
       *[other] { $n } seats are kept here.
    }
web-seats-save = Save as a file
web-seats-link = Make a link
    .label = Link to your seats
web-seats-too-many = There are too many seats for a link; take the file.
web-seats-in = Into this browser
    .hint = Seats are added to those that are here; none is lost.
web-seats-file = A file of seats
web-seats-offered =
    This link holds { $n ->
        [one] one seat
       *[other] { $n } seats
    } at { $tables ->
        [one] one table.
       *[other] { $tables } tables.
    }
web-seats-take = Take over
web-seats-added =
    { $n ->
        [one] One seat was added
       *[other] { $n } seats were added
    } at { $tables ->
        [one] one table.
       *[other] { $tables } tables.
    }
web-seats-none-new = Nothing was added.
web-seats-known =
    { $n ->
        [one] One was here already.
       *[other] { $n } were here already.
    }
web-seats-broken = These are no seats: the file or the link is broken or cut. Nothing was changed.

## Why the server said no

web-refused-aborted = The game was ended without a result.
web-refused-asks_full = Too many people wait for a seat at this table already.
web-refused-bot_plays = A bot plays for that seat already.
web-refused-just_decided = This was voted down just now; wait a minute.
web-refused-no_such_ask = Nobody asks for this any more.
web-refused-no_such_vote = This is not being voted on.
web-refused-no_voice = Whose seat it is about has no voice in it.
web-refused-nobody_agrees = Nobody else plays here who could agree to it.
web-refused-not_away_long = That player has not been away for the agreed time.
web-refused-one_seat = This browser has a seat here already; the host may allow more than one.
web-refused-turned_away = You were not let in, or the holder of the seat came back.
