# Il browser: chi ottiene un posto e lo conserva, e che cosa decidono insieme le persone a un tavolo.

## Le condizioni

web-patience = Tempo concordato
    .hint = Chi è assente, o senza orologio fa aspettare gli altri, per tutto questo tempo può essere sostituito.
web-patience-told = Tempo concordato per chi è assente o inattivo: { $time }
web-by-hand = Fai entrare uno alla volta
    .hint = Chi apre il link chiede un posto, e tu dici sì o no.
    .told = Chi apre questo link chiede un posto, e tu dici sì o no.
web-by-hand-told = Chi ospita fa entrare uno alla volta
web-by-link-told = Chi ha il link può sedersi
web-several = Più posti per lo stesso browser
    .hint = Altrimenti un browser ha un posto solo. Questo evita gli errori, non chi imbroglia con due browser.
web-several-told = Qui lo stesso browser può avere più posti.
web-one-seat = Un browser ha un posto solo. Questo evita gli errori, non chi imbroglia con due browser.

## Chiedere un posto

web-ask-seat = Chiedi un posto
web-asked = Hai chiesto un posto; chi ospita dirà sì o no.
    .withdraw = Ritira la richiesta
web-asked-game = Hai chiesto un posto perduto; lo avrai quando tutti gli altri saranno d’accordo.
web-asks = In attesa di entrare
web-ask = { $time }: { $name } chiede un posto.
web-ask-lost = { $time }: { $name } chiede il posto { $n }, di cui si è persa la chiave.
web-admit = Fai entrare { $name }
web-turn-away = Rifiuta { $name }
web-lost-seat = Avevi un posto qui e l’hai perso?
    .lobby = Chi ospita può riassegnartelo; la vecchia chiave non aprirà più nulla.
    .game = Quando chi lo occupava è assente da { $time } e tutti gli altri sono d’accordo, lo avrai tu; la vecchia chiave non aprirà più nulla. Devono essere d’accordo perché chi riceve un posto ne vede la mano.
    .ask = Chiedi il posto di { $name }

## In partita

web-table-people = Le persone al tavolo
    .hint = Un bot continua al posto di qualcuno se tutti gli altri lo vogliono; una voce sola, o chi ospita, deve attendere il tempo concordato ({ $time }). Chi viene sostituito può riprendere in ogni momento.
web-table-bot-plays = gioca un bot
web-table-vote-bot = Voto: un bot per { $name }
web-table-abort = Termina la partita
    .hint = Senza risultato, se tutti sono d’accordo.
    .sure = Quando tutti sono d’accordo non si può più tornare indietro.
    .yes = Sono per la fine
web-table-lost-link = Link per chi ha perso il proprio posto
web-vote-bot = Un bot deve continuare al posto di { $name }?
web-vote-abort = La partita deve finire senza risultato?
web-vote-seat = { $name } deve avere il posto { $n }, e vederne la mano?
web-vote-for =
    A favore: { $names }.
    { $n ->
        [0] Deve ancora passare il tempo concordato.
        [one] Manca una voce.
       *[other] Mancano { $n } voci.
    }
web-vote-yes = D’accordo
web-vote-no = Contro
web-stood-in = Un bot gioca al posto di { $name }.
    .back = Riprendo io
web-aborted = La partita è finita senza risultato, d’accordo tutti. Il suo resoconto resta.
web-status-aborted = Finita senza risultato

## Il diario del tavolo

