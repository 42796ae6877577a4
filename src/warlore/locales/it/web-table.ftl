# Il tavolo: il Tabellone, cosa si può fare, il diario, le probabilità, il menu.

web-table-title = Tavolo – Warlore
web-table-opening = Si sta preparando il tavolo…
web-table-home = Prima pagina
web-table-close = Chiudi
web-table-tools = Strumenti
web-table-menu = Menu
web-table-settings = Tutte le impostazioni
web-table-none = Qui non c’è nulla.

## A che punto siamo

web-table-round = Round { $round } di { $rounds }
web-table-your-turn = Tocca a te decidere
web-table-turn = Decide { $seat }
web-table-battle = La battaglia
web-table-battle-hint = Seguila passo per passo o saltala
web-table-you = tu
web-table-decides = deve decidere
web-table-spectator = Spettatore
web-table-waiting = { $seat } sta decidendo…
web-table-deciding = { $seat } – { $step }
web-table-behind =
    { $count ->
        [0] Ecco cosa succede.
        [one] Ancora un passo da mostrare.
       *[other] Ancora { $count } passi da mostrare.
    }
web-table-skip = Vai al presente
web-table-clock = Tempo rimasto: { $time }
web-table-places = Parti del Tabellone
web-table-lost = La connessione è caduta. Si tenta di tornare…
web-table-past = Stai guardando il passato: dopo il passo { $step }.
web-table-present = Torna al presente
web-table-see-board = Vedi il Tabellone
web-table-see-battle = Vedi la battaglia
web-table-see-result = Vedi il risultato

## Il Tabellone

web-table-gears = L’Ingranaggio del Tempo
web-table-space = { $space }: { $unit }
web-table-space-legal = { $space }: { $unit }, si può scegliere
web-table-space-empty = { $space }: vuoto
web-table-linked = In Legame con la carta alla sua destra
web-table-stands-here = { $seat } si trova qui
web-table-nowhere = non ancora sul Tabellone
web-table-era-deck =
    { $count ->
        [one] Mazzo di quest’Era: 1 carta
       *[other] Mazzo di quest’Era: { $count } carte
    }
web-table-era-discards = Scarti dell’Era { $era }
web-table-era-discards-count = Scarti dell’Era { $era }: { $count }
web-table-tile-pile = Pila delle tessere: ne restano { $count }. Inserisci una tessera
web-table-tiles = Tessere
web-table-insert = Inserisci
web-table-pending = In Attesa
web-table-active = Attiva
web-table-inserted = Tessere inserite in questo turno: { $count } di 3
web-table-warfare = Gettoni Ars Bellica
web-table-token = Spazio Ars Bellica { $n }: { $token }
web-table-token-pointed = Spazio Ars Bellica { $n }, indicato dalla tessera Attiva: { $token }
web-table-relic-deck = Mazzo dei Cimeli: { $count }
web-table-relic-discards = Scarti dei Cimeli
web-table-relic-discards-count = Scarti dei Cimeli: { $count }
web-table-dismissed = Congedate dalla partita
web-table-dismissed-count = Congedate dalla partita: { $count }

## Giocatori

web-table-players = Giocatori
web-table-player-open = { $seat }: mostra tutto ciò che è pubblico
web-table-bot = Gioca un bot
web-table-away = assente
web-table-score = { $points } punti finora
web-table-score-hidden = Almeno { $points } punti finora; gettoni Valore in Battaglia ancora coperti: { $hidden }
web-table-hand-size = Mano: { $count }
web-table-hand-known = Mano: { $count }; tutti sanno che c’è: { $units }
web-table-deck-size = Mazzo: { $count }
web-table-discards-size = Scarti: { $count }
web-table-relics-of = Cimeli dell’Era { $era }: { $count }, valgono { $points }
web-table-prowess-left = Gettoni Valore propri rimasti: { $count }
web-table-prowess-won = Gettone Valore vinto a { $seat }: { $value }
web-table-prowess-position = Gettone Valore { $n }: { $value }
web-table-own-prowess = Gettoni Valore in Battaglia propri
web-table-honor = Onore delle Armi: { $count }
web-table-unseen = In mano o nel mazzo: { $count }
web-table-known-in-hand = In mano, come tutti sanno: { $count }
web-table-known-in-deck = Nel mazzo, come tutti sanno: { $count }
web-table-aside = Eroi messi da parte

## La mano

web-table-hand = La tua mano
web-table-hand-empty = La tua mano è vuota.
web-table-own-discards = I tuoi scarti

## Cosa si può fare

