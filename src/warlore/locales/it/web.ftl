# Il browser: ciò che tutte le pagine hanno in comune, la prima pagina, ospitare e unirsi, la sala, le impostazioni.

## Dappertutto

web-title = Warlore
web-game = A Battle Through History
web-error-unreachable = Il server non è raggiungibile. Controlla la connessione e riprova.
web-error-server = Il server ha dato una risposta senza senso.
web-close = Chiudi
web-cancel = Annulla
web-keep = Conferma
web-go = Vai
web-start = Inizia la partita
web-yes = sì
web-no = no
web-you = Tu
web-home-link = Alla prima pagina
web-lost = Qui non c’è nulla
    .lead = L’indirizzo non porta da nessuna parte. Il link per il tavolo di un amico va copiato per intero.
web-time-seconds =
    { $n ->
        [one] { $n } secondo
       *[other] { $n } secondi
    }
web-time-minutes =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minuti
    }
web-time-hours =
    { $n ->
        [one] { $n } ora
       *[other] { $n } ore
    }
web-time-days =
    { $n ->
        [one] { $n } giorno
       *[other] { $n } giorni
    }

## La prima pagina

web-eras = Le quattro Ere
web-age-I = Bronzo e ferro
web-age-II = Castelli e corone
web-age-III = Polvere e vele
web-age-IV = Acciaio e fumo
web-play-now = Gioca subito
    .how = Contro i bot. Senza account, senza preparativi.
web-host = Apri un tavolo
    .how = Invita gli amici con un link, scegli le condizioni.
    .lead = Di' chi siede dove. Agli amici basta il link che riceverai.
web-join-link = Unisciti con un link
    .how = Un amico ti ha mandato un invito.
    .label = Il link che hai ricevuto
    .hint = Incollalo per intero, fino all’ultima lettera.
    .wrong = Questo non è un link a un tavolo di questo server.
web-hot-seat = Un solo schermo
    .how = Più persone si alternano a questo dispositivo.
    .lead = Tra un turno e l’altro lo schermo è coperto, così nessuno vede la mano altrui.
web-more = Altro
web-replay = Rivedi un file
web-verify = Verifica una partita
web-your-tables = I tuoi tavoli
web-status-lobby = In attesa di giocatori
web-status-playing = Partita in corso: continua
web-status-over = Finita: guarda il risultato
web-status-missing = Il tavolo { $id } non è su questo server
web-forget-table = Togli questo tavolo dall’elenco
web-fan-note = Warlore è una realizzazione non ufficiale fatta da appassionati, con grafica e testi originali. Non è legata agli autori del gioco da tavolo né approvata da loro.

## Avversari

web-opponents = Avversari
web-strength = La loro forza
web-strength-of = Forza del bot al posto { $n }
web-people = Persone
web-bots = Bot con voi
web-person = Giocatore { $n }
web-name-of = Nome del giocatore { $n }
web-bot-random = Recluta
    .hint = Fa una mossa permessa qualsiasi. Va bene per un primo sguardo.
web-bot-greedy = Capitano
    .hint = Prende quello che può subito, e combatte bene.
web-bot-search = Generale
    .hint = Pensa in anticipo: gioca molte partite nella sua testa prima di ogni mossa.
web-bot-at = { $sabaton } ({ $rank })
web-bot-thinking = { $rank }, { $seconds } s

## Ospitare

web-seats = Posti
web-how-many = Giocatori
web-seat-n = Posto { $n }
web-seat-open = Libero
web-seat-here = Questo schermo
web-seat-bot = Bot
web-seat-n-open = Posto { $n } (libero)
web-seat-n-bot = Posto { $n } ({ $rank })
web-your-name = Il tuo nome
web-your-sabaton = Il tuo Sabaton
web-sabaton-of = Sabaton del posto { $n }
web-any-sabaton = Una qualsiasi
web-terms = Condizioni della partita
web-long-campaign = Campagna lunga
web-rounds =
    { $n ->
        [8] Campagna lunga: 8 round
       *[other] { $n } round
    }
web-hints = Probabilità e consigli
    .hint = Mentre schierano, tutti possono vedere quanto è probabile la vittoria e chiedere lo schieramento migliore.
web-hints-on = Probabilità e consigli sono attivi
web-hints-off = Niente probabilità, niente consigli
web-clock = Orologio
web-clock-none = Senza orologio
    .hint = Ognuno si prende il tempo che gli serve.
