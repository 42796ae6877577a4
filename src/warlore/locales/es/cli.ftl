# Lo que dice la terminal alrededor de la partida.

## La mesa

header-round = Ronda { $round } de { $rounds } · turno de { $seat }
header-waiting = Decide { $seat }.
head-unit = Unidad
head-icons = Íconos
head-shields = Escudos
head-player = Sabaton
head-era = Era
head-hand = Mano
head-deck = Mazo
head-discards = Desc
head-tokens = Fichas
head-relics = Reliq. I–IV
head-prowess = Val
head-honor = Hon
head-points = Pts
head-kind = Tipo
head-source = Fuente
head-name = Nombre
head-tile = Tarjeta
head-eras = Eras
head-pointer = Señala
head-token = Ficha
head-copies = Copias
head-option = Opción
head-values = Valores
head-meaning = Significado
era-piles = mazo { $deck }, descarte { $discards }
empty-space = (vacío)
tile-active = Tarjeta Activa:
tile-pending = Tarjeta en espera:
tile-says = { $tile }, Eras { $eras }, señala la ficha { $pointer }
wheel = Rueda:
gear-done = hecho
warfare = Fichas Ars Bellica:
hand-of = Mano de { $seat } ({ $number })
battle-title = La batalla (el slot 1 está en el Frente)
defeated = derrotada
battle-winner = Gana: { $side }.
sum = Cartas y fichas:
legend-shields = <I I> medios escudos en el borde izquierdo y derecho · ★ Héroe · ┐┘ cartas vecinas con Vínculo
worth = vale { $number }
relic-of-era = Era { $era }, tienes { $owned }
cards-in-hand =
    { $number ->
        [one] una carta en mano
       *[other] { $number } cartas en mano
    }
becomes-active = activa las Eras { $eras }, con la ficha { $pointer }

## Jugar

greeting = A Battle Through History: { $players }
player-human = persona
player-bot = bot { $bot }
luck-sealed = La suerte está sellada. Compromiso: { $commitment }
luck-seed = La suerte viene de la semilla { $seed }.
luck-secret = El secreto de la suerte sellada: { $secret }
luck-head = La cabeza de la cadena, para verificar el registro: { $head }
resumed = Se sigue después del paso { $steps }.
type-help = Escribe un número o palabras; ? muestra los comandos.
meanwhile = Desde tu última decisión:
cover = Pasa el turno a { $seat }.
cover-hide = Pulsa Intro para ocultar tus cartas.
cover-enter = Pulsa Intro cuando estés delante.
choose-number = { $number } no está entre las opciones, que van de 1 a { $most }.
choose-ambiguous = «{ $text }» puede ser varias cosas: { $could }.
choose-close = «{ $text }» no es una acción; ¿querías decir { $could }?
choose-unknown = «{ $text }» no es una acción ni un comando; escribe un número de la lista, o ? para la ayuda.
why-legal = Ahora está permitido.
undone = Deshecho: { $action }.
undo-nothing = No se puede deshacer nada: algo se ha revelado, o ha actuado otra persona.
saved = La partida está guardada en { $path }.
save-failed = No se pudo escribir { $path }: { $reason }.
how-to-resume = Para seguir: { $command }
record-saved = El registro está en { $path }.
how-to-replay = Para verla de nuevo: { $command }
card-unknown = Ninguna carta tiene «{ $name }» en su nombre.
hints-on = Los consejos están activados.
hints-off = Los consejos están desactivados.
lang-unknown = Los idiomas son { $languages }.

## Comandos

command-help = ayuda
command-why = por qué
command-undo = deshacer
command-save = guardar
command-log = diario
command-card = carta
command-board = mesa
command-scores = puntos
command-rules = reglas
command-hints = consejos
command-lang = idioma
command-quit = salir
help-intro = Elige con un número, o con palabras como «desplegar Arqueros». Otros comandos:
help-help = esta lista (también ?)
help-why = por qué ACCIÓN: por qué no se puede ahora; sola, por qué no las habituales
help-undo = deshace tu último paso, hasta lo último revelado
help-save = guardar [ARCHIVO]: la partida se guarda sola después de cada acción
help-log = diario [N]: lo último que ha pasado
help-card = carta NOMBRE: lo que hay en una carta
help-board = toda la mesa
help-scores = los puntos de cada cual hasta ahora
help-rules = las reglas de este paso
help-hints = consejos sí o no
help-lang = idioma en|it|es: otro idioma
help-quit = salir; la partida queda guardada

## El final

scores-final = Puntuación final
scores-so-far = Puntuación hasta ahora
scores-public = Puntos hasta ahora, según lo que puedes saber; el Valor en Batalla ganado por otros no se cuenta.
scores-known = { $seat } tiene en la mano, como todos saben: { $units }.
winner = Gana { $seat } con { $points } puntos.
winners = Victoria compartida entre { $seats } con { $points } puntos.
luck-title = La suerte de los dados
luck-die = Dado
luck-rolls = Tiradas
luck-mean = Media
luck-expected = Esperada
luck-gain = Saldo
luck-note = Lo que suma una tirada en las tres líneas juntas; también cuentan las repetidas.

## Volver a ver

replay-step = Paso { $step } de { $steps }
replay-deal = La preparación
replay-act = { $seat }: { $action }
replay-seat = Visto por { $seat }.
replay-all = Se muestra todo.
replay-spectator = Visto por el público.
replay-help = Intro o `seguir` avanza, `atrás`, `ir N`, `ronda N`, `correr`, `inicio`, `fin`, `asiento NOMBRE|todos|público`, `mesa`, `ayuda`, `salir`.
replay-word-next = seguir
replay-word-back = atrás
replay-word-jump = ir
replay-word-round = ronda
replay-word-play = correr
replay-word-start = inicio
replay-word-end = fin
replay-word-seat = asiento
replay-word-table = mesa
replay-word-board = mesa
replay-word-help = ayuda
replay-word-quit = salir
replay-word-all = todos
replay-word-spectator = público
replay-unknown = «{ $text }» no es un comando; son { $commands }.
replay-range = No hay un paso { $step }; los pasos van de 0 a { $steps }.
replay-round = No hay una ronda { $round } en este registro.
replay-no-seat = «{ $text }» no tiene asiento; elige { $seats }, { $all } o { $spectator }.
replay-over = Era el último paso.
replay-start = Es el principio.

## Cartas

cards-complete = { $file } es un conjunto de cartas completo: { $units } cartas de Unidad, { $relics } Reliquias, { $tiles } tarjetas, { $tokens } fichas Ars Bellica (id { $id }, huella { $hash }).
cards-number =
    { $number ->
        [one] Una carta.
       *[other] { $number } cartas.
    }
cards-none = Ninguna carta encaja.
source-rulebook = reglamento
source-reconstruction = reconstrucción
option-default = { $value } (por defecto)

## Bots

bot-random = cualquier acción permitida
bot-greedy = toma lo que puede ahora
bot-search = lo piensa: juega muchas partidas en su cabeza
