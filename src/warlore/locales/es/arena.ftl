# La arena: muchas partidas entre bots, y los informes sobre ellas.

## Lo que puede salir mal

arena-needs-library = Hace falta { $library }: en un clon lo instala `make arena`, en otro sitio pip install "warlore[{ $extra }]".
arena-no-run = { $path }: aquí no hay ninguna serie de la arena.
arena-other-format = { $path }: la serie tiene el formato { $format }, esta versión lee el { $known }.
arena-bad-manifest = { $path }: no es la descripción de una serie ({ $problem }).
arena-another-run = { $path }: aquí hay otra serie, distinta en { $different }. Elige otra carpeta.
arena-not-empty = { $path }: la carpeta no está vacía y no contiene una serie de la arena.
arena-nothing-played = { $path }: todavía no ha terminado ninguna partida de esta serie.
arena-no-game = game: no existe el juego '{ $game }'; los juegos son { $games }.
arena-no-bot = bots: no existe el bot '{ $bot }'; los bots son { $bots }.
arena-how-many-bots = bots: son { $n }, pero deben ser de 1 a { $most }.
arena-how-many-games = games: { $n }, pero deben ser de 1 a { $most }.
arena-how-many-players = players: no se puede jugar con { $n }.
arena-how-many-workers = workers: { $n }, pero debe ser al menos 1.
arena-bad-seed = seed: { $seed }, pero debe ser un número de 0 a 18446744073709551615.
arena-bad-option = option: '{ $option }' no es NOMBRE=VALOR.
arena-bad-seconds = bot-seconds: { $seconds }, pero debe ser de { $least } a { $most }.
arena-seconds-without-program = bot-seconds: no juega ningún programa, y solo a los programas se les mete prisa.
arena-bot-after-program = bots: ¿{ $bot } es un bot o parte de la orden { $program }? Un programa toma todo lo que sigue: da a cada uno su propio --bots, o pon entre comillas las palabras de la orden que llevan comas.
arena-name-again = bots: en esta serie juega { $bot }; nada se inicia porque lo diga un archivo: nombra otra vez los bots con --bots.
arena-needed = { $name }: hay que indicarlo para una serie nueva.
arena-other-version = Un proceso tiene warlore { $here }, la serie es para { $there }.
arena-other-components = Aquí las cartas son { $here }, la serie es para { $there }.
arena-no-ray = ray: ningún clúster responde en { $address } ({ $problem }).
arena-ray-failed = ray: un proceso ha fallado: { $problem }.
arena-ray-refused = ray: en una máquina del clúster: { $problem }.
arena-interrupted = Interrumpido: partidas guardadas en { $path }: { $done } de { $games }; el mismo comando sigue con el resto.

## Mientras se juega

arena-progress = partidas: { $done } de { $games }
arena-rate = { $rate } partidas/s
arena-ends = acaba hacia las { $time }
arena-finished =
    { $games ->
        [one] Una partida está en { $path } (semilla { $seed }).
       *[other] { $games } partidas están en { $path } (semilla { $seed }).
    }
arena-written = El informe está en { $path }.
arena-first-fault = Partida { $game }, asiento { $seat }: { $note }.
arena-faults-of = { $bot }: { $n ->
    [one] 1 decisión quedó
   *[other] { $n } decisiones quedaron
} al azar, en { $games ->
    [one] 1 asiento jugado
   *[other] { $games } asientos jugados
}, porque tardó demasiado, ya no estaba, falló o no eligió nada permitido.

## El informe

arena-game-history = A Battle Through History: informe de la arena
arena-compare-title = Dos series de la arena, comparadas
arena-report-lead =
    { $games ->
        [one] Una partida de { $players } jugadores, entre { $bots }.
       *[other] { $games } partidas de { $players } jugadores, entre { $bots }.
    }
arena-report-footer = Los intervalos contienen el valor verdadero 19 de cada 20 veces.
arena-interval = Intervalo del 95 %
arena-bot = Bot
arena-mean = Media
arena-all = todos
arena-won = Victorias
arena-rating = Elo
arena-mean-score = Puntuación media
arena-seats-played = Asientos jugados

arena-fact-games = Partidas
arena-fact-score = Puntuación media
arena-fact-first = Gana quien empieza
arena-fact-margin = Margen de victoria
arena-fact-shared = Victorias compartidas
arena-fact-decisions = Decisiones por partida
arena-fact-attack = Ataques al tablero ganados

