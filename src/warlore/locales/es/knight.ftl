# Las palabras del combate de Mage Knight: efectos, habilidades, páginas del catálogo, el combate y sus sucesos.

## Puntos y efectos de cartas, Unidades y fichas

knight-points-attack =
    { $element ->
        [fire] Ataque de Fuego { $value }
        [ice] Ataque de Hielo { $value }
        [cold_fire] Ataque de Fuego Frío { $value }
       *[physical] Ataque { $value }
    }
knight-points-ranged =
    { $element ->
        [fire] Ataque a Distancia de Fuego { $value }
        [ice] Ataque a Distancia de Hielo { $value }
        [cold_fire] Ataque a Distancia de Fuego Frío { $value }
       *[physical] Ataque a Distancia { $value }
    }
knight-points-siege =
    { $element ->
        [fire] Ataque de Asedio de Fuego { $value }
        [ice] Ataque de Asedio de Hielo { $value }
        [cold_fire] Ataque de Asedio de Fuego Frío { $value }
       *[physical] Ataque de Asedio { $value }
    }
knight-points-block =
    { $element ->
        [fire] Bloqueo de Fuego { $value }
        [ice] Bloqueo de Hielo { $value }
        [cold_fire] Bloqueo de Fuego Frío { $value }
       *[physical] Bloqueo { $value }
    }
knight-points-move = Movimiento { $value }
knight-points-influence = Influencia { $value }
knight-points-heal = Curación { $value }
knight-points-draw =
    { $value ->
        [one] roba 1 carta
       *[other] roba { $value } cartas
    }
knight-points-terrain = Bloqueo igual al coste de Movimiento del espacio: de Fuego de día, de Hielo de noche
knight-grows = { $points }, +{ $plus } { $per }
knight-at-most = (como máximo { $number })
knight-twice = { $points }, cuenta doble contra { $ability }
knight-part-mana =
    { $form ->
        [crystal] gana { $value } cristal { $colours }
       *[token] gana { $value } maná { $colours }
    }
knight-as-discarded = del color de la carta descartada
knight-same-colour = todos del mismo color
knight-unowned = de un color del que no tengas cristales
knight-or = { $first } o { $last }
knight-colour-names =
    { $colour ->
        [red] rojo
        [blue] azul
        [green] verde
        [white] blanco
        [gold] dorado
       *[black] negro
    }

knight-per-enemy_faced = por cada enemigo del combate
knight-per-enemy_blocked = por cada enemigo bloqueado con éxito
knight-per-enemy_defeated = por cada enemigo derrotado con su ayuda
knight-per-excess_block = por cada punto de Bloqueo más allá de lo necesario
knight-per-blocked_icon = por cada habilidad, ataque elemental y resistencia del enemigo bloqueado (nada si tiene Inmunidad Arcana)
knight-per-card_discarded = por cada carta descartada
knight-per-wound_taken = por cada Herida recibida en la mano este turno
knight-per-crystal_pair = por cada par de cristales ({ $pair })
knight-per-crystal_set = por cada juego de cuatro cristales
knight-per-token_red = con una ficha de maná rojo encima
knight-per-token_blue = con una ficha de maná azul encima
knight-per-token_white = con una ficha de maná blanco encima
knight-per-token_green = con una ficha de maná verde encima

knight-when-blocked_by_this = si el bloqueo tiene éxito: { $what }
knight-when-no_wound_taken = si no has recibido Heridas en este combate: { $what }
knight-when-interaction = en una interacción: { $what }

knight-target-enemy = un enemigo
knight-target-other_enemy = otro enemigo
knight-target-other_enemies = todos los demás enemigos
knight-target-all_enemies = todos los enemigos
knight-only-unfortified = sin fortificación
knight-only-blocked =
    { $targets ->
        [many] ya bloqueados con éxito
       *[one] ya bloqueado con éxito
    }

knight-effect-enemy_armor_minus = Armadura -{ $value } a { $target }
knight-effect-enemy_armor_minus-fortified = Armadura -{ $value } (-{ $more } con fortificación) a { $target }
knight-effect-enemy_armor_becomes = Armadura de { $target }: pasa a ser { $value }
knight-effect-enemy_does_not_attack =
    { $targets ->
        [many] { $target } no atacan
       *[one] { $target } no ataca
    }
knight-effect-extra_target_move = también otros, por 1, 2, 3… puntos de Movimiento
knight-effect-enemy_destroyed = destruye a { $target }
knight-effect-enemy_loses_fortification =
    { $targets ->
        [many] { $target }: pierden la fortificación
       *[one] { $target }: pierde la fortificación
    }
knight-effect-enemy_loses_resistance =
    { $targets ->
        [many] { $target }: pierden { $resistances }
       *[one] { $target }: pierde { $resistances }
    }
knight-effect-use_enemy_attack = sus ataques pasan a ser tuyos contra los demás
knight-effect-attack_minus =
    { $count ->
        [one] un ataque enemigo -{ $value }
       *[other] { $count } ataques enemigos -{ $value }
    }
knight-effect-attack_loses_abilities = un ataque pierde sus habilidades
knight-effect-attack_hits_this_unit = esta Unidad recibe primero su daño
knight-effect-ignore_site_fortification = el lugar no fortifica a nadie
knight-effect-units_gain_resistance =
    { $target ->
        [unit] una Unidad gana { $resistances }
       *[units] tus Unidades ganan { $resistances }
    }
knight-effect-units_plus =
    { $target ->
        [other_units] tus otras Unidades: { $what }
       *[units] tus Unidades: { $what }
    }
