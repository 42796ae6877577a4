# El navegador: batallas, final de la partida, repeticiones y comprobación de un registro.

## El campo de batalla

web-battle-slot = slot { $slot }
web-battle-free = Slot { $slot }: libre
web-battle-free-virtual = Slot { $slot }: solo para Refuerzos
web-battle-fallen = derrotada
web-battle-wounds = daños { $damage } de { $hp }
web-battle-linked-behind = con Vínculo con la carta siguiente
web-battle-nobody = Aquí no hay nadie
web-battle-standing =
    { $number ->
        [one] { $number } Unidad en pie
       *[other] { $number } Unidades en pie
    }
web-battle-relaunches =
    { $number ->
        [one] Queda { $number } tirada más
       *[other] Quedan { $number } tiradas más
    }
web-battle-totals = Totales de las tres líneas
web-battle-line-long = Largo
web-battle-line-medium = Medio
web-battle-line-close = Cuerpo a Cuerpo
web-battle-packet = Daños que aún faltan para { $side }: { $left } de { $points }
web-battle-wins = Gana { $name }
web-battle-nobody-wins = No gana nadie
web-battle-place = Colocar { $token } en { $unit }, slot { $slot }
web-battle-tokens = Tus fichas Ars Bellica
web-battle-token-which = Elige una ficha y luego una de tus Unidades.
web-battle-token-where = { $token }: elige una de tus Unidades marcadas.
web-battle-joining = Cartas con Vínculo que pueden unirse al combate
web-battle-join = Añadir { $unit } desde { $space }

## El espectáculo

web-battle-show = La batalla
web-battle-controls = Pasos de la batalla
web-battle-previous = Paso anterior (←)
web-battle-next = Paso siguiente (→)
web-battle-play = Reproducir (espacio)
web-battle-pause = Pausa (espacio)
web-battle-skip = Al resultado
web-battle-go-on = Seguir
web-battle-read = Leer
web-battle-always-on = Seguir sin preguntar también después de mis batallas
web-battle-keys = Teclas: espacio reproduce y detiene, ← y → dan un paso, Intro va al resultado y sigue.
web-battle-speed = Velocidad
web-battle-speed-slow = Lenta
web-battle-speed-normal = Normal
web-battle-speed-fast = Rápida
web-battle-speed-instant = Al instante
web-battle-spoil-recruited = Reclutada
web-battle-spoil-discards = Descarte de la Era
web-battle-spoil-revealed = Revelada
web-battle-spoil-seen = Mirada
web-battle-spoil-relic = Reliquia obtenida
web-battle-spoil-looked = Mirada
web-battle-spoil-prowess = Valor ganado
web-battle-spoil-honor = Honor: { $number }
web-battle-spoil-aside = Apartado

## El final de una partida

web-battle-end = La partida ha terminado
web-battle-winner = Gana { $name } con { $score } puntos.
web-battle-winners = Victoria compartida con { $score } puntos: { $names }.
web-battle-sheet = Hoja de puntuación
web-battle-sheet-winner = Victoria
web-battle-luck = La suerte de los dados
web-battle-luck-about = Lo que las tiradas añadieron en las tres líneas, frente a lo que estos dados añaden de media.
web-battle-luck-who = Quién
web-battle-luck-die = Dado
web-battle-luck-rolls = Tiradas
web-battle-luck-added = Sacado
web-battle-luck-expected = Esperado
web-battle-luck-difference = Diferencia
web-battle-luck-none = No se tiró ningún dado.
web-battle-seal = Suerte sellada
web-battle-seal-about = El compromiso se mostró antes de la primera carta; el secreto lo abre. Demuestran que la suerte ya estaba fijada y no se cambió después, no que se eligiera a ciegas.
web-battle-commitment = Compromiso
web-battle-secret = Secreto
web-battle-head = Cabeza de la cadena
web-battle-head-about = La cabeza vale por la preparación y cada paso: quien la guarda sabrá después si un registro sigue siendo el mismo.
web-battle-check = Comprobarlo
web-battle-record = Descargar el registro
web-battle-rematch = Revancha
web-battle-rematch-go = A la revancha
web-battle-rematch-wait = El anfitrión puede preparar una revancha.

