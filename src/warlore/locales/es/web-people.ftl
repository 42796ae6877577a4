# El navegador: quién obtiene un asiento y lo conserva, y qué deciden juntas las personas de una mesa.

## Las condiciones

web-patience = Tiempo acordado
    .hint = Quien esté ausente, o sin reloj haga esperar a los demás, durante ese tiempo puede ser sustituido.
web-patience-told = Tiempo acordado para quien esté ausente o inactivo: { $time }
web-by-hand = Dejar entrar de uno en uno
    .hint = Quien abra el enlace pide un asiento, y tú dices sí o no.
    .told = Quien abra este enlace pide un asiento, y tú dices sí o no.
web-by-hand-told = El anfitrión deja entrar de uno en uno
web-by-link-told = Quien tenga el enlace puede sentarse
web-several = Varios asientos para un mismo navegador
    .hint = Si no, un navegador tiene un solo asiento. Eso evita los errores, no a quien haga trampa con dos navegadores.
web-several-told = Aquí un mismo navegador puede tener varios asientos.
web-one-seat = Un navegador tiene un solo asiento. Eso evita los errores, no a quien haga trampa con dos navegadores.

## Pedir un asiento

web-ask-seat = Pedir un asiento
web-asked = Has pedido un asiento; el anfitrión dirá sí o no.
    .withdraw = Retirar la petición
web-asked-game = Has pedido un asiento perdido; lo tendrás cuando todos los demás estén de acuerdo.
web-asks = Esperando para entrar
web-ask = { $time }: { $name } pide un asiento.
web-ask-lost = { $time }: { $name } pide el asiento { $n }, cuya clave se ha perdido.
web-admit = Dejar entrar a { $name }
web-turn-away = Rechazar a { $name }
web-lost-seat = ¿Tenías un asiento aquí y lo has perdido?
    .lobby = El anfitrión puede dártelo otra vez; la clave antigua ya no abrirá nada.
    .game = Cuando quien lo ocupaba lleve ausente { $time } y todos los demás estén de acuerdo, lo tendrás tú; la clave antigua ya no abrirá nada. Tienen que estar de acuerdo porque quien recibe un asiento ve su mano.
    .ask = Pedir el asiento de { $name }

## En partida

web-table-people = Las personas de la mesa
    .hint = Un bot sigue en lugar de alguien si todos los demás lo quieren; una sola voz, o el anfitrión, tiene que esperar el tiempo acordado ({ $time }). Quien es sustituido puede volver a jugar en cualquier momento.
web-table-bot-plays = juega un bot
web-table-vote-bot = Voto: un bot para { $name }
web-table-abort = Terminar la partida
    .hint = Sin resultado, si todos están de acuerdo.
    .sure = Cuando todos estén de acuerdo, ya no se puede deshacer.
    .yes = Estoy por el final
web-table-lost-link = Enlace para quien haya perdido su asiento
web-vote-bot = ¿Debe seguir un bot en lugar de { $name }?
web-vote-abort = ¿Debe terminar la partida sin resultado?
web-vote-seat = ¿Debe tener { $name } el asiento { $n } y ver su mano?
web-vote-for =
    A favor: { $names }.
    { $n ->
        [0] Aún tiene que pasar el tiempo acordado.
        [one] Falta una voz.
       *[other] Faltan { $n } voces.
    }
web-vote-yes = De acuerdo
web-vote-no = En contra
web-stood-in = Un bot juega en lugar de { $name }.
    .back = Sigo yo
web-aborted = La partida ha terminado sin resultado, de acuerdo todos. Su registro queda.
web-status-aborted = Terminada sin resultado

## El registro de la mesa