knight-effect-units_take_no_damage = no se puede asignar daño a las Unidades
knight-effect-ready_unit = prepara una Unidad agotada de nivel { $level } o menos
knight-effect-ready_unit-price = prepara Unidades agotadas hasta nivel { $level } por { $price } de Influencia por nivel
knight-effect-convert_points = gasta { $rate } de { $points } por { $to }
knight-effect-attacks_become =
    { $target ->
        [hero] todos tus ataques pasan a ser { $what }
       *[card] un ataque de una carta de acción pasa a ser { $what }
    }
knight-kind-of-attack =
    { $kind ->
        [ranged] a Distancia
        [siege] de Asedio
        [attack] normal
       *[block] Bloqueo
    }
knight-effect-gains_element = un Ataque o Bloqueo de una carta de acción gana { $element }
knight-effect-source_plus = una fuente de Ataque Físico: Ataque +{ $attack }, a Distancia +{ $ranged } o de Asedio +{ $siege }
knight-effect-cards_plus =
    { $which ->
        [first] la próxima carta adecuada que juegues: { $what }
       *[all] tus otras cartas: { $what }
    }
knight-plus-attack = Ataque +{ $value }
knight-plus-block = Bloqueo +{ $value }
knight-plus-move = Movimiento +{ $value }
knight-effect-play_card =
    { $powered ->
        [yes] juega otra carta de acción potenciada, sin maná
       *[no] juega otra carta de acción, efecto básico
    }
knight-play-times = { $times } veces
knight-play-bonus = sus puntos +{ $bonus }
knight-play-throw_away = esa carta se elimina
knight-effect-hero_ignores_wound =
    { $value ->
        [one] ignora la próxima Herida de los enemigos
       *[other] ignora las próximas { $value } Heridas de los enemigos
    }
knight-effect-reputation = Reputación { $value }
knight-effect-fame = Fama +{ $value }
knight-outside-cure_bonus = cartas y Unidades preparadas por lo que cures
knight-outside-deck_bottom = pon una carta del descarte bajo el mazo
knight-outside-discard_wounds = descarta Heridas después del combate
knight-outside-fly = muévete por el mapa
knight-outside-gather_crystals = cristales por cartas descartadas al moverte
knight-outside-interaction_bonus = más en una interacción
knight-outside-no_provocation = al moverte no provocas a nadie
knight-outside-peek = mira una ficha boca abajo
knight-outside-recruit = recluta una Unidad
knight-outside-reveal_tile = revela una loseta del mapa
knight-outside-source_die = usa un dado de la Fuente
knight-outside-swap_skill = intercambia una habilidad
knight-outside-take_back = recupera esta carta a la mano
knight-outside-terrain_cost = terreno más barato
knight-outside-throw_away_wound = elimina una Herida
knight-outside-travel = viaja por el mapa
knight-outside-use_offer = usa una Unidad de la oferta

knight-cost-discard = descarta { $cards }
knight-cost-throw_away = elimina una carta de acción de color { $colour }
knight-cost-wound = recibe una Herida
knight-cost-wound_unit = esta Unidad queda herida
knight-cards-any = { $most ->
        [one] 1 carta
       *[other] cuantas cartas quieras
    }
knight-cards-non_wound = { $most ->
        [one] 1 carta
       *[other] hasta { $most } cartas
    }
knight-cards-wound = una Herida
knight-cards-action = una carta de acción
knight-mode-price = { $price }: { $what }
knight-powered = potenciado
knight-basic = básico
knight-mode-unusable = no en combate: { $reason }

## Qué hacen las habilidades

knight-means-fortified = En la fase a Distancia y de Asedio solo lo alcanzan los Ataques de Asedio. En un lugar fortificado, o tras una muralla, no se le puede atacar en absoluto en esa fase.
knight-means-unfortified = Las fortificaciones de su lugar no lo protegen.
knight-means-elusive = Tiene dos Armaduras. La más baja vale solo en la fase de Ataque y solo si todos sus ataques fueron bloqueados con éxito; si no, vale la más alta.
knight-means-arcane_immunity = Solo le afectan Ataque y Bloqueo: cualquier otro efecto dirigido al propio enemigo se pierde. Los efectos dirigidos a su ataque sí funcionan.
knight-means-swift = Para bloquear su ataque hace falta el doble de su valor. Si no se bloquea, hace su daño normal.
knight-means-brutal = Si no se bloquea, hace el doble de su valor en daño.
knight-means-poison = Una Unidad herida por él recibe dos Heridas. Por cada Herida que el Héroe recibe en la mano por su causa, otra va a la pila de descarte.
knight-means-paralyze = Una Unidad herida por él queda destruida. Si hiere al Héroe, se descartan al momento todas las cartas de la mano que no sean Heridas.
knight-means-assassination = Todo su daño va al Héroe, nunca a las Unidades. Las Unidades sí pueden ayudar a bloquearlo.
knight-means-cumbersome = En la fase de Bloqueo cada punto de Movimiento gastado reduce su ataque en 1 el resto del combate; a 0 cuenta como bloqueado con éxito.
knight-means-vampiric = Por cada Unidad que hiere su ataque, y por cada Herida que te pone en la mano, su Armadura crece en 1 el resto del combate.
knight-means-defend = El primer enemigo al que ataques en el combate (él u otro) recibe esa Armadura de más. Varias Defensas van a enemigos distintos.
knight-means-summon = Al empezar la fase de Bloqueo roba una ficha y en las fases de Bloqueo y Asignar Daño usa su ataque; después la ficha se descarta y no da Fama.
knight-means-multiple_attacks = Cada ataque se bloquea y se sufre por separado. El enemigo está bloqueado con éxito solo si lo están todos sus ataques.
knight-means-resist-physical = Los ataques Físicos se reducen a la mitad. Solo son eficientes Fuego, Hielo y Fuego Frío.
knight-means-resist-fire = Los ataques de Fuego se reducen a la mitad. También ignora los demás efectos de cartas rojas y de habilidades de Unidades pagadas con maná rojo.
knight-means-resist-ice = Los ataques de Hielo se reducen a la mitad. También ignora los demás efectos de cartas azules y de habilidades de Unidades pagadas con maná azul.
knight-means-resist-fire-ice = Los ataques de Fuego, Hielo y Fuego Frío se reducen todos a la mitad: solo el Físico es eficiente.
knight-means-unit-resist-physical = Un ataque Físico se reduce primero en su Armadura; solo lo que queda la hiere.
knight-means-unit-resist-fire = Un ataque de Fuego se reduce primero en su Armadura; solo lo que queda la hiere.
knight-means-unit-resist-ice = Un ataque de Hielo se reduce primero en su Armadura; solo lo que queda la hiere.
knight-means-unit-resist-fire-ice = Con ambas resiste también el Fuego Frío.
knight-means-assault_influence = En un asalto actúa solo si pagas { $number } de Influencia durante el combate.
knight-means-damage_influence = Solo se le puede asignar daño si pagas { $number } de Influencia durante el combate.
knight-means-rampaging-orc = Si es un enemigo errante, derrotarlo da Reputación +1.
knight-means-rampaging-draconum = Si es un enemigo errante, derrotarlo da Reputación +2.

