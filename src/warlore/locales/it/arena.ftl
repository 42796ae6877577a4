# L’arena: molte partite fra bot, e i resoconti che ne nascono.

## Che cosa può andare storto

arena-needs-library = Serve { $library }: in un clone lo installa `make arena`, altrove pip install "warlore[{ $extra }]".
arena-no-run = { $path }: qui non c’è nessuna serie dell’arena.
arena-other-format = { $path }: la serie ha il formato { $format }, questa versione legge il { $known }.
arena-bad-manifest = { $path }: non è la descrizione di una serie ({ $problem }).
arena-another-run = { $path }: qui c’è un’altra serie, diversa in { $different }. Scegli un’altra cartella.
arena-not-empty = { $path }: la cartella non è vuota e non contiene una serie dell’arena.
arena-nothing-played = { $path }: nessuna partita di questa serie è ancora finita.
arena-no-game = game: il gioco '{ $game }' non esiste; i giochi sono { $games }.
arena-no-bot = bots: il bot '{ $bot }' non esiste; i bot sono { $bots }.
arena-how-many-bots = bots: sono { $n }, ma devono essere da 1 a { $most }.
arena-how-many-games = games: { $n }, ma devono essere da 1 a { $most }.
arena-how-many-players = players: in { $n } non si può giocare.
arena-how-many-workers = workers: { $n }, ma deve essere almeno 1.
arena-bad-seed = seed: { $seed }, ma deve essere un numero da 0 a 18446744073709551615.
arena-bad-option = option: '{ $option }' non è NOME=VALORE.
arena-bad-seconds = bot-seconds: { $seconds }, ma deve essere da { $least } a { $most }.
arena-seconds-without-program = bot-seconds: non gioca nessun programma, e solo ai programmi si mette fretta.
arena-bot-after-program = bots: { $bot } è un bot o fa parte del comando { $program }? Un programma prende tutto ciò che segue: dai a ciascuno dei due un --bots proprio, o metti fra virgolette le parole del comando con virgole.
arena-name-again = bots: in questa serie gioca { $bot }; nulla si avvia perché lo dice un file: indica di nuovo i bot con --bots.
arena-needed = { $name }: va indicato per una nuova serie.
arena-other-version = Un processo ha warlore { $here }, la serie è fatta per { $there }.
arena-other-components = Qui il mazzo è { $here }, la serie è fatta per { $there }.
arena-no-ray = ray: nessun cluster risponde a { $address } ({ $problem }).
arena-ray-failed = ray: un processo è fallito: { $problem }.
arena-ray-refused = ray: su una macchina del cluster: { $problem }.
arena-interrupted = Interrotto: partite conservate in { $path }: { $done } su { $games }; lo stesso comando riprende dal resto.

## Mentre si gioca

arena-progress = partite: { $done } su { $games }
arena-rate = { $rate } partite/s
arena-ends = fine verso le { $time }
arena-finished =
    { $games ->
        [one] Una partita è in { $path } (seme { $seed }).
       *[other] { $games } partite sono in { $path } (seme { $seed }).
    }
arena-written = Il rapporto è in { $path }.
arena-first-fault = Partita { $game }, posto { $seat }: { $note }.
arena-faults-of = { $bot }: { $n ->
    [one] 1 decisione è stata lasciata
   *[other] { $n } decisioni sono state lasciate
} al caso, in { $games ->
    [one] 1 posto giocato
   *[other] { $games } posti giocati
}, perché era in ritardo, non c’era più, ha sbagliato o non ha scelto nulla di permesso.

## Il rapporto

arena-game-history = A Battle Through History: rapporto dell’arena
arena-compare-title = Due serie dell’arena a confronto
arena-report-lead =
    { $games ->
        [one] Una partita a { $players } giocatori, fra { $bots }.
       *[other] { $games } partite a { $players } giocatori, fra { $bots }.
    }
arena-report-footer = Gli intervalli contengono il valore vero 19 volte su 20.
arena-interval = Intervallo al 95 %
arena-bot = Bot
arena-mean = Media
arena-all = tutti
arena-won = Vittorie
arena-rating = Elo
arena-mean-score = Punteggio medio
arena-seats-played = Posti giocati

arena-fact-games = Partite
arena-fact-score = Punteggio medio
arena-fact-first = Vince chi inizia
arena-fact-margin = Scarto della vittoria
arena-fact-shared = Vittorie condivise
arena-fact-decisions = Decisioni per partita
arena-fact-attack = Attacchi al tabellone vinti