## La repetición

web-battle-replay = Repetición
web-battle-replay-about = Abre el registro de una partida y recórrela jugada a jugada.
web-battle-drop = Suelta aquí el archivo de un registro, elígelo o pega su texto.
web-battle-choose-file = Elegir un archivo
web-battle-paste = El texto de un registro
web-battle-open = Abrir
web-battle-another = Otro registro
web-battle-reading = Leyendo el registro…
web-battle-no-record = No hay texto que leer: pega un registro o elige su archivo.
web-battle-file-too-big = El archivo tiene { $size } kB; un registro tiene como mucho { $most }.
web-battle-file-unreadable = El archivo { $name } no se puede leer.
web-battle-eyes = Visto por
web-battle-eyes-all = todas las manos
web-battle-eyes-nobody = un espectador
web-battle-eyes-seat = { $name }
web-battle-moment = Jugada { $step } de { $steps }
web-battle-moments = Jugadas de la partida
web-battle-step-back = Una jugada atrás
web-battle-step-on = Una jugada adelante
web-battle-play-game = Reproducir la partida
web-battle-pause-game = Pausa
web-battle-jump-turn = Turnos
web-battle-jump-battle = Batallas
web-battle-battle-of = Jugada { $step }: { $result }
web-battle-previous-turn = Turno anterior
web-battle-next-turn = Turno siguiente
web-battle-the-deal = La preparación
web-battle-watch = Ver esta batalla
web-battle-did = { $name }: { $action }
web-battle-mini-board = El tablero
web-battle-mini-round = Ronda { $round } de { $rounds }
web-battle-mini-empty = { $space }: vacío
web-battle-mini-hand = Mano
web-battle-mini-unseen =
    { $number ->
        [one] { $number } carta oculta
       *[other] { $number } cartas ocultas
    }
web-battle-mini-deck = Mazo { $number }
web-battle-mini-discards = Descarte { $number }
web-battle-mini-warfare = Fichas Ars Bellica disponibles
web-battle-mini-tiles = Tarjeta Activa { $active }, tarjeta en espera { $pending }
web-battle-mini-off = aún fuera de las Eras

## La comprobación

web-battle-verify = Comprobar un registro
web-battle-verify-about = Un registro lleva el compromiso, el secreto, cada resultado y su cadena. El servidor lo juega de nuevo y dice por separado qué se sostiene; el sello y la cabeza los comprueba tu navegador por sí mismo.
web-battle-verify-do = Comprobar
web-battle-verify-fair = Todo encaja, y se ha comparado con lo que mostró la mesa.
web-battle-verify-unfair = Algo no encaja.
web-battle-verify-partly = Todo encaja; el principio se ha comparado con lo que mostró la mesa.
web-battle-verify-alone = Todo encaja; no se ha comparado con nada.
web-battle-verify-open = Nada está mal, pero no todo se ha podido demostrar.
web-battle-verify-head = Cabeza de la cadena, si guardaste una
    .hint = De cualquier paso, entera o sus primeras 16 cifras. Sin ella vale la que este navegador guardó de sus propias partidas.
    .wrong = Una cabeza tiene de 16 a 64 cifras, de 0 a 9 y de a a f.
web-battle-verify-remembered = Comparado con la cabeza que guardó este navegador: { $head } …
web-battle-verify-compared = Comparado con la cabeza que has dado: { $head } …
web-battle-verify-here-head = En este navegador: el registro pasa por esta cabeza
web-battle-verify-ok = encaja
web-battle-verify-bad = no encaja
web-battle-verify-here = En este navegador: el SHA-256 del secreto es el compromiso
web-battle-verify-here-not = Aquí este navegador no puede comprobar el sello por sí mismo (hace falta una página segura); vale la comprobación del servidor.
web-battle-verify-unsealed = Este registro no tiene sello: se jugó con una semilla abierta.
web-battle-verify-no-secret = Este registro aún no tiene el secreto: se muestra al acabar la partida.
web-battle-verify-moves =
    { $number ->
        [one] { $number } jugada
       *[other] { $number } jugadas
    }