## Lugares

knight-site-fortified = Fortificado: en la fase a Distancia y de Asedio solo los Ataques de Asedio alcanzan a sus defensores. Asaltarlo cuesta al momento 1 de Reputación.
knight-site-not-fortified = No fortificado.
knight-site-terrain = Asaltarlo cuesta los puntos de Movimiento del terreno.
knight-site-two-move = Asaltarlo cuesta 2 puntos de Movimiento sea cual sea el terreno.
knight-site-burn = Intentar quemarlo cuesta al momento 3 de Reputación.
knight-site-no-units = Sin Unidades: ninguna puede actuar ni recibir daño.
knight-site-one-unit = Te acompaña una sola Unidad preparada y no herida; ninguna otra puede actuar ni recibir daño.
knight-site-night = Rigen las reglas de la Noche: se puede usar maná negro, no dorado.
knight-site-heroes = En un asalto las Unidades de Héroes actúan solo por 2 de Influencia.
knight-site-withdraw = Si no ganas, te retiras al espacio del que venías.
knight-site-stay = Si no ganas, no tienes que retirarte.
knight-site-discarded = Los enemigos que sobreviven se descartan.
knight-site-remain = Los enemigos que sobreviven se quedan.
knight-site-glade = Si terminas aquí el turno puedes eliminar una Herida de la mano o del descarte.
knight-site-city-bonus = Sus defensores, y lo que invocan, tienen la bonificación del color de la ciudad.
knight-site-volkare-die = Primero se tira su dado de maná, que decide su ataque.
knight-site-volkare-army = Ataca salvo que todo su ejército fuera derrotado en la fase a Distancia y de Asedio; cae cuando cae su ejército.
knight-site-leader = En cada fase de ataque un solo ataque puede incluir al Líder; cada nivel quitado da Fama. Sus seguidores huyen cuando cae el nivel 1.
knight-city-bonus-armor = Todos los defensores: Armadura +{ $value }.
knight-city-bonus-attack = Ataques de los defensores de tipo { $elements }: +{ $value }.
knight-city-bonus-ability = Ataques de los defensores de tipo { $elements }: ganan { $ability }.

## Las páginas del catálogo

knight-kind-enemy = Enemigo
knight-kind-unit = Unidad
knight-kind-card = Carta
knight-kind-token = Ficha de facción
knight-kind-city = Ciudad
knight-kind-leader = Líder de facción
knight-kind-volkare = Volkare
knight-kind-site = Lugar
knight-kind-hero = Héroe
knight-city-name =
    { $id ->
        [white] Ciudad blanca
        [blue] Ciudad azul
        [green] Ciudad verde
        [red] Ciudad roja
       *[other] Ciudad
    }
knight-cardkind-basic_action = Acción básica
knight-cardkind-advanced_action = Acción avanzada
knight-cardkind-spell = Hechizo
knight-tier-regular = Normal
knight-tier-elite = Élite
knight-certainty-high = seguros
knight-certainty-medium = bastante seguros
knight-certainty-low = inseguros
knight-label-kind = Tipo
knight-label-name = Nombre
knight-label-id = Id
knight-label-colour = Color
knight-label-set = Caja
knight-label-faction = Facción
knight-label-tokens = Fichas
knight-label-copies = Copias
knight-copies-of = { $number } en el mazo de { $hero }
knight-copies-each =
    { $which ->
        [other] { $number } en el mazo de cada otro Héroe
       *[all] { $number } en el mazo de cada Héroe
    }
knight-label-armor = Armadura
knight-label-attack = Ataque
knight-label-resistances = Resistencias
knight-label-abilities = Habilidades
knight-label-defend = Defensa
knight-label-fame = Fama
knight-label-reputation = Reputación
knight-label-reward = Fichas de facción ganadas
knight-label-certainty = Estos datos son
knight-label-note = Nota (en inglés)
knight-label-level = Nivel
knight-label-tier = Rango
knight-label-cost = Coste de Influencia
knight-label-recruit = Se recluta en
knight-label-effects = Efectos
knight-label-garrison = Guarnición
knight-label-army = Ejército
knight-label-followers = Seguidores
knight-label-die = Dado
knight-label-hand-limit = Límite de mano
knight-label-command = Fichas de mando
knight-label-also = También llamada
knight-label-rules = Reglas
knight-label-bonus = Bonificación
knight-label-resists = Resiste
knight-label-price = Coste
knight-label-arm = Arm.
knight-elusive-armor = { $low }, { $high } si no está bloqueado
knight-summons = invoca ({ $colour })
knight-combines = Con una sola activación puede usar varias habilidades.
knight-number-of-colour = { $colour } ×{ $number }
knight-none = ninguna
knight-list-count =
    { $number ->
        [0] No hay nada que encaje.
        [one] 1 entrada.
       *[other] { $number } entradas.
    }