arena-ratings = Classifica
arena-ratings-note = Forze di Bradley–Terry sulla scala Elo, con media 0: 100 punti in più significano il 64 % dei confronti vinti. Con più di due giocatori ogni coppia di bot è confrontata per piazzamento; gli intervalli contano ogni partita come una sola osservazione.
arena-faults = Mancanze
arena-faults-head = Decisioni lasciate al caso
arena-faults-games = Posti con mancanze / giocati
arena-faults-note = Dove un bot era in ritardo, non c’era più, ha sbagliato o non ha scelto nulla di permesso, è stata presa un’azione permessa a caso. Se sono molte, le altre cifre mostrano il caso più che il bot.
arena-scores = Punteggi
arena-scores-across = punti a fine partita
arena-scores-note = A destra, i punteggi sotto i quali sta il 5 %, 25 %, 50 %, 75 % e 95 % dei risultati.
arena-seating = Posti
arena-seating-note = Senza vantaggi ognuno vincerebbe { $fair }. Ogni bot siede lo stesso numero di volte in ogni posto; le vittorie condivise contano in parte.
arena-places-title = Secondo l’ordine di gioco
arena-places-head = Gioca
arena-place = { $n ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
   *[other] quinto
}
arena-seats-title = Secondo il Sabaton
arena-seats-head = Posto
arena-points = Da dove vengono i punti
arena-points-all = { $bot }
arena-points-winners = { $bot }, vincente
arena-points-others = { $bot }, non vincente
arena-points-note = Punti medi di un posto a fine partita, per provenienza.
arena-battles = Battaglie
arena-against-board = Contro il tabellone: { $n } battaglie, { $won } vinte dall’Attaccante
arena-against-player = Contro un altro giocatore: { $n } battaglie, { $won } vinte dall’Attaccante
arena-attackers = { $n ->
    [one] 1 Unità attaccante
   *[other] { $n } Unità attaccanti
}
arena-defenders = { $n ->
    [one] 1 Difensore
   *[other] { $n } Difensori
}
arena-battles-note = Quanto spesso vince l’Attaccante, secondo le Unità delle due parti, rinforzi compresi; sotto, metà dell’intervallo e il numero di battaglie. Fino a 3 Unità l’Attaccante ha il Dado Forte, oltre quello Rischioso.
arena-dice = Dadi
arena-face = Dado e faccia
arena-won-attacker = Vince l’Attaccante
arena-won-defender = Vince il Difensore
arena-dice-note = Quanto spesso vince la parte che ha quel dado, secondo la faccia rimasta alla fine.
arena-face-strong-1 = +1 Lungo
arena-face-strong-2 = +1 Lungo (seconda faccia)
arena-face-strong-3 = +1 Medio
arena-face-strong-4 = +1 Medio (seconda faccia)
arena-face-strong-5 = +1 Corpo a Corpo
arena-face-strong-6 = +2 Corpo a Corpo
arena-face-risky-1 = +1 su ogni linea
arena-face-risky-2 = −1 su ogni linea
arena-face-risky-3 = +3 Corpo a Corpo
arena-face-risky-4 = −1 Lungo
arena-face-risky-5 = +2 Medio
arena-face-risky-6 = −1 Medio
arena-cards = Carte
arena-cards-head = Carta
arena-cards-seats = Reclutata da
arena-cards-note = Contributo alla vittoria: quanto più spesso ha vinto chi ha reclutato la carta, rispetto ai posti dello stesso bot che hanno reclutato altrettante carte senza di essa. Dice dove stava la carta, non che cosa ha fatto da sola.
arena-tokens = Gettoni Ars Bellica
arena-tokens-head = Gettone
arena-tokens-seats = Preso da
arena-tokens-used = Usato
arena-tokens-note = Contributo alla vittoria come per le carte, fra posti dello stesso bot che hanno preso altrettanti gettoni. «Usato» è la parte dei gettoni presi che è stata piazzata o spesa.
arena-worth = Contributo alla vittoria
arena-length = Durata delle partite
arena-length-across = decisioni in una partita
arena-length-per-game = Per partita
arena-length-decisions = Decisioni
arena-length-battles = Battaglie
arena-plan = La serie
arena-plan-bots = Bot
arena-plan-players = Giocatori
arena-plan-games = Partite finite / richieste
arena-plan-seed = Seme
arena-plan-options = Opzioni
arena-plan-default = predefinite
arena-plan-cards = Mazzo
arena-plan-rules = Regole
arena-plan-bot-seconds = Tempo di un programma per rispondere
arena-plan-unbalanced = Il numero di partite non è un multiplo di { $cycle }: non tutte le disposizioni sono state giocate lo stesso numero di volte.

## Confronti

arena-compare-lead = A: { $a }. B: { $b }.
arena-compare-what = Che cosa
arena-compare-difference = B − A
arena-compare-figures = Valori
arena-compare-cards = Reclutamento e valore delle carte
arena-compare-cards-note = Prima le differenze più certe. Reclutata, preso: da quanti posti. Affrontata: in quante battaglie contro il tabellone; battuta: quante di queste ha vinto l’Attaccante.
arena-compare-note = Prima le più certe. È colorato ciò che il solo caso mostrerebbe, in uno qualsiasi dei { $number } valori confrontati, in meno di un confronto su cento (correzione di Holm). Gli intervalli valgono per ogni valore da solo.
arena-compare-changed = Che cosa è cambiato
arena-compare-recruited = { $item }: reclutata
arena-compare-taken = { $item }: preso
arena-compare-worth = { $item }: contributo alla vittoria
arena-compare-met = { $item }: affrontata sul tabellone
arena-compare-won = { $item }: battuta quando affrontata
arena-compare-nothing = Le due serie chiedono la stessa cosa: cambia solo la fortuna.
arena-compare-score = Punteggio medio
arena-compare-first = Vince chi inizia
arena-compare-shared = Vittorie condivise
arena-compare-margin = Scarto della vittoria
arena-compare-decisions = Decisioni per partita
arena-compare-board = Attacchi al tabellone vinti
arena-compare-player = Attacchi ai giocatori vinti
arena-compare-bot = { $bot } vince
arena-compare-faults = Mancanze di { $bot } a partita
arena-compare-points = Punti: { $source }