web-notes = Che cosa è successo a questo tavolo
web-note-joined = { $name } prende posto.
web-note-asked = { $name } chiede un posto.
web-note-asked_lost = { $name } chiede il posto { $n }, di cui si è persa la chiave.
web-note-asked_again = { $name } ha chiesto invano un altro posto dallo stesso browser.
web-note-no_room = { $name } ha chiesto un posto; non ce n’erano di liberi.
web-note-admitted = { $name } ottiene di entrare e prende posto.
web-note-handed_out = Il posto { $n } era di { $by } e ora è di { $name }; la vecchia chiave non apre più nulla.
web-note-turned_away = { $name } non ottiene un posto.
web-note-withdrew = { $name } non chiede più un posto.
web-note-kicked = { $by } allontana { $name }; il vecchio invito non vale più.
web-note-left = { $name } lascia il tavolo.
web-note-stands_in = { $name } non c’è: continua un bot.
web-note-back = { $name } torna a giocare.
web-note-bot_by_host = { $by } mette un bot al posto di { $name }.
web-note-bot_ends = { $by } ferma il bot che gioca al posto di { $name }.
web-note-yes_bot = { $by } è per un bot al posto di { $name }.
web-note-no_bot = { $by } è contro un bot al posto di { $name }: non se ne fa nulla.
web-note-passed_bot = Tutti gli altri sono d’accordo: un bot continua al posto di { $name }.
web-note-moot_bot = { $name } gioca: non serve un bot.
web-note-yes_seat = { $by } è per dare il posto { $n } a { $name }.
web-note-no_seat = { $by } è contro dare il posto { $n } a { $name }: non se ne fa nulla.
web-note-passed_seat = Tutti gli altri sono d’accordo: il posto { $n } va a { $name }.
web-note-moot_seat = Chi occupa il posto { $n } è qui: non va a { $name }.
web-note-yes_abort = { $by } è per finire la partita senza risultato.
web-note-no_abort = { $by } è contro la fine della partita: si continua.
web-note-passed_abort = Tutti sono d’accordo: la partita finisce senza risultato.

## Portare con sé i posti

web-seats-along = Porta i tuoi posti in un altro browser
    .lead = I tuoi posti stanno solo in questo browser. Chi ha la chiave di un posto ne vede la mano e gioca per te: non dare a nessuno il file o il link.
web-more-tables =
    { $n ->
        [one] Un altro tavolo
       *[other] Altri { $n } tavoli
    }
web-seats-out = Da questo browser
    .hint = Il file è da conservare, il link da aprire nell’altro browser. Le chiavi stanno dopo il #, che non viene inviato al server.
web-seats-held =
    { $n ->
        [0] Qui non c’è nessun posto.
        [one] Qui c’è un posto.
       *[other] Qui ci sono { $n } posti.
    }
web-seats-save = Salva in un file
web-seats-link = Crea un link
    .label = Link ai tuoi posti
web-seats-too-many = I posti sono troppi per un link; usa il file.
web-seats-in = In questo browser
    .hint = I posti si aggiungono a quelli che ci sono; nessuno va perso.
web-seats-file = Un file di posti
web-seats-offered =
    Questo link contiene { $n ->
        [one] un posto
       *[other] { $n } posti
    } a { $tables ->
        [one] un tavolo.
       *[other] { $tables } tavoli.
    }
web-seats-take = Prendi
web-seats-added =
    { $n ->
        [one] Aggiunto un posto
       *[other] Aggiunti { $n } posti
    } a { $tables ->
        [one] un tavolo.
       *[other] { $tables } tavoli.
    }
web-seats-none-new = Non è stato aggiunto nulla.
web-seats-known =
    { $n ->
        [one] Uno c’era già.
       *[other] { $n } c’erano già.
    }
web-seats-broken = Questi non sono posti: il file o il link è rovinato o troncato. Non è cambiato nulla.

## Perché il server ha detto no

web-refused-aborted = La partita è finita senza risultato.
web-refused-asks_full = Troppe persone aspettano già un posto a questo tavolo.
web-refused-bot_plays = Per quel posto gioca già un bot.
web-refused-just_decided = È appena stato respinto; aspetta un minuto.
web-refused-no_such_ask = Nessuno lo chiede più.
web-refused-no_such_vote = Su questo non si sta votando.
web-refused-no_voice = Chi è in questione non ha voce.
web-refused-nobody_agrees = Qui non gioca nessun altro che possa essere d’accordo.
web-refused-not_away_long = Quel giocatore non è assente da tutto il tempo concordato.
web-refused-one_seat = Questo browser ha già un posto qui; chi ospita può permetterne più di uno.
web-refused-turned_away = La tua richiesta non è stata accolta, o chi occupava il posto è tornato.
