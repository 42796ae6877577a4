# El navegador: lo que todas las páginas comparten, la primera página, crear y unirse, la sala, los ajustes.

## En todas partes

web-title = Warlore
web-game = A Battle Through History
web-error-unreachable = No se puede conectar con el servidor. Comprueba la conexión e inténtalo de nuevo.
web-error-server = El servidor dio una respuesta sin sentido.
web-close = Cerrar
web-cancel = Cancelar
web-keep = Guardar
web-go = Ir
web-start = Empezar la partida
web-yes = sí
web-no = no
web-you = Tú
web-home-link = A la primera página
web-lost = Aquí no hay nada
    .lead = La dirección no lleva a ninguna parte. El enlace a la mesa de un amigo debe copiarse entero.
web-time-seconds =
    { $n ->
        [one] { $n } segundo
       *[other] { $n } segundos
    }
web-time-minutes =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minutos
    }
web-time-hours =
    { $n ->
        [one] { $n } hora
       *[other] { $n } horas
    }
web-time-days =
    { $n ->
        [one] { $n } día
       *[other] { $n } días
    }

## La primera página

web-eras = Las cuatro Eras
web-age-I = Bronce y hierro
web-age-II = Castillos y coronas
web-age-III = Pólvora y velas
web-age-IV = Acero y humo
web-play-now = Jugar ya
    .how = Contra bots. Sin cuenta y sin preparativos.
web-host = Crear una mesa
    .how = Invita a tus amigos con un enlace y elige las condiciones.
    .lead = Di quién se sienta dónde. A tus amigos les basta el enlace que recibirás.
web-join-link = Unirse con un enlace
    .how = Un amigo te ha enviado una invitación.
    .label = El enlace que te dieron
    .hint = Pégalo entero, hasta la última letra.
    .wrong = Esto no es un enlace a una mesa de este servidor.
web-hot-seat = Una sola pantalla
    .how = Varias personas se turnan en este dispositivo.
    .lead = Entre turnos la pantalla se cubre, para que nadie vea la mano de otro.
web-more = Más
web-replay = Repetir un archivo
web-verify = Verificar una partida
web-your-tables = Tus mesas
web-status-lobby = Esperando jugadores
web-status-playing = Partida en curso: continuar
web-status-over = Terminada: ver el resultado
web-status-missing = La mesa { $id } no está en este servidor
web-forget-table = Quitar esta mesa de la lista
web-fan-note = Warlore es una versión no oficial hecha por aficionados, con arte y textos originales. No está vinculada a los autores del juego de mesa ni respaldada por ellos.

## Rivales

web-opponents = Rivales
web-strength = Su fuerza
web-strength-of = Fuerza del bot del asiento { $n }
web-people = Personas
web-bots = Bots en la mesa
web-person = Jugador { $n }
web-name-of = Nombre del jugador { $n }
web-bot-random = Recluta
    .hint = Hace cualquier cosa permitida. Bueno para un primer vistazo.
web-bot-greedy = Capitán
    .hint = Toma lo que puede en el momento, y combate bien.
web-bot-search = General
    .hint = Piensa por adelantado: juega muchas partidas en su cabeza antes de cada jugada.
web-bot-at = { $sabaton } ({ $rank })
web-bot-thinking = { $rank }, { $seconds } s

## Crear una mesa

web-seats = Asientos
web-how-many = Jugadores
web-seat-n = Asiento { $n }
web-seat-open = Libre
web-seat-here = Esta pantalla
web-seat-bot = Bot
web-seat-n-open = Asiento { $n } (libre)
web-seat-n-bot = Asiento { $n } ({ $rank })
web-your-name = Tu nombre
web-your-sabaton = Tu Sabaton
web-sabaton-of = Sabaton del asiento { $n }
web-any-sabaton = Cualquiera
web-terms = Condiciones de la partida
web-long-campaign = Campaña larga
web-rounds =
    { $n ->
        [8] Campaña larga: 8 rondas
       *[other] { $n } rondas
    }
web-hints = Probabilidades y consejos
    .hint = Al desplegar, todos pueden ver lo probable que es la victoria y pedir el mejor despliegue.
web-hints-on = Probabilidades y consejos activados
web-hints-off = Sin probabilidades ni consejos
web-clock = Reloj
web-clock-none = Sin reloj
    .hint = Cada cual se toma el tiempo que necesita.