knight-unknown = En el catálogo no hay nada llamado «{ $name }».
knight-unknown-close = En el catálogo no hay nada llamado «{ $name }»; ¿querías decir { $could }?
knight-bad-word = { $field }: «{ $value }» no existe; se puede escribir { $allowed }.
knight-bad-span = { $field }: «{ $value }» no es un intervalo; escribe 4, 2-5, 6- o -3.
knight-no-filter = { $field }: este filtro no vale para { $kind }; hay { $allowed }.

## El combate: fases y pasos

knight-phase-start = Antes del combate
    .short = inicio
knight-phase-ranged = 1.1 Ataque a Distancia y de Asedio
    .short = 1.1 Distancia/Asedio
knight-phase-block = 1.2 Bloqueo
    .short = 1.2 Bloqueo
knight-phase-damage = 1.3 Asignar Daño
    .short = 1.3 Daño
knight-phase-attack = 1.4 Ataque
    .short = 1.4 Ataque
knight-phase-over = termina el combate

knight-step-companion = Quién te acompaña
    .now = Elige la única Unidad que te acompaña, o ve sin ninguna.
    .guide = En un Dédalo o un Laberinto te acompaña una sola Unidad preparada y no herida; solo ella puede actuar o recibir daño (R73).
knight-step-name_token = ¿Qué ficha ha salido?
    .now = Roba la ficha en tu mesa y di cuál es.
    .guide = Con robos de viva voz el programa no roba nada: di qué ficha robas. `mostrar NOMBRE` muestra una ficha, `por qué ficha NOMBRE` dice por qué no puede ser esa.
knight-step-name_die = El dado de Volkare
    .now = Tira el dado de Volkare en tu mesa y di su color.
    .guide = Cada vez que te enfrentas a Volkare se tira primero su dado de maná, que decide su ataque (R10).
knight-step-start = Antes del combate
    .now = Juega lo que deba jugarse antes de la fase 1.1, o empieza.
    .guide = Algunos efectos se usan antes de la fase a Distancia y de Asedio. Los puntos de Movimiento, Influencia y Curación que sobren se pierden (R7, R85).
knight-step-ranged = Ataque a Distancia y de Asedio
    .now = Elige un enemigo al que atacar, juega otros efectos o termina la fase.
    .guide = Ataca a un enemigo o a un grupo: tu total debe alcanzar la suma de sus Armaduras (R12, R13). Si alguno está fortificado solo cuenta el Asedio (R14); un enemigo Fortificado en un lugar fortificado no puede ser atacado ahora (S1). Lo que alguno resiste se reduce a la mitad (R15). Los puntos sobrantes se pierden (S2). Los enemigos derrotados ahora no atacan.
knight-step-aim_ranged = Preparas un Ataque a Distancia o de Asedio
    .now = Añade enemigos al grupo o fuentes al ataque, y decláralo.
    .guide = Hace falta al menos la suma de las Armaduras; menos no tiene efecto (R13, S2). Contra enemigos fortificados solo cuenta el Asedio (R14). Los puntos de un elemento que alguno resiste se suman y se reducen a la mitad (R15, R46–R49).
knight-step-block = Bloqueo
    .now = Elige un ataque que bloquear, gasta Movimiento en ataques Engorrosos o termina la fase.
    .guide = Los ataques se bloquean de uno en uno; un Bloqueo insuficiente no tiene efecto (R17, S3). Contra un Veloz hace falta el doble (R32). Contra Fuego son eficientes los Bloqueos de Hielo y Fuego Frío, contra Hielo los de Fuego y Fuego Frío, contra Fuego Frío solo los de Fuego Frío; los demás se suman y se reducen a la mitad (R56–R60). Los invocadores ya han robado sus fichas (R31).
knight-step-aim_block = Preparas un Bloqueo
    .now = Añade fuentes al Bloqueo, y decláralo.
    .guide = Los Bloqueos ineficientes se suman y se reducen a la mitad, los eficientes cuentan enteros (R56–R60). Menos de lo necesario no tiene efecto (S3).
knight-step-damage = Asignar Daño
    .now = Asigna cada ataque no bloqueado: primero a Unidades no heridas, el resto al Héroe.
    .guide = Un ataque cada vez, en el orden que quieras (R22). Una Unidad que resiste quita su Armadura antes de ser herida, y luego otra vez (F5, F6); cualquier daño hiere a una Unidad no herida. Lo que queda, o todo, va al Héroe: el daño entre su Armadura, redondeado hacia arriba, son las Heridas (F9, R94). Tantas Heridas en la mano como el límite de mano lo dejan fuera de combate (F10).
knight-step-attack = Ataque
    .now = Elige un enemigo al que atacar, juega otros efectos o termina el combate.
    .guide = Ataca a un enemigo o a un grupo: tu total debe alcanzar la suma de sus Armaduras (R24). Cuenta todo tipo de ataque y las fortificaciones ya no importan (R25). Lo que alguno resiste se reduce a la mitad (R15). Una carta de lado da Ataque 1 (S4).