web-clock-live = Dal vivo
    .hint = Un tempo per tutta la partita; quando è finito, un bot decide per te.
web-clock-turns = Per decisione
    .hint = Per partite di più giorni: un tempo fisso per ogni decisione, poi la prende un bot.
web-clock-live-told = { $time } a testa, più { $more } a ogni passo
web-clock-turns-told = { $time } per ogni decisione
web-clock-budget = Per tutta la partita
web-clock-increment = In più a ogni passo
web-clock-decision = Per ogni decisione
web-first = Chi comincia
web-first-lot = Tirato a sorte
web-begins-lot = Chi comincia si tira a sorte
web-begins = Comincia { $name }
web-grace = Se qualcuno se ne va
    .hint = Può tornare in ogni momento e riprendere il posto.
web-grace-never = Gli altri aspettano
web-grace-after = Un bot gioca al suo posto dopo { $time }
web-stand-in = Il bot che sostituisce
    .hint = Per chi è assente, se n’è andato o non ha più tempo.
web-options = Opzioni delle regole
web-option-wrap_eras = Le Ere formano un anello
web-option-chain_links = Intere catene di Legami
web-option-swap_at_limit = Scambiare gettoni al limite
web-option-reshuffle_on_draw = I mazzi vuoti si rimescolano
web-option-tighten_up = Serrate le fila!
    .draw2 = pesca 2 carte
    .recover = recupera una carta
    .reshuffle = rimescola
web-option-heroic_death_is_ordinary = La Morte Eroica è danno normale
web-option-diversion_order = Ordine dei Diversivi
    .front = dal Fronte
    .rear = dalla retroguardia
web-option-early_end = Le battaglie finiscono prima
web-option-honor_supply = Onore delle Armi
    .unlimited = senza limite
web-option-min_defender_units = Unità di chi è sfidato
web-open-table = Apri il tavolo
web-host-then-share = Poi: il link per i tuoi amici.
web-host-then-start = Ci siete tutti: la partita inizia subito.

## Unirsi

web-join = Unisciti a un tavolo
    .lead = Siediti, oppure guarda: chi guarda vede solo ciò che vedono tutti.
web-join-invited = { $host } ti invita
web-at-table = Al tavolo
web-guest = Ospite
web-sit-down = Siediti
web-watch = Guarda
web-to-table = Al tavolo
web-join-held = Hai già un posto a questo tavolo.
web-join-begun = La partita è iniziata senza di te; puoi guardare.
web-join-full = Tutti i posti sono occupati; puoi guardare.
web-join-no-invite = Questo link è troncato: manca l’invito; chiedilo di nuovo.

## La sala

web-lobby = Il tavolo è pronto
web-lobby-open =
    { $n ->
        [one] Un posto è libero.
       *[other] { $n } posti sono liberi.
    }
web-lobby-complete = Tutti i posti sono occupati.
web-share = Invita gli amici
    .hint = Chi apre questo link può sedersi a un posto libero.
    .label = Link a questo tavolo
web-share-native = Invia
web-share-text = { $name } ti invita a una partita di Warlore.
web-copy = Copia
web-copied = Il link è negli appunti.
web-copy-by-hand = Il browser non permette di copiare; il link è selezionato per te.
web-seat-waiting = In attesa di qualcuno
web-here = presente
web-away = assente
web-host-tag = ospita
web-you-tag = tu
web-add-bot = Metti un bot
web-remove-bot = Togli il bot dal posto { $n }
web-kick = Allontana { $name }
web-spectators =
    { $n ->
        [one] Una persona guarda.
       *[other] { $n } persone guardano.
    }
web-change-terms = Cambia le condizioni
web-rename = Cambia nome
web-name-changed = Il tuo nome è cambiato.
web-leave = Lascia il tavolo
web-start-not-yet = Riempi i posti liberi, o mettici dei bot.
web-wait-for-host = { $name } inizia la partita quando ci siete tutti.

## Impostazioni

web-settings = Impostazioni
    .lead = Restano su questo dispositivo; ogni cambiamento vale subito.
web-settings-language = Lingua
web-settings-theme = Tema
web-theme-system = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-theme-to-light = Al tema chiaro
web-theme-to-dark = Al tema scuro
web-settings-speed = Velocità di battaglie e mosse
    .hint = A ogni velocità le battaglie si possono seguire passo per passo, accelerare o saltare.