web-table-actions = Cosa si può fare ora
web-table-choose = Scegli
web-table-action-with-card = { $action }: { $unit }
web-table-family-recover = Recupera una carta
web-table-family-dismiss = Congeda una carta
web-table-family-deploy = Schiera un’Unità
web-table-family-chase = Insegui una carta
web-table-family-place = Metti un gettone
web-table-family-swap = Scambia un gettone
web-table-done-add_linked = Affronta queste
web-table-done-defend = Chiudi lo schieramento
web-table-done-defender_tokens = Nessun altro gettone
web-table-done-attack = Chiudi lo schieramento
web-table-done-attacker_tokens = Tira i dadi
web-table-confirm-done = Chiudere lo schieramento?
web-table-go-on = Continua a schierare
web-table-why-not-pointed = La tessera Attiva indica un altro gettone (H3.2)
web-table-about = Leggi { $unit }
web-table-worth =
    { $points ->
        [0] Non vale punti
        [one] Vale 1 punto
       *[other] Vale { $points } punti
    }
web-table-gain =
    { $points ->
        [one] +1 punto
       *[other] +{ $points } punti
    }
web-table-undo =
    { $count ->
        [0] Nulla da annullare
       *[other] Annulla (passi possibili: { $count })
    }

## La guida

web-table-guide = Guida
web-table-guide-wait = Stanno giocando gli altri. La tua mano resta in vista; il diario racconta cosa succede.
web-table-guide-battle = Lungo, Medio, poi Corpo a Corpo: su ogni linea il totale più basso subisce la differenza, a partire dal Fronte.
web-table-more = Le regole di questo passo

## Il diario

web-table-log = Diario
web-table-deal = L’allestimento
web-table-turn-of = Round { $round }: { $seat }
web-table-see-moment = Vedi il tavolo dopo il passo { $step }

## Probabilità

web-table-odds = Probabilità
web-table-win = di vincere
web-table-nobody = nessuno
web-table-odds-words = Vince { $attacker }: { $wins }; vince { $defender }: { $loses }; nessuno: { $nobody }.
web-table-odds-targets = Come andrebbe il tuo schieramento migliore contro ogni bersaglio?
web-table-survivors = Unità in piedi alla fine, { $seat }
web-table-working = Si sta calcolando…
web-table-advise = Schieramento migliore
web-table-advise-against = Contro { $space }: { $unit }
web-table-best = Schieramento migliore
web-table-best-against = Schieramento migliore contro { $space }: { $unit }
web-table-runner-up = Scelta { $n }
web-table-no-odds = Le probabilità appaiono quando scegli un bersaglio e mentre schieri.
web-table-no-odds-nothing_deployed = Schiera un’Unità per vedere le sue probabilità.
web-table-no-odds-attack_unknown = L’Attaccante schiera dopo di te: non ci sono ancora probabilità.
web-table-no-odds-too_many = Le possibilità sono troppe da contare.
web-table-no-odds-hand_is_empty = La tua mano è vuota.

## Il menu

web-table-speed = Ritmo di ciò che fanno gli altri
web-table-speed-slow = lento
web-table-speed-normal = normale
web-table-speed-fast = veloce
web-table-speed-instant = subito
web-table-language = Lingua
web-table-odds-shown = Mostra le probabilità mentre si schiera
web-table-confirm-setting = Chiedi prima di chiudere uno schieramento
web-table-still = Movimento ridotto
web-table-host = Chi ospita
web-table-hints = Probabilità e consigli per tutti
web-table-stand-in = Fai sostituire da un bot
web-table-stand-down = Ferma il bot

## Più giocatori su uno schermo

web-table-hand-over = Passa lo schermo a { $seat }
web-table-hand-over-hint = Ora deve guardare solo { $seat }.
web-table-hand-over-ready = Sono { $seat }: mostra la mia mano

## La tastiera

web-table-keys = Tastiera
web-table-help = Ciò che è incorniciato e luminoso si può scegliere; il resto dice perché no. Tieni premuta una carta, o indicala, per leggerla per intero.
web-table-cap-Enter = Invio
web-table-cap-Space = Spazio
web-table-cap-Esc = Esc
web-table-key-choose = fai ciò che la barra elenca con questo numero
web-table-key-move = vai alla prossima cosa che si può scegliere
web-table-key-enter = sceglila
web-table-key-detail = leggi la carta per intero
web-table-key-undo = annulla
web-table-key-log = diario
web-table-key-odds = probabilità
web-table-key-guide = guida sì o no
web-table-key-hand = alla mano
web-table-key-board = al Tabellone; in battaglia, Tabellone o battaglia
web-table-key-players = ai giocatori
web-table-key-skip = vai al presente
web-table-key-help = questo aiuto
web-table-key-close = chiudi, o torna al presente