knight-step-aim_attack = Preparas un Ataque
    .now = Añade enemigos al grupo o fuentes al ataque, y decláralo.
    .guide = Hace falta al menos la suma de las Armaduras; menos no tiene efecto (R24, S2). Los puntos de un elemento que alguno resiste se suman y se reducen a la mitad (R15, R46–R49).
knight-step-choose = Elige un objetivo
    .now = Elige sobre qué actúa el efecto.
    .guide = Los efectos sobre un enemigo no tocan a quien tiene Inmunidad Arcana, ni los rojos o azules a quien tiene Resistencia al Fuego o al Hielo; los efectos sobre un ataque funcionan siempre (R47–R51, Q1).
knight-step-discard = Paga el coste
    .now = Elige la carta que descartas.
    .guide = El efecto pide cartas de la mano.
knight-step-guard = Defensa
    .now = Elige qué Defensa protege a qué enemigo.
    .guide = Cada Defensa sube la Armadura de un enemigo que ataques, una vez por combate y como mucho una por enemigo; tú las emparejas (R52, R53, Q2).
knight-step-blast = Armadura por enemigos derrotados
    .now = Elige a quién le baja la Armadura en 1.
    .guide = La carta baja en 1 la Armadura de otro enemigo por cada enemigo que ayudó a derrotar; nunca por debajo de 1 (S5).
knight-step-over = El combate ha terminado
    .now = No queda nada por decidir.
    .guide = Fama, Reputación y lo que sigue vienen de R40–R45, R61–R66 y R85–R88.

## Acciones

knight-action-end_phase = fin de fase
knight-action-declare = declarar
knight-action-enough = basta
knight-action-go_alone = ir sin Unidades
knight-action-use_its_attack = usar su ataque
knight-action-discard_wound = descartar una Herida
knight-action-convert = convertir { $from } en { $to }
knight-action-die = dado { $colour }
knight-action-bonus = bono { $number }
knight-action-take = llevar a { $unit }
knight-action-choose_unit = elegir la Unidad { $unit }
knight-action-ready = preparar a { $unit }
knight-action-target = objetivo { $enemy }
knight-action-choose_enemy = elegir { $enemy }
knight-action-spare = detener a { $enemy }
knight-action-block = bloquear { $attack }
knight-action-slow = frenar { $attack }
knight-action-choose_attack = elegir el ataque { $attack }
knight-action-hit_hero = daño de { $attack } al Héroe
knight-action-hit_unit = daño de { $attack } a { $unit }
knight-action-guard = defender { $enemy } con { $giver }
knight-action-discard = descartar { $card }
knight-action-discard_as = descartar { $card } como { $colour }
knight-action-sideways = { $card } de lado: { $points }
knight-action-token = ficha { $token }
knight-action-play = jugar { $card }: { $mode }
knight-action-activate = activar { $card }: { $mode }
knight-action-use = usar { $card }: { $mode }
knight-action-spend = gastar { $card }: { $mode }
knight-word-attack = ataque
knight-word-ranged = distancia
knight-word-siege = asedio
knight-word-block = bloqueo
knight-word-fire_block = bloqueo de fuego
knight-word-ice_block = bloqueo de hielo
knight-word-move = movimiento
knight-word-influence = influencia
knight-mode-powered = { $mode } (potenciada)
knight-sideways = de lado

## Por qué una acción no es legal

knight-reason-combat_is_over = El combate ha terminado.
knight-reason-not_now = No en este momento.
knight-reason-no_such_action = No existe una acción así.
knight-reason-not_in_this_phase = No en esta fase.
knight-reason-not_in_the_combat = No está, o ya no está, en el combate.
knight-reason-already_targeted = Ese enemigo ya está en el grupo.
knight-reason-has_no_armor = No tiene Armadura: no se le puede atacar.
knight-reason-leader_once_a_phase = Al Líder se le puede atacar una sola vez por fase.
knight-reason-not_in_rising_order = Eso va antes en el orden.
knight-reason-only_siege_attacks = Está fortificado: ahora solo lo alcanzan Ataques de Asedio.
knight-reason-doubly_fortified = Está doblemente fortificado: no se le puede atacar en esta fase.
knight-reason-nothing_to_attack_with = No queda nada con que atacar.
knight-reason-nothing_to_block_with = No queda nada con que bloquear.
knight-reason-play_something_first = Primero pon algo.
knight-reason-card_not_in_hand = Esa carta no está en la mano.
knight-reason-already_used = Eso ya se ha usado.
knight-reason-unit_is_spent = Esa Unidad está agotada.
knight-reason-unit_is_wounded = Esa Unidad está herida.
knight-reason-unit_is_destroyed = Esa Unidad está destruida.
knight-reason-units_may_not_fight = Aquí las Unidades no pueden luchar.
knight-reason-not_the_companion = Solo puede luchar la Unidad que te acompaña.
knight-reason-needs_influence = Hace falta más Influencia de la que tienes.
knight-reason-needs_a_bribe = Esa Unidad solo recibe daño por Influencia que no tienes.
knight-reason-needs_influence_points = Hacen falta más puntos de Influencia de los que tienes.
knight-reason-needs_mana = Hace falta maná que no tienes.
knight-reason-needs_move = Hacen falta más puntos de Movimiento de los que tienes.
knight-reason-nothing_to_discard = No hay carta adecuada que descartar.
knight-reason-no_target = No hay nada sobre lo que pueda actuar.
knight-reason-aim_first = Primero elige un enemigo al que atacar.
knight-reason-block_first = Primero elige un ataque que bloquear.
knight-reason-not_in_an_attack = No mientras se prepara un ataque o un Bloqueo.
knight-reason-same_card_first = De cartas iguales se usa antes la primera.
knight-reason-no_sideways = No se puede jugar de lado.
knight-reason-does_not_attack_now = No ataca.
knight-reason-already_blocked = Ese ataque ya está bloqueado.
knight-reason-already_tried = Ya se intentó bloquear ese ataque.
knight-reason-it_summons = Invoca: bloquea el ataque de la criatura invocada.
knight-reason-not_cumbersome = Ese ataque no es Engorroso.
knight-reason-damage_already_assigned = El daño de ese ataque ya está asignado.
knight-reason-assign_the_rest_first = Primero asigna lo que queda del ataque empezado.
knight-reason-damage_not_assigned = Aún hay daño por asignar.
knight-reason-only_to_the_hero = Asesinato: su daño va solo al Héroe.
knight-reason-must_hit_that_unit = Su daño va primero a la Unidad que lo asumió.
knight-reason-unit_resisted_before = Esa Unidad ya resistió otro ataque en este combate.
knight-reason-units_are_safe = Este turno no se puede asignar daño a las Unidades.
knight-reason-is_immune = Es inmune a ese efecto.
knight-reason-cannot_be_chosen = Eso no se puede elegir.
knight-reason-discard_more = Hay que descartar más cartas.
knight-reason-no_such_right = Ningún efecto en juego lo permite.
knight-reason-unit_is_ready = Esa Unidad ya está preparada.
knight-reason-level_too_high = El nivel de esa Unidad es demasiado alto.
knight-reason-token_not_in_pile = Esa ficha no está en la pila.
knight-reason-needs_a_physical_source = Hace falta una fuente de Ataque Físico.
knight-reason-hurt_before = Solo si no has recibido Heridas en este combate.
knight-reason-not_against_itself = No contra el enemigo dueño del ataque.