web-speed-slow = Lenta
web-speed-normal = Normale
web-speed-fast = Veloce
web-speed-instant = Subito
web-settings-motion = Movimento ridotto
    .hint = Nulla scorre o gira; le cose sono semplicemente al loro posto.
web-settings-guide = Guida
    .hint = Dice che fase è e che cosa si può fare adesso.
web-settings-odds = Probabilità durante lo schieramento
    .hint = Mostra quanto è probabile che il tuo schieramento vinca, se chi ospita lo permette.
web-settings-confirm = Chiedi prima di finire lo schieramento
    .hint = Contro un dito che scivola sullo schermo tattile.
web-settings-name = Il tuo nome ai tavoli
    .hint = Già scritto quando apri un tavolo o ti unisci.

## Perché il server ha detto no

web-refused-unreachable = Il server non è raggiungibile. Controlla la connessione e riprova.
web-refused-lost = La connessione è caduta; torna da sola.
web-refused-already_started = La partita è iniziata, quindi non si può più cambiare.
web-refused-bad_invite = Questo invito non vale per questo tavolo.
web-refused-bad_message = Il server non ha capito.
web-refused-bad_path = Questo indirizzo contiene caratteri che non si vedono.
web-refused-bad_secret = Il tuo posto a questo tavolo non è più tuo.
web-refused-forbidden_origin = Questa pagina non può parlare con questo server.
web-refused-game_is_over = La partita è finita.
web-refused-hello_first = Il server non ha capito.
web-refused-hints_off = Chi ospita ha disattivato probabilità e consigli.
web-refused-not_absent = Quel giocatore è presente e non ha fatto aspettare gli altri per tutto il tempo concordato.
web-refused-not_host = Solo chi ospita può farlo.
web-refused-not_measured = Questo è per i programmi della macchina del server.
web-refused-not_over = La partita non è ancora finita.
web-refused-not_seated = Chi guarda non può agire.
web-refused-not_started = La partita non è iniziata.
web-refused-not_your_turn = Tocca a un altro giocatore decidere.
web-refused-nothing_to_undo = Non si può annullare nulla: qualcosa è stato rivelato, o tocca a un altro.
web-refused-no_such_seat = Questo posto non esiste.
web-refused-no_such_step = La partita non è arrivata a questo passo.
web-refused-no_such_table = Questo tavolo non c’è; forse è stato sparecchiato.
web-refused-sabaton_taken = Un altro giocatore ha quel Sabaton.
web-refused-seat_taken = Lì siede qualcuno.
web-refused-seats_open = Ci sono posti liberi: aspetta dei giocatori o metti dei bot.
web-refused-stale_version = Nel frattempo il tavolo è andato avanti; guarda di nuovo.
web-refused-storage_failed = Il server non ha potuto salvare, quindi non è stato fatto.
web-refused-table_full = A questo tavolo non c’è posto.
web-refused-unknown_host = Il server non conosce il nome con cui è stato chiamato.
web-refused-too_fast = Troppo in fretta; aspetta un momento.
web-refused-too_many = Troppi tavoli o connessioni da qui; riprova più tardi.
web-refused-too_large = È troppo grande per il server.
web-refused-too_long = Il server ci ha messo troppo; riprova.
web-refused-failed = Qualcosa è andato storto sul server.
web-refused-invalid = Il server non accetta questo valore.
web-refused-invalid_json = Il server non è riuscito a leggerlo.
web-refused-bad_record = Questo resoconto non si può leggere.
web-refused-other_game = È il resoconto di un altro gioco.
web-refused-other_rules = Questo resoconto è stato fatto con un’altra versione delle regole.
web-refused-other_components = È stato iniziato con carte che qui non ci sono.
web-refused-unknown = Il server ha detto di no, senza spiegare perché ({ $code }).
web-invalid-name = Un nome ha da 1 a 40 caratteri visibili.
web-invalid-sabaton = Questo Sabaton non esiste.
web-invalid-bot = Questo server non ha un bot così, o non lo lascia pensare tanto.
web-invalid-seats = I posti non vanno bene: uno è il tuo, e ogni Sabaton ne occupa uno solo.
web-invalid-first = Quel posto non può cominciare.
web-invalid-clock = L’orologio non si può regolare così.
web-invalid-options = Una delle opzioni ha un valore che le regole non conoscono.