web-notes = Qué ha pasado en esta mesa
web-note-joined = { $name } toma asiento.
web-note-asked = { $name } pide un asiento.
web-note-asked_lost = { $name } pide el asiento { $n }, cuya clave se ha perdido.
web-note-asked_again = { $name } ha pedido en vano otro asiento desde el mismo navegador.
web-note-no_room = { $name } ha pedido un asiento; no había ninguno libre.
web-note-admitted = { $name } puede entrar y toma asiento.
web-note-handed_out = El asiento { $n } era de { $by } y ahora es de { $name }; la clave antigua ya no abre nada.
web-note-turned_away = { $name } no obtiene asiento.
web-note-withdrew = { $name } ya no pide asiento.
web-note-kicked = { $by } echa a { $name }; la invitación antigua ya no vale.
web-note-left = { $name } deja la mesa.
web-note-stands_in = { $name } no está: sigue un bot.
web-note-back = { $name } vuelve a jugar.
web-note-bot_by_host = { $by } pone un bot en lugar de { $name }.
web-note-bot_ends = { $by } detiene el bot que juega en lugar de { $name }.
web-note-yes_bot = { $by } está por un bot en lugar de { $name }.
web-note-no_bot = { $by } está en contra de un bot en lugar de { $name }: no se hace.
web-note-passed_bot = Todos los demás están de acuerdo: un bot sigue en lugar de { $name }.
web-note-moot_bot = { $name } juega: no hace falta un bot.
web-note-yes_seat = { $by } está por dar el asiento { $n } a { $name }.
web-note-no_seat = { $by } está en contra de dar el asiento { $n } a { $name }: no se hace.
web-note-passed_seat = Todos los demás están de acuerdo: el asiento { $n } es para { $name }.
web-note-moot_seat = Quien ocupa el asiento { $n } está aquí: no es para { $name }.
web-note-yes_abort = { $by } está por terminar la partida sin resultado.
web-note-no_abort = { $by } está en contra de terminar la partida: se sigue.
web-note-passed_abort = Todos están de acuerdo: la partida termina sin resultado.

## Llevarse los asientos

web-seats-along = Llevar tus asientos a otro navegador
    .lead = Tus asientos están solo en este navegador. Quien tenga la clave de un asiento ve su mano y juega por ti: no des a nadie el archivo ni el enlace.
web-more-tables =
    { $n ->
        [one] Una mesa más
       *[other] { $n } mesas más
    }
web-seats-out = Desde este navegador
    .hint = El archivo es para guardarlo, el enlace para abrirlo en el otro navegador. Las claves van detrás de la #, que no se envía al servidor.
web-seats-held =
    { $n ->
        [0] Aquí no hay ningún asiento.
        [one] Aquí hay un asiento.
       *[other] Aquí hay { $n } asientos.
    }
web-seats-save = Guardar en un archivo
web-seats-link = Crear un enlace
    .label = Enlace a tus asientos
web-seats-too-many = Hay demasiados asientos para un enlace; usa el archivo.
web-seats-in = A este navegador
    .hint = Los asientos se añaden a los que hay; ninguno se pierde.
web-seats-file = Un archivo de asientos
web-seats-offered =
    Este enlace contiene { $n ->
        [one] un asiento
       *[other] { $n } asientos
    } en { $tables ->
        [one] una mesa.
       *[other] { $tables } mesas.
    }
web-seats-take = Tomar
web-seats-added =
    { $n ->
        [one] Añadido un asiento
       *[other] Añadidos { $n } asientos
    } en { $tables ->
        [one] una mesa.
       *[other] { $tables } mesas.
    }
web-seats-none-new = No se ha añadido nada.
web-seats-known =
    { $n ->
        [one] Uno ya estaba aquí.
       *[other] { $n } ya estaban aquí.
    }
web-seats-broken = Esto no son asientos: el archivo o el enlace está dañado o cortado. No ha cambiado nada.

## Por qué el servidor dijo que no

web-refused-aborted = La partida ha terminado sin resultado.
web-refused-asks_full = Ya hay demasiadas personas esperando un asiento en esta mesa.
web-refused-bot_plays = Por ese asiento ya juega un bot.
web-refused-just_decided = Se acaba de rechazar; espera un minuto.
web-refused-no_such_ask = Ya nadie lo pide.
web-refused-no_such_vote = No se está votando sobre esto.
web-refused-no_voice = La persona de quien se trata no tiene voz.
web-refused-nobody_agrees = Aquí no juega nadie más que pueda estar de acuerdo.
web-refused-not_away_long = Ese jugador no lleva ausente el tiempo acordado.
web-refused-one_seat = Este navegador ya tiene un asiento aquí; el anfitrión puede permitir más de uno.
web-refused-turned_away = No se ha aceptado tu petición, o ha vuelto quien ocupaba el asiento.