## Qué ocurre

knight-event-combat_begins =
    { $night ->
        [yes] Empieza el combate: { $site }, reglas de la Noche
       *[no] Empieza el combate: { $site }
    }
knight-event-enemy_appears = Enemigo: { $enemy }
knight-event-enemy_appears-drawn = Robado: { $enemy } es { $token }
knight-event-volkare_rolled = El dado de Volkare muestra { $die }: { $points }
knight-event-phase_begins = { $phase }
knight-event-summoned = { $summoner }: invocación de { $token } ({ $enemy })
knight-event-nothing_to_summon = { $summoner }: no queda nada que invocar
knight-event-played = { $source }: { $mode }
knight-event-activated = { $source }: { $mode }
knight-event-played_sideways = { $source } de lado: { $points }
knight-event-influence_paid =
    { $left ->
        [one] { $unit }: Influencia pagada { $amount }, queda 1
       *[other] { $unit }: Influencia pagada { $amount }, quedan { $left }
    }
knight-event-mana_spent =
    { $left ->
        [one] Maná { $mana } gastado { $number }, queda 1
       *[other] Maná { $mana } gastado { $number }, quedan { $left }
    }
knight-event-mana_gained = Maná { $mana } ganado { $number }, tienes { $have }
knight-event-move_gained = Movimiento +{ $number }: tienes { $have }
knight-event-influence_gained = Influencia +{ $number }: tienes { $have }
knight-event-points = { $points }
knight-event-targeted = Objetivo: { $enemy }
knight-event-attack_declared = Ataque declarado contra { $enemies }
knight-event-efficient = { $points } contra { $against }: eficiente
knight-event-efficient-plain = { $points }: eficiente
knight-event-halved = { $number } { $elements } contra { $against }: reducido a la mitad, { $result }
knight-event-only_siege = Ataque a Distancia { $number } contra enemigos fortificados: no cuenta
knight-event-defended = { $giver }, Defensa a { $enemy }: Armadura +{ $number }
knight-event-attack_totalled = Ataque { $total } contra Armadura { $needed }
knight-event-attack_failed = El ataque falla: { $total } es menos que { $needed }
knight-event-defeated =
    { $reputation ->
        [0] Derrotado: { $enemy }. Fama +{ $fame }
       *[other] Derrotado: { $enemy }. Fama +{ $fame }, Reputación { $signed }
    }
knight-event-levels_removed = { $levels ->
        [one] El Líder pierde 1 nivel (ahora { $level }): Fama +{ $fame }
       *[other] El Líder pierde { $levels } niveles (ahora { $level }): Fama +{ $fame }
    }
knight-event-block_declared = Bloqueo de { $attack }: { $value } { $element }, hace falta Bloqueo { $needed }
knight-event-block_efficient = { $points } contra { $attack_element }: eficiente
knight-event-block_halved = Bloqueo { $number } contra { $attack_element }: ineficiente, reducido a { $result }
knight-event-blocked = Bloqueado: { $attack }, { $total } contra { $needed }
knight-event-block_failed = Falla el Bloqueo de { $attack }: { $total } es menos que { $needed }
knight-event-reduced = { $attack } -{ $number }: ahora { $value }
knight-event-reduced_to_zero = { $attack }: reducido a 0, bloqueado con éxito
knight-event-does_not_attack = { $enemy }: no ataca
knight-event-armor_changed = Armadura de { $enemy } { $signed }: ahora { $armor }
knight-event-lost_resistance = { $enemy }: pierde { $resistances }
knight-event-lost_resistance-none = { $enemy }: no tiene ninguna resistencia así que perder
knight-event-lost_fortification = { $enemy }: ya no está fortificado
knight-event-attack_bare = { $attack }: pierde sus habilidades
knight-event-immune = { $enemy }: inmune, sin efecto
knight-event-destroyed = Destruido: { $enemy }
knight-event-damage_begins = { $attack }: ataque { $value }, daño { $damage }
knight-event-unit_resists = { $unit }: resiste { $damage }, daño restante { $left }
knight-event-unit_wounded =
    { $wounds ->
        [one] Unidad herida: { $unit }, daño restante { $left }
       *[other] Unidad con { $wounds } Heridas: { $unit }, daño restante { $left }
    }