web-clock-live = En vivo
    .hint = Un tiempo para toda la partida; cuando se acaba, un bot decide por ti.
web-clock-turns = Por decisión
    .hint = Para partidas de varios días: un tiempo fijo para cada decisión; después la toma un bot.
web-clock-live-told = { $time } por persona, y { $more } por cada paso
web-clock-turns-told = { $time } para cada decisión
web-clock-budget = Para toda la partida
web-clock-increment = Más por cada paso
web-clock-decision = Para cada decisión
web-first = Quién empieza
web-first-lot = Por sorteo
web-begins-lot = Quién empieza se decide por sorteo
web-begins = Empieza { $name }
web-grace = Si alguien se va
    .hint = Puede volver en cualquier momento y retomar su sitio.
web-grace-never = Los demás esperan
web-grace-after = Un bot juega en su lugar después de { $time }
web-stand-in = El bot que sustituye
    .hint = Para quien está ausente, se ha ido o se ha quedado sin tiempo.
web-options = Opciones de reglas
web-option-wrap_eras = Las Eras forman un anillo
web-option-chain_links = Cadenas enteras de Vínculos
web-option-swap_at_limit = Cambiar fichas al límite
web-option-reshuffle_on_draw = Los mazos vacíos se mezclan de nuevo
web-option-tighten_up = ¡Bloquear las filas!
    .draw2 = roba 2 cartas
    .recover = recupera una carta
    .reshuffle = mezcla de nuevo
web-option-heroic_death_is_ordinary = La Muerte Heroica es daño normal
web-option-diversion_order = Orden de las Distracciones
    .front = desde el Frente
    .rear = desde la retaguardia
web-option-early_end = Las batallas terminan antes
web-option-honor_supply = Honor de las Armas
    .unlimited = sin límite
web-option-min_defender_units = Unidades de quien es desafiado
web-open-table = Abrir la mesa
web-host-then-share = Después: el enlace para tus amigos.
web-host-then-start = Están todos: la partida empieza enseguida.

## Unirse

web-join = Unirse a una mesa
    .lead = Siéntate o mira: quien mira solo ve lo que ven todos.
web-join-invited = { $host } te invita
web-at-table = En la mesa
web-guest = Invitado
web-sit-down = Sentarse
web-watch = Mirar
web-to-table = A la mesa
web-join-held = Ya tienes un asiento en esta mesa.
web-join-begun = La partida ha empezado sin ti; puedes mirar.
web-join-full = Todos los asientos están ocupados; puedes mirar.
web-join-no-invite = A este enlace le falta el final, donde está la invitación; pídelo otra vez.

## La sala

web-lobby = La mesa está puesta
web-lobby-open =
    { $n ->
        [one] Un asiento está libre.
       *[other] { $n } asientos están libres.
    }
web-lobby-complete = Todos los asientos están ocupados.
web-share = Invita a tus amigos
    .hint = Quien abra este enlace puede sentarse en un asiento libre.
    .label = Enlace a esta mesa
web-share-native = Enviar
web-share-text = { $name } te invita a una partida de Warlore.
web-copy = Copiar
web-copied = El enlace está en el portapapeles.
web-copy-by-hand = El navegador no permite copiar; el enlace está seleccionado para ti.
web-seat-waiting = Esperando a alguien
web-here = presente
web-away = ausente
web-host-tag = anfitrión
web-you-tag = tú
web-add-bot = Poner un bot
web-remove-bot = Quitar el bot del asiento { $n }
web-kick = Echar a { $name }
web-spectators =
    { $n ->
        [one] Una persona está mirando.
       *[other] { $n } personas están mirando.
    }
web-change-terms = Cambiar las condiciones
web-rename = Cambiar nombre
web-name-changed = Tu nombre ha cambiado.
web-leave = Dejar la mesa
web-start-not-yet = Ocupa los asientos libres, o pon bots en ellos.
web-wait-for-host = { $name } empieza la partida cuando estén todos.

## Ajustes

web-settings = Ajustes
    .lead = Se guardan en este dispositivo; cada cambio vale enseguida.
web-settings-language = Idioma
web-settings-theme = Tema
web-theme-system = Como el sistema
web-theme-light = Claro
web-theme-dark = Oscuro
web-theme-to-light = Al tema claro
web-theme-to-dark = Al tema oscuro
web-settings-speed = Velocidad de batallas y jugadas
    .hint = A cualquier velocidad, las batallas se pueden ver paso a paso, acelerar o saltar.
