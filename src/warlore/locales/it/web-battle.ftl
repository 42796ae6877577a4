# Il browser: battaglie, fine della partita, repliche e controllo di un resoconto.

## Il campo di battaglia

web-battle-slot = slot { $slot }
web-battle-free = Slot { $slot }: libero
web-battle-free-virtual = Slot { $slot }: solo per i Rinforzi
web-battle-fallen = sconfitta
web-battle-wounds = danni { $damage } su { $hp }
web-battle-linked-behind = in Legame con la carta seguente
web-battle-nobody = Qui non c’è nessuno
web-battle-standing =
    { $number ->
        [one] { $number } Unità in piedi
       *[other] { $number } Unità in piedi
    }
web-battle-relaunches =
    { $number ->
        [one] { $number } Rilancio rimasto
       *[other] { $number } Rilanci rimasti
    }
web-battle-totals = Totali delle tre linee
web-battle-line-long = Lungo
web-battle-line-medium = Medio
web-battle-line-close = Corpo a Corpo
web-battle-packet = Danni ancora in arrivo per { $side }: { $left } su { $points }
web-battle-wins = Vince { $name }
web-battle-nobody-wins = Non vince nessuno
web-battle-place = Metti { $token } su { $unit } nello slot { $slot }
web-battle-tokens = I tuoi gettoni Ars Bellica
web-battle-token-which = Scegli un gettone, poi una delle tue Unità.
web-battle-token-where = { $token }: scegli una delle tue Unità segnate.
web-battle-joining = Carte in Legame che possono unirsi allo scontro
web-battle-join = Aggiungi { $unit } da { $space }

## Lo spettacolo

web-battle-show = La battaglia
web-battle-controls = Passi della battaglia
web-battle-previous = Passo precedente (←)
web-battle-next = Passo seguente (→)
web-battle-play = Avvia (spazio)
web-battle-pause = Pausa (spazio)
web-battle-skip = Al risultato
web-battle-go-on = Avanti
web-battle-read = Leggi
web-battle-always-on = Prosegui da solo anche dopo le mie battaglie
web-battle-keys = Tasti: spazio avvia e mette in pausa, ← e → fanno un passo, Invio va al risultato e poi avanti.
web-battle-speed = Velocità
web-battle-speed-slow = Lenta
web-battle-speed-normal = Normale
web-battle-speed-fast = Rapida
web-battle-speed-instant = Subito
web-battle-spoil-recruited = Reclutata
web-battle-spoil-discards = Scarti dell’Era
web-battle-spoil-revealed = Rivelato
web-battle-spoil-seen = Guardato
web-battle-spoil-relic = Cimelio ottenuto
web-battle-spoil-looked = Guardato
web-battle-spoil-prowess = Valore vinto
web-battle-spoil-honor = Onore: { $number }
web-battle-spoil-aside = Messo da parte

## La fine di una partita

web-battle-end = La partita è finita
web-battle-winner = Vince { $name } con { $score } punti.
web-battle-winners = Vittoria condivisa con { $score } punti: { $names }.
web-battle-sheet = Tabella dei punti
web-battle-sheet-winner = Vittoria
web-battle-luck = La fortuna dei dadi
web-battle-luck-about = Quanto hanno aggiunto i tiri sulle tre linee, rispetto a quanto questi dadi aggiungono in media.
web-battle-luck-who = Chi
web-battle-luck-die = Dado
web-battle-luck-rolls = Tiri
web-battle-luck-added = Tirato
web-battle-luck-expected = Atteso
web-battle-luck-difference = Differenza
web-battle-luck-none = Nessun dado è stato tirato.
web-battle-seal = Sorte sigillata
web-battle-seal-about = L’impegno era visibile prima della prima carta; il segreto lo apre. Dimostrano che la sorte era già fissata e non è stata cambiata dopo, non che sia stata scelta alla cieca.
web-battle-commitment = Impegno
web-battle-secret = Segreto
web-battle-head = Testa della catena
web-battle-head-about = La testa vale per l’allestimento e per ogni passo: chi la conserva saprà poi se un resoconto è ancora lo stesso.
web-battle-check = Controlla
web-battle-record = Scarica il resoconto
web-battle-rematch = Rivincita
web-battle-rematch-go = Alla rivincita
web-battle-rematch-wait = Chi ospita può preparare una rivincita.