arena-ratings = Clasificación
arena-ratings-note = Fuerzas de Bradley–Terry en la escala Elo, con media 0: 100 puntos más significan ganar el 64 % de las comparaciones. Con más de dos jugadores cada pareja de bots se compara por puesto; los intervalos toman cada partida como una sola observación.
arena-faults = Fallos
arena-faults-head = Decisiones dejadas al azar
arena-faults-games = Asientos con fallos / jugados
arena-faults-note = Donde un bot tardó demasiado, ya no estaba, falló o no eligió nada permitido, se tomó al azar una acción permitida. Si son muchas, las demás cifras muestran el azar más que el bot.
arena-scores = Puntuaciones
arena-scores-across = puntos al final de la partida
arena-scores-note = A la derecha, las puntuaciones por debajo de las cuales está el 5 %, 25 %, 50 %, 75 % y 95 % de los resultados.
arena-seating = Asientos
arena-seating-note = Sin ventajas cada uno ganaría { $fair }. Cada bot se sienta igual de a menudo en cada asiento; las victorias compartidas cuentan en parte.
arena-places-title = Según el orden de juego
arena-places-head = Juega
arena-place = { $n ->
    [1] primero
    [2] segundo
    [3] tercero
    [4] cuarto
   *[other] quinto
}
arena-seats-title = Según el Sabaton
arena-seats-head = Asiento
arena-points = De dónde vienen los puntos
arena-points-all = { $bot }
arena-points-winners = { $bot }, al ganar
arena-points-others = { $bot }, al no ganar
arena-points-note = Puntos medios de un asiento al final de la partida, por procedencia.
arena-battles = Batallas
arena-against-board = Contra el tablero: { $n } batallas, { $won } ganadas por el Atacante
arena-against-player = Contra otro jugador: { $n } batallas, { $won } ganadas por el Atacante
arena-attackers = { $n ->
    [one] 1 Unidad atacante
   *[other] { $n } Unidades atacantes
}
arena-defenders = { $n ->
    [one] 1 Defensor
   *[other] { $n } Defensores
}
arena-battles-note = Con qué frecuencia gana el Atacante, según las Unidades de ambos bandos, refuerzos incluidos; debajo, la mitad del intervalo y el número de batallas. Hasta 3 Unidades el Atacante tiene el dado fuerte; con más, el riesgoso.
arena-dice = Dados
arena-face = Dado y cara
arena-won-attacker = Gana el Atacante
arena-won-defender = Gana el Defensor
arena-dice-note = Con qué frecuencia gana el bando que tiene ese dado, según la cara que quedó al final.
arena-face-strong-1 = +1 Largo
arena-face-strong-2 = +1 Largo (segunda cara)
arena-face-strong-3 = +1 Medio
arena-face-strong-4 = +1 Medio (segunda cara)
arena-face-strong-5 = +1 Cuerpo a Cuerpo
arena-face-strong-6 = +2 Cuerpo a Cuerpo
arena-face-risky-1 = +1 en todas las líneas
arena-face-risky-2 = −1 en todas las líneas
arena-face-risky-3 = +3 Cuerpo a Cuerpo
arena-face-risky-4 = −1 Largo
arena-face-risky-5 = +2 Medio
arena-face-risky-6 = −1 Medio
arena-cards = Cartas
arena-cards-head = Carta
arena-cards-seats = Reclutada por
arena-cards-note = Contribución a la victoria: cuánto más a menudo ganó quien reclutó la carta, comparado con asientos del mismo bot que reclutaron otras tantas cartas sin ella. Muestra dónde estaba la carta, no lo que hizo por sí sola.
arena-tokens = Fichas Ars Bellica
arena-tokens-head = Ficha
arena-tokens-seats = Tomada por
arena-tokens-used = Usada
arena-tokens-note = Contribución a la victoria como con las cartas, entre asientos del mismo bot que tomaron otras tantas fichas. «Usada» es la parte de las fichas tomadas que se colocó o se gastó.
arena-worth = Contribución a la victoria
arena-length = Duración de las partidas
arena-length-across = decisiones en una partida
arena-length-per-game = Por partida
arena-length-decisions = Decisiones
arena-length-battles = Batallas
arena-plan = La serie
arena-plan-bots = Bots
arena-plan-players = Jugadores
arena-plan-games = Partidas terminadas / pedidas
arena-plan-seed = Semilla
arena-plan-options = Opciones
arena-plan-default = por defecto
arena-plan-cards = Cartas
arena-plan-rules = Reglas
arena-plan-bot-seconds = Tiempo de un programa para responder
arena-plan-unbalanced = El número de partidas no es múltiplo de { $cycle }: no todas las disposiciones se han jugado igual de a menudo.

## Comparaciones

arena-compare-lead = A: { $a }. B: { $b }.
arena-compare-what = Qué
arena-compare-difference = B − A
arena-compare-figures = Valores
arena-compare-cards = Reclutamiento y valor de las cartas
arena-compare-cards-note = Primero las diferencias más seguras. Reclutada, tomada: por cuántos asientos. Enfrentada: en cuántas batallas contra el tablero; derrotada: cuántas de ellas ganó el Atacante.
arena-compare-note = Primero las más seguras. En color, lo que el puro azar mostraría, en cualquiera de los { $number } valores comparados, en menos de una comparación de cada cien (corrección de Holm). Los intervalos valen para cada valor por separado.
arena-compare-changed = Qué ha cambiado
arena-compare-recruited = { $item }: reclutada
arena-compare-taken = { $item }: tomada
arena-compare-worth = { $item }: contribución a la victoria
arena-compare-met = { $item }: enfrentada en el tablero
arena-compare-won = { $item }: derrotada al enfrentarla
arena-compare-nothing = Ambas series piden lo mismo; solo cambia la suerte.
arena-compare-score = Puntuación media
arena-compare-first = Gana quien empieza
arena-compare-shared = Victorias compartidas
arena-compare-margin = Margen de victoria
arena-compare-decisions = Decisiones por partida
arena-compare-board = Ataques al tablero ganados
arena-compare-player = Ataques a jugadores ganados
arena-compare-bot = { $bot } gana
arena-compare-faults = Fallos de { $bot } por partida
arena-compare-points = Puntos: { $source }
