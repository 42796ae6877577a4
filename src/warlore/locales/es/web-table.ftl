# La mesa: el Tablero, qué se puede hacer, el diario, las probabilidades, el menú.

web-table-title = Mesa – Warlore
web-table-opening = Se está preparando la mesa…
web-table-home = Primera página
web-table-close = Cerrar
web-table-tools = Herramientas
web-table-menu = Menú
web-table-settings = Todos los ajustes
web-table-none = Aquí no hay nada.

## Dónde estamos

web-table-round = Ronda { $round } de { $rounds }
web-table-your-turn = Te toca decidir
web-table-turn = Decide { $seat }
web-table-battle = La batalla
web-table-battle-hint = Síguela paso a paso o sáltala
web-table-you = tú
web-table-decides = tiene que decidir
web-table-spectator = Espectador
web-table-waiting = { $seat } está decidiendo…
web-table-deciding = { $seat } – { $step }
web-table-behind =
    { $count ->
        [0] Esto es lo que ocurre.
        [one] Falta un paso por mostrar.
       *[other] Faltan { $count } pasos por mostrar.
    }
web-table-skip = Ir al presente
web-table-clock = Tiempo restante: { $time }
web-table-places = Partes del Tablero
web-table-lost = Se ha perdido la conexión. Intentando volver…
web-table-past = Estás mirando el pasado: tras el paso { $step }.
web-table-present = Volver al presente
web-table-see-board = Ver el Tablero
web-table-see-battle = Ver la batalla
web-table-see-result = Ver el resultado

## El Tablero

web-table-gears = El Engranaje del Tiempo
web-table-space = { $space }: { $unit }
web-table-space-legal = { $space }: { $unit }, se puede elegir
web-table-space-empty = { $space }: vacío
web-table-linked = Con Vínculo con la carta de su derecha
web-table-stands-here = { $seat } está aquí
web-table-nowhere = aún fuera del Tablero
web-table-era-deck =
    { $count ->
        [one] Mazo de esta Era: 1 carta
       *[other] Mazo de esta Era: { $count } cartas
    }
web-table-era-discards = Descarte de la Era { $era }
web-table-era-discards-count = Descarte de la Era { $era }: { $count }
web-table-tile-pile = Pila de tarjetas, quedan: { $count }. Insertar una tarjeta
web-table-tiles = Tarjetas
web-table-insert = Insertar
web-table-pending = En espera
web-table-active = Activa
web-table-inserted = Tarjetas insertadas este turno: { $count } de 3
web-table-warfare = Fichas Ars Bellica
web-table-token = Espacio Ars Bellica { $n }: { $token }
web-table-token-pointed = Espacio Ars Bellica { $n }, señalado por la tarjeta Activa: { $token }
web-table-relic-deck = Mazo de Reliquias: { $count }
web-table-relic-discards = Descarte de Reliquias
web-table-relic-discards-count = Descarte de Reliquias: { $count }
web-table-dismissed = Eliminadas de la partida
web-table-dismissed-count = Eliminadas de la partida: { $count }

## Jugadores

web-table-players = Jugadores
web-table-player-open = { $seat }: mostrar todo lo público
web-table-bot = Juega un bot
web-table-away = ausente
web-table-score = { $points } puntos hasta ahora
web-table-score-hidden = Al menos { $points } puntos hasta ahora; fichas de Valor en Batalla aún ocultas: { $hidden }
web-table-hand-size = Mano: { $count }
web-table-hand-known = Mano: { $count }; todos saben que tiene: { $units }
web-table-deck-size = Mazo: { $count }
web-table-discards-size = Descarte: { $count }
web-table-relics-of = Reliquias de la Era { $era }: { $count }, valen { $points }
web-table-prowess-left = Fichas de Valor propias que quedan: { $count }
web-table-prowess-won = Ficha de Valor ganada a { $seat }: { $value }
web-table-prowess-position = Ficha de Valor { $n }: { $value }
web-table-own-prowess = Fichas propias de Valor en Batalla
web-table-honor = Honor de las Armas: { $count }
web-table-unseen = En mano o mazo: { $count }
web-table-known-in-hand = En mano, como todos saben: { $count }
web-table-known-in-deck = En el mazo, como todos saben: { $count }
web-table-aside = Héroes apartados

## La mano

web-table-hand = Tu mano
web-table-hand-empty = Tu mano está vacía.
web-table-own-discards = Tus descartes

## Qué se puede hacer

