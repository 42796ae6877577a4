# Quello che il terminale dice attorno alla partita.

## Il tavolo

header-round = Round { $round } di { $rounds } · tocca a { $seat }
header-waiting = Decide { $seat }.
head-unit = Unità
head-icons = Icone
head-shields = Scudi
head-player = Sabaton
head-era = Era
head-hand = Mano
head-deck = Mazzo
head-discards = Scarti
head-tokens = Gettoni
head-relics = Cimeli I–IV
head-prowess = Val
head-honor = On
head-points = Pti
head-kind = Tipo
head-source = Fonte
head-name = Nome
head-tile = Tessera
head-eras = Ere
head-pointer = Indica
head-token = Gettone
head-copies = Copie
head-option = Opzione
head-values = Valori
head-meaning = Significato
era-piles = mazzo { $deck }, scarti { $discards }
empty-space = (vuoto)
tile-active = Tessera Attiva:
tile-pending = Tessera in Attesa:
tile-says = { $tile }, Ere { $eras }, indica il gettone { $pointer }
wheel = Ruota:
gear-done = fatto
warfare = Gettoni Ars Bellica:
hand-of = Mano di { $seat } ({ $number })
battle-title = La battaglia (lo slot 1 è al Fronte)
defeated = sconfitta
battle-winner = Vince: { $side }.
sum = Carte e gettoni:
legend-shields = <I I> mezzi scudi sul bordo sinistro e destro · ★ Eroe · ┐┘ carte vicine in Legame
worth = vale { $number }
relic-of-era = Era { $era }, ne hai { $owned }
cards-in-hand =
    { $number ->
        [one] una carta in mano
       *[other] { $number } carte in mano
    }
becomes-active = rende attive le Ere { $eras }, con il gettone { $pointer }

## Giocare

greeting = A Battle Through History: { $players }
player-human = persona
player-bot = bot { $bot }
luck-sealed = La sorte è sigillata. Impegno: { $commitment }
luck-seed = La sorte viene dal seme { $seed }.
luck-secret = Il segreto della sorte sigillata: { $secret }
luck-head = La testa della catena, per verificare il resoconto: { $head }
resumed = Si riprende dopo il passo { $steps }.
type-help = Scrivi un numero o delle parole; ? mostra i comandi.
meanwhile = Dalla tua ultima decisione:
cover = Passa la mano a { $seat }.
cover-hide = Premi Invio per nascondere le tue carte.
cover-enter = Premi Invio quando ci sei.
choose-number = { $number } non è tra le scelte, che vanno da 1 a { $most }.
choose-ambiguous = «{ $text }» può voler dire più cose: { $could }.
choose-close = «{ $text }» non è un’azione; volevi dire { $could }?
choose-unknown = «{ $text }» non è un’azione né un comando; scrivi un numero dell’elenco, o ? per l’aiuto.
why-legal = Adesso si può fare.
undone = Annullato: { $action }.
undo-nothing = Non si può annullare niente: qualcosa è stato rivelato, o ha agito un’altra persona.
saved = La partita è salvata in { $path }.
save-failed = Non si può scrivere { $path }: { $reason }.
how-to-resume = Per riprendere: { $command }
record-saved = Il resoconto è in { $path }.
how-to-replay = Per rivederla: { $command }
card-unknown = Nessuna carta ha «{ $name }» nel nome.
hints-on = I consigli sono attivi.
hints-off = I consigli sono disattivati.
lang-unknown = Le lingue sono { $languages }.

## Comandi

command-help = aiuto
command-why = perché
command-undo = annulla
command-save = salva
command-log = diario
command-card = carta
command-board = tavolo
command-scores = punti
command-rules = regole
command-hints = consigli
command-lang = lingua
command-quit = esci
help-intro = Scegli con un numero, o con parole come «schiera Arcieri». Altri comandi:
help-help = questo elenco (anche ?)
help-why = perché AZIONE: perché adesso non si può; da solo, perché non si possono quelle comuni
help-undo = annulla il tuo ultimo passo, fino all’ultima cosa rivelata
help-save = salva [FILE]: la partita si salva da sola dopo ogni azione
help-log = diario [N]: che cosa è successo da ultimo
help-card = carta NOME: che cosa c’è su una carta
help-board = tutto il tavolo
help-scores = i punti di tutti finora
help-rules = le regole di questo passo
help-hints = consigli sì o no
help-lang = lingua en|it|es: un’altra lingua
help-quit = esci; la partita è salvata

## La fine

scores-final = Punteggio finale
scores-so-far = Punteggio finora
scores-public = I punti finora, per quanto puoi sapere; il Valore in Battaglia vinto da altri non è contato.
scores-known = { $seat } ha in mano, come tutti sanno: { $units }.
winner = Vince { $seat } con { $points } punti.
winners = Vittoria condivisa tra { $seats } con { $points } punti.
luck-title = La fortuna dei dadi
luck-die = Dado
luck-rolls = Tiri
luck-mean = Media
luck-expected = Attesa
luck-gain = Scarto
luck-note = Quanto un tiro aggiunge sulle tre linee insieme; contano anche i rilanci.

## Rivedere

replay-step = Passo { $step } di { $steps }
replay-deal = L’allestimento
replay-act = { $seat }: { $action }
replay-seat = Visto da { $seat }.
replay-all = Tutto è scoperto.
replay-spectator = Visto dal pubblico.
replay-help = Invio o `avanti` prosegue, `indietro`, `vai N`, `round N`, `scorri`, `inizio`, `fine`, `posto NOME|tutti|pubblico`, `tavolo`, `aiuto`, `esci`.
replay-word-next = avanti
replay-word-back = indietro
replay-word-jump = vai
replay-word-round = round
replay-word-play = scorri
replay-word-start = inizio
replay-word-end = fine
replay-word-seat = posto
replay-word-table = tavolo
replay-word-board = tavolo
replay-word-help = aiuto
replay-word-quit = esci
replay-word-all = tutti
replay-word-spectator = pubblico
replay-unknown = «{ $text }» non è un comando; sono { $commands }.
replay-range = Non c’è un passo { $step }; i passi vanno da 0 a { $steps }.
replay-round = Non c’è un round { $round } in questo resoconto.
replay-no-seat = «{ $text }» non siede al tavolo; scegli { $seats }, { $all } o { $spectator }.
replay-over = Era l’ultimo passo.
replay-start = È l’inizio.

## Carte

cards-complete = { $file } è un insieme di carte completo: { $units } carte Unità, { $relics } Cimeli, { $tiles } tessere, { $tokens } gettoni Ars Bellica (id { $id }, impronta { $hash }).
cards-number =
    { $number ->
        [one] Una carta.
       *[other] { $number } carte.
    }
cards-none = Nessuna carta corrisponde.
source-rulebook = regolamento
source-reconstruction = ricostruzione
option-default = { $value } (predefinito)

## Bot

bot-random = un’azione permessa qualsiasi
bot-greedy = prende quello che può subito
bot-search = ci pensa: gioca molte partite nella sua testa