web-speed-slow = Lenta
web-speed-normal = Normal
web-speed-fast = Rápida
web-speed-instant = Al instante
web-settings-motion = Movimiento reducido
    .hint = Nada se desliza ni gira; las cosas están simplemente en su sitio.
web-settings-guide = Guía
    .hint = Dice qué fase es y qué se puede hacer ahora.
web-settings-odds = Probabilidades al desplegar
    .hint = Muestra lo probable que es que gane tu despliegue, si el anfitrión lo permite.
web-settings-confirm = Preguntar antes de terminar el despliegue
    .hint = Contra un desliz del dedo en una pantalla táctil.
web-settings-name = Tu nombre en las mesas
    .hint = Ya escrito cuando creas una mesa o te unes.

## Por qué el servidor dijo que no

web-refused-unreachable = No se puede conectar con el servidor. Comprueba la conexión e inténtalo de nuevo.
web-refused-lost = Se perdió la conexión; vuelve sola.
web-refused-already_started = La partida ha empezado, así que ya no se puede cambiar.
web-refused-bad_invite = Esta invitación no vale para esta mesa.
web-refused-bad_message = El servidor no ha entendido esto.
web-refused-bad_path = Esta dirección contiene caracteres que no se ven.
web-refused-bad_secret = Tu asiento en esta mesa ya no es tuyo.
web-refused-forbidden_origin = Esta página no puede hablar con este servidor.
web-refused-game_is_over = La partida ha terminado.
web-refused-hello_first = El servidor no ha entendido esto.
web-refused-hints_off = El anfitrión ha desactivado las probabilidades y los consejos.
web-refused-not_absent = Ese jugador está presente y no ha hecho esperar a los demás el tiempo acordado.
web-refused-not_host = Solo el anfitrión puede hacerlo.
web-refused-not_measured = Esto es para los programas de la máquina del servidor.
web-refused-not_over = La partida aún no ha terminado.
web-refused-not_seated = Quien mira no puede actuar.
web-refused-not_started = La partida no ha empezado.
web-refused-not_your_turn = Le toca decidir a otro jugador.
web-refused-nothing_to_undo = No se puede deshacer nada: algo se reveló, o es el turno de otro.
web-refused-no_such_seat = Este asiento no existe.
web-refused-no_such_step = La partida no ha llegado a este paso.
web-refused-no_such_table = Esa mesa no existe; quizá se haya recogido.
web-refused-sabaton_taken = Otro jugador tiene ese Sabaton.
web-refused-seat_taken = Ahí se sienta alguien.
web-refused-seats_open = Hay asientos libres: espera a que lleguen jugadores o pon bots.
web-refused-stale_version = Mientras tanto la mesa ha avanzado; mira otra vez.
web-refused-storage_failed = El servidor no pudo guardarlo, así que no se hizo.
web-refused-table_full = No hay asiento libre en esta mesa.
web-refused-unknown_host = El servidor no conoce el nombre con el que se lo ha llamado.
web-refused-too_fast = Demasiado rápido; espera un momento.
web-refused-too_many = Demasiadas mesas o conexiones desde aquí; inténtalo más tarde.
web-refused-too_large = Es demasiado grande para el servidor.
web-refused-too_long = El servidor tardó demasiado; inténtalo otra vez.
web-refused-failed = Algo salió mal en el servidor.
web-refused-invalid = El servidor no acepta este valor.
web-refused-invalid_json = El servidor no ha podido leerlo.
web-refused-bad_record = Este registro no se puede leer.
web-refused-other_game = Es el registro de otro juego.
web-refused-other_rules = Este registro se hizo con otra versión de las reglas.
web-refused-other_components = Se empezó con cartas que aquí no están.
web-refused-unknown = El servidor dijo que no, sin explicar por qué ({ $code }).
web-invalid-name = Un nombre tiene de 1 a 40 caracteres visibles.
web-invalid-sabaton = Ese Sabaton no existe.
web-invalid-bot = Este servidor no tiene un bot así, o no lo deja pensar tanto.
web-invalid-seats = Los asientos no están bien: uno es el tuyo, y cada Sabaton ocupa uno solo.
web-invalid-first = Ese asiento no puede empezar.
web-invalid-clock = El reloj no se puede poner así.
web-invalid-options = Una de las opciones tiene un valor que las reglas no conocen.