web-table-actions = Qué se puede hacer ahora
web-table-choose = Elige
web-table-action-with-card = { $action }: { $unit }
web-table-family-recover = Recuperar una carta
web-table-family-dismiss = Eliminar una carta de la partida
web-table-family-deploy = Desplegar una Unidad
web-table-family-chase = Perseguir una carta
web-table-family-place = Colocar una ficha
web-table-family-swap = Cambiar una ficha
web-table-done-add_linked = Enfrentar a estas
web-table-done-defend = Terminar el despliegue
web-table-done-defender_tokens = No más fichas
web-table-done-attack = Terminar el despliegue
web-table-done-attacker_tokens = Tirar los dados
web-table-confirm-done = ¿Terminar el despliegue?
web-table-go-on = Seguir desplegando
web-table-why-not-pointed = La tarjeta Activa señala otra ficha (H3.2)
web-table-about = Leer { $unit }
web-table-worth =
    { $points ->
        [0] No vale puntos
        [one] Vale 1 punto
       *[other] Vale { $points } puntos
    }
web-table-gain =
    { $points ->
        [one] +1 punto
       *[other] +{ $points } puntos
    }
web-table-undo =
    { $count ->
        [0] Nada que deshacer
       *[other] Deshacer (pasos posibles: { $count })
    }

## La guía

web-table-guide = Guía
web-table-guide-wait = Juegan los demás. Tu mano sigue a la vista; el diario cuenta lo que pasa.
web-table-guide-battle = Largo, Medio y luego Cuerpo a Cuerpo: en cada línea el total más bajo recibe la diferencia, empezando por el Frente.
web-table-more = Las reglas de este paso

## El diario

web-table-log = Diario
web-table-deal = La preparación
web-table-turn-of = Ronda { $round }: { $seat }
web-table-see-moment = Ver la mesa tras el paso { $step }

## Probabilidades

web-table-odds = Probabilidades
web-table-win = de ganar
web-table-nobody = nadie
web-table-odds-words = Gana { $attacker }: { $wins }; gana { $defender }: { $loses }; nadie: { $nobody }.
web-table-odds-targets = ¿Cómo le iría a tu mejor despliegue contra cada objetivo?
web-table-survivors = Unidades en pie al final, { $seat }
web-table-working = Calculando…
web-table-advise = Mejor despliegue
web-table-advise-against = Contra { $space }: { $unit }
web-table-best = Mejor despliegue
web-table-best-against = Mejor despliegue contra { $space }: { $unit }
web-table-runner-up = Opción { $n }
web-table-no-odds = Las probabilidades aparecen al elegir un objetivo y mientras despliegas.
web-table-no-odds-nothing_deployed = Despliega una Unidad para ver sus probabilidades.
web-table-no-odds-attack_unknown = El Atacante despliega después de ti: aún no hay probabilidades.
web-table-no-odds-too_many = Hay demasiadas posibilidades que contar.
web-table-no-odds-hand_is_empty = Tu mano está vacía.

## El menú

web-table-speed = Ritmo de lo que hacen los demás
web-table-speed-slow = lento
web-table-speed-normal = normal
web-table-speed-fast = rápido
web-table-speed-instant = al instante
web-table-language = Idioma
web-table-odds-shown = Mostrar las probabilidades al desplegar
web-table-confirm-setting = Preguntar antes de terminar un despliegue
web-table-still = Movimiento reducido
web-table-host = Quien organiza
web-table-hints = Probabilidades y consejos para todos
web-table-stand-in = Que un bot lo sustituya
web-table-stand-down = Detener el bot

## Varios jugadores en una pantalla

web-table-hand-over = Pasa la pantalla a { $seat }
web-table-hand-over-hint = Ahora solo debe mirar { $seat }.
web-table-hand-over-ready = Soy { $seat }: mostrar mi mano

## El teclado

web-table-keys = Teclado
web-table-help = Lo enmarcado y brillante se puede elegir; lo demás dice por qué no. Mantén pulsada una carta, o señálala, para leerla entera. El Asalto se llama Ataque en el reglamento.
web-table-cap-Enter = Intro
web-table-cap-Space = Espacio
web-table-cap-Esc = Esc
web-table-key-choose = hacer lo que la barra muestra con este número
web-table-key-move = ir a lo siguiente que se puede elegir
web-table-key-enter = elegirlo
web-table-key-detail = leer la carta entera
web-table-key-undo = deshacer
web-table-key-log = diario
web-table-key-odds = probabilidades
web-table-key-guide = guía sí o no
web-table-key-hand = a la mano
web-table-key-board = al Tablero; en batalla, Tablero o batalla
web-table-key-players = a los jugadores
web-table-key-skip = ir al presente
web-table-key-help = esta ayuda
web-table-key-close = cerrar, o volver al presente