## La replica

web-battle-replay = Replica
web-battle-replay-about = Apri il resoconto di una partita e ripercorrila mossa per mossa.
web-battle-drop = Trascina qui il file di un resoconto, sceglilo, o incolla il suo testo.
web-battle-choose-file = Scegli un file
web-battle-paste = Il testo di un resoconto
web-battle-open = Apri
web-battle-another = Un altro resoconto
web-battle-reading = Lettura del resoconto…
web-battle-no-record = Non c’è testo da leggere: incolla un resoconto o scegli il suo file.
web-battle-file-too-big = Il file ha { $size } kB; un resoconto ne ha al massimo { $most }.
web-battle-file-unreadable = Il file { $name } non si può leggere.
web-battle-eyes = Visto da
web-battle-eyes-all = tutte le mani
web-battle-eyes-nobody = uno spettatore
web-battle-eyes-seat = { $name }
web-battle-moment = Mossa { $step } di { $steps }
web-battle-moments = Mosse della partita
web-battle-step-back = Una mossa indietro
web-battle-step-on = Una mossa avanti
web-battle-play-game = Avvia la partita
web-battle-pause-game = Pausa
web-battle-jump-turn = Turni
web-battle-jump-battle = Battaglie
web-battle-battle-of = Mossa { $step }: { $result }
web-battle-previous-turn = Turno precedente
web-battle-next-turn = Turno seguente
web-battle-the-deal = L’allestimento
web-battle-watch = Guarda questa battaglia
web-battle-did = { $name }: { $action }
web-battle-mini-board = Il Tabellone
web-battle-mini-round = Round { $round } di { $rounds }
web-battle-mini-empty = { $space }: vuoto
web-battle-mini-hand = Mano
web-battle-mini-unseen =
    { $number ->
        [one] { $number } carta coperta
       *[other] { $number } carte coperte
    }
web-battle-mini-deck = Mazzo { $number }
web-battle-mini-discards = Scarti { $number }
web-battle-mini-warfare = Gettoni Ars Bellica disponibili
web-battle-mini-tiles = Tessera Attiva { $active }, tessera in Attesa { $pending }
web-battle-mini-off = non ancora in un’Era

## Il controllo

web-battle-verify = Controlla un resoconto
web-battle-verify-about = Un resoconto contiene l’impegno, il segreto, ogni risultato e la sua catena. Il server lo rigioca e dice separatamente che cosa regge; il sigillo e la testa li controlla il tuo browser da solo.
web-battle-verify-do = Controlla
web-battle-verify-fair = Tutto torna, ed è stato confrontato con ciò che il tavolo ha mostrato.
web-battle-verify-unfair = Qualcosa non torna.
web-battle-verify-partly = Tutto torna; l’inizio è stato confrontato con ciò che il tavolo ha mostrato.
web-battle-verify-alone = Tutto torna; non è stato confrontato con nulla.
web-battle-verify-open = Niente è sbagliato, ma non tutto si è potuto dimostrare.
web-battle-verify-head = Testa della catena, se ne hai conservata una
    .hint = Di un passo qualsiasi, intera o le sue prime 16 cifre. Senza, vale quella che questo browser ha conservato delle proprie partite.
    .wrong = Una testa ha da 16 a 64 cifre, da 0 a 9 e da a a f.
web-battle-verify-remembered = Confrontato con la testa conservata da questo browser: { $head } …
web-battle-verify-compared = Confrontato con la testa che hai dato: { $head } …
web-battle-verify-here-head = In questo browser: il resoconto passa per questa testa
web-battle-verify-ok = torna
web-battle-verify-bad = non torna
web-battle-verify-here = In questo browser: lo SHA-256 del segreto è l’impegno
web-battle-verify-here-not = Qui questo browser non può controllare il sigillo da solo (serve una pagina sicura); vale il controllo del server.
web-battle-verify-unsealed = Questo resoconto non ha sigillo: si è giocato con un seme aperto.
web-battle-verify-no-secret = Questo resoconto non ha ancora il segreto: si mostra a partita finita.
web-battle-verify-moves =
    { $number ->
        [one] { $number } mossa
       *[other] { $number } mosse
    }