knight-event-unit_destroyed = Unidad destruida: { $unit }, daño restante { $left }
knight-event-hero_wounded =
    { $wounds ->
        [0] El Héroe: daño { $damage }, Armadura { $armor }: ninguna Herida
        [one] El Héroe: daño { $damage }, Armadura { $armor }: 1 Herida a la mano
       *[other] El Héroe: daño { $damage }, Armadura { $armor }: { $wounds } Heridas a la mano
    }
knight-event-wound_ignored = Se ignora una Herida
knight-event-poisoned =
    { $wounds ->
        [one] Veneno: 1 Herida a la pila de descarte
       *[other] Veneno: { $wounds } Heridas a la pila de descarte
    }
knight-event-paralyzed = Parálisis: se descartan todas las cartas de la mano que no son Heridas
knight-event-knocked_out = Fuera de combate: { $wounds } Heridas en este combate, límite de mano { $hand_limit }; se descartan todas las cartas de la mano que no son Heridas
knight-event-vampiric = Vampírico: Armadura de { $enemy } ahora { $armor }
knight-event-discarded = Descartada: { $source }
knight-event-thrown_away = Eliminada: { $source }
knight-event-wound_taken =
    { $wounds ->
        [one] 1 Herida a la mano
       *[other] { $wounds } Heridas a la mano
    }
knight-event-reputation = Reputación { $signed } (en este combate { $sum })
knight-event-fame = Fama +{ $change } (en este combate { $total })
knight-event-summoned_discarded = { $enemy }: descartado, las criaturas invocadas no dan nada
knight-event-follower_flees = { $enemy }: huye sin el Líder, sin Fama
knight-event-combat_ends =
    { $all_defeated ->
        [yes] Termina el combate: todos los enemigos derrotados
       *[no] Termina el combate: no todos los enemigos están derrotados
    }
knight-event-unit_readied = { $unit }: preparada de nuevo
knight-event-bonus_earned = Para la fase de Ataque: { $points }
knight-event-points_converted =
    { $left ->
        [one] { $from } { $price } pasa a ser { $points }, queda 1
       *[other] { $from } { $price } pasa a ser { $points }, quedan { $left }
    }
knight-event-companion = Te acompaña: { $unit }
knight-event-move_spent =
    { $left ->
        [one] Movimiento gastado { $number }, queda 1
       *[other] Movimiento gastado { $number }, quedan { $left }
    }
knight-event-wound_discarded = Una Herida descartada de la mano
knight-event-unit_strengthened = { $unit }: { $what }
knight-event-unit_resistance = { $unit }: ahora tiene { $resistances }
knight-event-site_ignored = La fortificación del lugar ya no cuenta
knight-event-reputation-first = Reputación { $signed }
knight-event-fame-first = Fama +{ $change }

## Pedir un combate

knight-bad-number = { $field }: «{ $value }» no es un número de { $least } a { $most }.
knight-bad-mark = { $field }: «{ $value }» no puede seguir a un nombre; se puede escribir { $allowed }.
knight-bad-leader = leader: «{ $value }» no es una facción con un nivel de 1 a 12, como elementalist:4.
knight-word-cancel = cancelar
knight-ask-intro = Un combate, pregunta a pregunta. Intro acepta lo que está entre corchetes; `cancelar` lo deja.
knight-ask-site = ¿Dónde es el combate? [1]
knight-ask-city = ¿De qué color es la ciudad? [1]
knight-ask-city-level = ¿Su nivel, de { $least } a { $most }, para robar su guarnición? [ninguno: tú dices los defensores]
knight-ask-volkare = ¿El nivel del ejército de Volkare, de { $least } a { $most }? [{ $default }]
knight-ask-leader = ¿El nivel del Líder de facción, de { $least } a { $most }? [{ $default }]
knight-ask-enemies = ¿Qué enemigos? Nombres con comas, como `merodeadores, 2 jinetes de lobos`; `?verde` es una ficha verde boca abajo.
knight-ask-more-enemies = ¿Otros enemigos, por ejemplo errantes que se suman? [ninguno]
knight-ask-real-table = ¿Robas las fichas (y tiras el dado) en tu mesa y las nombras aquí? s/n [n]
knight-ask-hero-level = ¿El nivel del Héroe, de { $least } a { $most }? [{ $default }]
knight-ask-hand = ¿Las cartas de la mano, como `rabia, 2 marcha, rapidez`? [ninguna]
knight-ask-units = ¿Tus Unidades, como `campesinos, guardias de utem:agotada, guardabosques:herida`? [ninguna]
knight-ask-mana = ¿El maná que puedes usar, como `rojo, dorado`? [ninguno]
knight-ask-night = ¿Es de noche? s/n [n]
knight-ask-yes-or-no = Responde s o n.
knight-ask-something = Aquí hace falta una respuesta.
knight-cancelled = Cancelado.
knight-same-again = El mismo combate: { $command }

## La pantalla

knight-title = Combate: { $site }
knight-title-city = nivel { $level }
knight-title-assault = asalto
knight-title-wall = a través de una muralla
knight-title-night = reglas de la Noche
knight-head-enemy = Enemigo
knight-head-armor = Armad.
knight-head-attack = Ataque
knight-head-needs = Bloq.
knight-head-damage = Daño
knight-head-resists = Resiste
knight-head-abilities = Habilidades
knight-head-fame = Fama
knight-head-hand = Mano
knight-head-unit = Unidad
knight-head-level = Nv
knight-head-state = Estado
knight-head-effects = Sirve para
knight-mark-blocked = bloqueado
knight-mark-suffered = asignado
knight-mark-prevented = no ataca
knight-mark-summons = invoca ({ $colour })
knight-mark-defeated = derrotado
knight-mark-fled = huido
knight-mark-gone = descartado
knight-mark-fortified = fortificado
knight-mark-twice-fortified = doblemente fortificado
knight-mark-rampaging = errante
knight-mark-summoned = invocado por { $enemy }
knight-mark-unknown = boca abajo
knight-legend-armor = Entre paréntesis: Armadura con Defensa (R52). A/B: Elusivo, la más baja si está bloqueado (R54). Bloq.: lo que detiene el ataque. Daño: si no se bloquea. ✓: bloqueado. ✗: bloqueo fallido, o daño asignado.
knight-unit-ready = preparada
knight-unit-spent = agotada
knight-unit-wounded =
    { $number ->
        [one] herida
       *[other] { $number } Heridas
    }
knight-unit-destroyed = destruida
knight-unit-resisted = ha resistido
knight-have-mana = Maná
knight-have-move = Movimiento
knight-have-influence = Influencia
knight-have-wounds = Heridas en el combate { $wounds } de límite de mano { $limit }
knight-have-held = en la mano { $held }
knight-have-fame = Fama
knight-have-reputation = Reputación
knight-have-armor = Armadura del Héroe
knight-built-attack = Ataque a { $enemies }: { $total } de { $needed }
knight-built-block = Bloqueo de { $attack }: { $total } de { $needed }
knight-built-damage = Daño de { $attack } aún por asignar: { $left }
knight-built-enough = basta
knight-built-short =
    { $number ->
        [one] falta 1
       *[other] faltan { $number }
    }
knight-built-from = de { $points }
knight-built-halved = en parte a la mitad
knight-built-nothing = nada todavía
knight-no-hand = Ninguna carta en la mano.
knight-prompt = Héroe
knight-cmd-show = mostrar
knight-cmd-table = mesa
knight-help-intro = Elige con un número, o con palabras como «objetivo merodeadores» o «jugar rabia». Otros comandos:
knight-help-show = mostrar NOMBRE: un enemigo, Unidad, carta, lugar, ciudad…
knight-help-table = todo otra vez
knight-help-why = por qué ACCIÓN: por qué no se puede ahora
knight-help-undo = deshacer [N]: retrocede un paso, hasta el último robo o tirada
knight-help-plan = la mejor manera de seguir desde aquí, demostrada; un número da los segundos para buscarla
knight-cmd-plan = plan
knight-help-line = el comando que empieza de nuevo este combate
knight-cmd-line = línea

## Después del combate

knight-after-title = Después del combate
knight-after-won = Todos los enemigos derrotados
knight-after-conquered = Lugar conquistado
knight-after-fame = Fama
knight-after-reputation = Reputación
knight-after-wounds-hand = Heridas a la mano
knight-after-wounds-discard = Heridas al descarte
knight-after-knocked-out = Fuera de combate
knight-after-units-lost = Niveles de Unidades perdidas
knight-after-units-wounded = Niveles de Unidades heridas
knight-after-used = Cartas y Unidades usadas
knight-after-shields = Fichas de Escudo
knight-after-withdraw = Debes retirarte al espacio del que venías
knight-after-stay = No tienes que retirarte
knight-after-enemies-left = Enemigos que quedan
knight-after-discarded = se descartan
knight-after-remain = se quedan
knight-after-leader = Nivel del Líder
knight-after-leader-removed = { $level } (quitados { $removed })
knight-after-rewards = Fichas de facción ganadas
knight-after-mana = Maná que se conserva hasta tu próximo turno
knight-after-move-cost = Coste en Movimiento de este asalto
knight-after-heal = Curar ahora
knight-after-heal-allowed = se puede con habilidades, cartas, Unidades y fichas de facción
knight-after-heal-not = no se puede
knight-after-heal-hand =
    { $number ->
        [0] ninguna Herida en la mano
        [one] 1 Herida en la mano
       *[other] { $number } Heridas en la mano
    }
knight-after-heal-unit = { $unit }: { $points } puntos de Curación
knight-after-heal-glade = si terminas aquí el turno puedes eliminar una Herida
knight-yes = sí
knight-no = no

## Repetición

knight-replay-step = Paso { $step } de { $steps }
knight-replay-deal = Empieza el combate
knight-replay-help = Intro o `seguir` avanza, `atrás`, `ir N`, `inicio`, `fin`, `mesa`, `salir`.
knight-replay-range = Los pasos van de 0 a { $steps }, no hay { $step }.
knight-replay-unknown = «{ $text }» no es un comando aquí.
knight-summoned-name = invocación { $number }
knight-mode-with = con { $card }: { $mode }
knight-nothing = nada
knight-all-resistances = todas las resistencias
knight-wounds =
    { $number ->
        [0] ninguna Herida
        [one] 1 Herida
       *[other] { $number } Heridas
    }
knight-nobody = enemies: di contra quién luchar (--enemies, --unknown, --rampaging, el --level de una ciudad, --volkare o --leader).
knight-die-alone = die: el dado es de Volkare; añade --volkare NIVEL o quita --die.
knight-undo-nothing = No se puede deshacer nada: se robó una ficha o se tiró un dado, o es el principio.
knight-naming = La ficha de { $enemy }
knight-naming-summoned = La ficha invocada por { $enemy }
