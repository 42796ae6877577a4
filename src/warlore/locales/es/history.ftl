# Las palabras de A Battle Through History: términos, pasos, acciones, sucesos y motivos.

## Términos

era = Era { $era }
kind-base = Base
kind-elite = Avanzada
kind-hero = Héroe
line-long = Largo Alcance
    .short = L
line-medium = Medio Alcance
    .short = M
line-close = Cuerpo a Cuerpo
    .short = C
hp = daños que soporta
    .short = PV
icon-reinforcement = Refuerzos
    .short = Rf
icon-assault = Asalto
    .short = As
icon-heroic_death = Muerte Heroica
    .short = MH
icon-accuracy = Precisión
    .short = Pr
icon-diversion = Distracción
    .short = Di
icon-relaunch = Volver a tirar
    .short = VT
token-long = Largo +{ $n }
token-medium = Medio +{ $n }
token-close = Cuerpo a Cuerpo +{ $n }
token-diversion = Distracción
token-relaunch = Volver a tirar
token-accuracy = Precisión
token-heroic_death = Muerte Heroica
token-tighten_up = ¡Bloquear las filas!
token-chase = Persecución
gear-draw_2 = Robar 2
gear-recover = Recuperar
gear-dismiss = Descartar de la partida
gear-reshuffle = Mezclar
die-strong = Dado fuerte
die-risky = Dado riesgoso
face-every = { $n } en cada línea
face-long = { $n } Largo Alcance
face-medium = { $n } Medio Alcance
face-close = { $n } Cuerpo a Cuerpo
side-attacker = Atacante
side-defender = Defensor
side-board = el Tablero
slot = slot { $slot }
link = Vínculo

## Pasos: dónde estamos, qué se puede hacer ahora, y sus reglas

step-travel = Fase 1: viajar en el tiempo
    .now = Inserta de 1 a 3 tarjetas, usa el Engranaje y salta a otra Era.
    .guide = Inserta de 1 a 3 tarjetas Salta-Tiempo y detente cuando quieras (H3.1). La tarjeta Activa ofrece entonces la ficha Ars Bellica que señala, si tienes menos de 3 (H3.2); la rueda ofrece sus dos acciones activas, cada una una vez (H3.3). Tomar la ficha, usar la rueda o saltar cierra las inserciones. Salta a una de las dos Eras de la tarjeta Activa, nunca a la que ocupas (H3.4).
step-declare = Fase 2: declarar el combate
    .now = Elige a quién enfrentarte en esta Era; la ficha y la rueda siguen disponibles.
    .guide = Debes enfrentarte a una carta boca arriba de tu Era o a alguien que esté en ella; con Persecución, a una carta del descarte de esa Era (H4.1). La ficha y las acciones de la rueda siguen disponibles hasta que declares (H3.4).
step-add_linked = Fase 2: cartas con Vínculo
    .now = Añade las cartas vinculadas a tu objetivo, o sigue sin ellas.
    .guide = Las cartas con Vínculo directo a la elegida pueden unirse al combate: más que ganar, más que vencer (H4.3). Conservan el orden del Tablero; la de más a la izquierda está en el Frente.
step-defend = Fase 2: despliegue del Defensor
    .now = Te han desafiado: despliega de 1 a 3 Unidades, la primera en el Frente.
    .guide = Quien es desafiado despliega primero: de 1 a 3 Unidades de la mano y luego las fichas (H5.2). El slot 1 es el más cercano al Frente y recibe los primeros golpes (H6.2).
step-defender_tokens = Fase 2: las fichas del Defensor
    .now = Coloca fichas Ars Bellica en tus Unidades, o sigue.
    .guide = Hasta 3 fichas Ars Bellica, como mucho una por Unidad (H5.2). Persecución y ¡Bloquear las filas! nunca se colocan en Unidades (H5.8).
step-attack = Fase 2: despliegue del Atacante
    .now = Despliega de 1 a 4 Unidades, la primera en el Frente.
    .guide = Despliega de 1 a 4 Unidades de la mano (H5.3). Con 3 cartas o menos en tu tabla, refuerzos incluidos, tienes el dado fuerte; con 4 o 5, el riesgoso (H5.9). Cuantas menos cartas uses, más Reliquias tendrás para elegir: 1 carta 4, 2 cartas 3, 3 cartas 2, 4 cartas 1, 5 cartas ninguna (H7.2).
step-attacker_tokens = Fase 2: las fichas del Atacante
    .now = Coloca fichas Ars Bellica en tus Unidades, o pasa a los dados.
    .guide = Refuerzos, Vínculos y Asalto están resueltos. Hasta 3 fichas Ars Bellica, como mucho una por Unidad (H5.8); después se tiran los dos dados una vez para toda la batalla (H5.9).
step-defender_relaunch = Fase 2: el Defensor puede volver a tirar
    .now = Vuelve a tirar tu dado, o quédate con el resultado.
    .guide = Una nueva tirada por cada ícono Volver a tirar; vale la última; el Defensor acaba primero (H5.10).
step-attacker_relaunch = Fase 2: el Atacante puede volver a tirar
    .now = Vuelve a tirar tu dado, o quédate con el resultado.
    .guide = Una nueva tirada por cada ícono Volver a tirar; vale la última (H5.10).
step-recruiting = Fase 2: reclutar
    .now = Recluta la carta derrotada, o renuncia a ella.
    .guide = Cada carta derrotada del Tablero puede ir a tu descarte; las que rechaces van al descarte de su Era (H7.1). Una Unidad Avanzada vale 1 punto, un Héroe 3 (H9.1).
step-choose_relic = Fase 2: elegir una Reliquia
    .now = Quédate con una Reliquia.
    .guide = Las Reliquias dan puntos por Era: 1, 2, 4, 6, 9 puntos por 1, 2, 3, 4, 5 de la misma Era (H9.2). Las demás van al descarte de Reliquias, o vuelven a quien las tenía.
step-choose_prowess = Fase 2: Valor en Batalla
    .now = Elige dos fichas de Valor en Batalla boca abajo de quien perdió, para mirarlas.
    .guide = Quien gana un desafío mira 2 fichas propias de quien perdió y se queda con una (H7.4). Al final vale su número (H9.3).
step-keep_prowess = Fase 2: Valor en Batalla
    .now = Quédate con una de las dos fichas que has mirado.
    .guide = La otra vuelve a su posición; solo tú sabes cuánto vale (H7.4).
step-tighten_recover = ¡Bloquear las filas!
    .now = Toma una carta de tu descarte.
    .guide = Con la opción tighten_up=recover, ¡Bloquear las filas! toma una carta a elección de tu descarte (H3.5).
step-over = La partida ha terminado
    .now = No queda nada por decidir.
    .guide = Los puntos se cuentan según H9.

## Acciones

action-insert = Insertar una tarjeta
action-take_token = Tomar la ficha
action-draw_2 = Robar 2
action-reshuffle = Mezclar
action-tighten_up = ¡Bloquear las filas!
action-skip_fight = Sin combate
action-done = Listo
action-re_roll = Volver a tirar
action-let_stand = Mantener la tirada
action-recruit = Reclutar
action-decline = Renunciar
action-jump = Saltar a la Era { $era }
action-fight = Enfrentar { $space }
action-add = Añadir { $space }
action-challenge = Desafiar a { $seat }
action-look = Mirar la ficha { $position }
action-keep = Conservar la ficha { $position }
action-keep_relic = Conservar { $relic }
action-swap = Cambiar { $token }
action-place = Colocar { $token } en { $slot }
action-recover = Recuperar { $unit }
action-dismiss = Descartar de la partida { $unit }
action-deploy = Desplegar { $unit }
action-chase = Perseguir { $unit }

## Sucesos

event-turn_begins = Ronda { $number }: es el turno de { $seat }.
event-inserted = { $seat } inserta la tarjeta { $tile } (Eras { $eras }); ahora está Activa la { $active_tile } (Eras { $active_eras }, ficha { $pointer }).
event-inserted-first = Se inserta la tarjeta { $tile } (Eras { $eras }).
event-inserted-dealt = Se inserta la tarjeta { $tile } (Eras { $eras }); ahora está Activa la { $active_tile } (Eras { $active_eras }, ficha { $pointer }).
event-tiles_shuffled = El descarte de tarjetas forma una nueva pila.
event-took_token = { $seat } toma la ficha { $token }.
event-returned_token = { $seat } devuelve la ficha { $token }.
event-spent_token = { $seat } gasta «{ $token }».
event-drew = { $seat } roba { $units }.
event-drew-unseen =
    { $number ->
        [one] { $seat } roba una carta.
       *[other] { $seat } roba { $number } cartas.
    }
event-recovered = { $seat } recupera { $unit } del descarte.
event-dismissed = { $seat } elimina { $unit } de la partida.
event-deck_shuffled =
    { $number ->
        [one] { $seat } mezcla el descarte con el mazo: una carta.
       *[other] { $seat } mezcla el descarte con el mazo: { $number } cartas.
    }
event-jumped = { $seat } salta a la Era { $era }.
event-fight_declared = { $seat } se enfrenta a { $unit } en { $space }.
event-chase_declared = { $seat } persigue a { $unit }.
event-challenged = { $seat } desafía a { $other_seat }.
event-fight_skipped = { $seat } no tiene a quién enfrentarse.
event-card_added = { $seat } añade { $unit } en { $space }, por su Vínculo.
event-deployed = { $who } despliega { $unit } en el slot { $slot }.
event-token_placed = { $who } coloca { $token } en { $unit }.
event-reinforced = Refuerzos ({ $who }): { $unit } en el slot { $slot }.
event-link_formed = Vínculo ({ $who }): { $unit } · { $other }.
event-link_assaulted = El Asalto rompe un Vínculo ({ $who }): { $unit } · { $other }.
event-rolled = { $die } ({ $who }): { $face }.
event-line_fought =
    { $number ->
        [0] { $line }: { $attacker } { $attacker_total }, { $defender } { $defender_total }. Ningún daño.
        [one] { $line }: { $attacker } { $attacker_total }, { $defender } { $defender_total }. 1 daño para { $loser }.
       *[other] { $line }: { $attacker } { $attacker_total }, { $defender } { $defender_total }. { $number } daños para { $loser }.
    }
event-diverted = Distracción: { $unit } ({ $who }) atrae el golpe.
event-link_absorbed = Un Vínculo absorbe un daño y se retira ({ $who }): { $unit } · { $other }.
event-damaged = { $unit } ({ $who }): daños { $damage } de { $hp }.
event-defeated = Unidad derrotada: { $unit } ({ $who }).
event-heroic_death = Muerte Heroica de { $unit } ({ $who }): daños infligidos { $number }.
event-heroic_death_silenced = Precisión: { $unit } ({ $who }), sin Muerte Heroica.
event-battle_ended = { $winner } gana la batalla; Unidades sobrevivientes: { $attacker_survivors } a { $defender_survivors }.
event-battle_ended-nobody = Ninguna Unidad sobrevive: nadie gana la batalla.
event-recruited = { $seat } recluta { $unit }.
event-went_to_era_discards = { $unit }: al descarte de la Era { $era }.
event-relic_revealed = Reliquia revelada: { $relic } (Era { $era }).
event-relic_seen = { $seat } mira { $relic } (Era { $era }), una Reliquia de { $other_seat }.
event-relic_seen-unseen = { $seat } mira una Reliquia de { $other_seat }.
event-relic_gained = { $seat } obtiene la Reliquia { $relic } (Era { $era }).
event-relic_gained-from = { $seat } toma la Reliquia { $relic } (Era { $era }) de { $from_seat }.
event-prowess_seen = { $seat } mira la ficha de Valor en Batalla { $position } de { $other_seat }: { $value }.
event-prowess_seen-unseen = { $seat } mira la ficha de Valor en Batalla { $position } de { $other_seat }.
event-prowess_gained = { $seat } se queda con la ficha de Valor en Batalla { $position } de { $other_seat }.
event-honor_gained =
    { $number ->
        [one] { $seat } obtiene 1 ficha de Honor de las Armas.
       *[other] { $seat } obtiene { $number } fichas de Honor de las Armas.
    }
event-hero_set_aside = El Héroe { $unit } de { $seat } queda apartado para siempre.
event-space_filled = En { $space }: { $unit }.
event-warfare_filled = Nueva ficha Ars Bellica en el espacio { $warfare_space }: «{ $token }».
event-era_deck_shuffled =
    { $number ->
        [one] El descarte de la Era { $era } se mezcla con su mazo: una carta.
       *[other] El descarte de la Era { $era } se mezcla con su mazo: { $number } cartas.
    }
event-warfare_shuffled =
    { $number ->
        [one] El descarte de Ars Bellica se mezcla: una ficha.
       *[other] El descarte de Ars Bellica se mezcla: { $number } fichas.
    }
event-relics_shuffled =
    { $number ->
        [one] El descarte de Reliquias se mezcla: una carta.
       *[other] El descarte de Reliquias se mezcla: { $number } cartas.
    }
event-game_ended = La partida ha terminado.

## Por qué una acción no está permitida

reason-game_is_over = La partida ha terminado.
reason-not_now = No es el momento.
reason-insert_first = Primero inserta una tarjeta.
reason-three_inserted = Ya has insertado tres tarjetas, el máximo.
reason-insertions_ended = Las inserciones terminaron: has tomado la ficha, usado la rueda o saltado.
reason-no_token_there = No hay ninguna ficha en el espacio señalado.
reason-token_already_taken = Ya has tomado la ficha señalada.
reason-three_tokens_held = Ya tienes tres fichas Ars Bellica, el máximo.
reason-action_not_active = Las flechas de la rueda no señalan esa acción.
reason-action_already_done = Esa acción de la rueda ya se hizo en este turno.
reason-deck_is_empty = Tu mazo está vacío.
reason-not_in_discards = Esa carta no está en tu descarte.
reason-not_in_hand = Esa carta no está en tu mano.
reason-token_not_held = No tienes esa ficha.
reason-unit_already_deployed = Ya hay una Unidad desplegada.
reason-era_not_on_tile = Esa Era no está en la tarjeta Activa.
reason-already_in_that_era = Ya estás en esa Era y debes saltar a otra.
reason-jump_first = Primero salta a una Era.
reason-already_jumped = Ya has saltado.
reason-space_of_another_era = Ese espacio es de una Era distinta de la tuya.
reason-space_is_empty = Ese espacio está vacío.
reason-hand_is_empty = Tu mano está vacía.
reason-not_yourself = No puedes desafiarte.
reason-no_such_seat = Ahí no se sienta nadie.
reason-player_is_elsewhere = Esa persona no está en tu Era.
reason-not_in_era_discards = Esa carta no está en el descarte de tu Era.
reason-must_fight = Aquí hay a quién enfrentarse: debes hacerlo.
reason-not_linked = Esa carta no tiene Vínculo con tu objetivo.
reason-line_up_is_full = El despliegue está completo.
reason-deploy_one_first = Despliega al menos una Unidad.
reason-slot_is_empty = En ese slot no hay ninguna Unidad.
reason-slot_has_token = Esa Unidad ya tiene una ficha.
reason-not_for_units = Esa ficha nunca se coloca en una Unidad.
reason-no_prowess_there = En esa posición ya no hay ninguna ficha de Valor en Batalla.
reason-already_chosen = Ya has elegido esa ficha: elige otra.
reason-relic_not_offered = Esa Reliquia no está entre las que puedes elegir.
reason-no_swaps = Las fichas solo se cambian con la opción swap_at_limit.
reason-no_need_to_swap = Tienes menos de tres fichas: basta con tomarla.
reason-no_such_action = No existe esa acción.
reason-not_looked_at = No has mirado esa ficha.
reason-not_your_turn = Le toca decidir a otra persona.

## Opciones

option-rounds = Las rondas de la partida; 8 es la campaña larga.
option-wrap_eras = También los espacios IV3 e I1 son vecinos.
option-chain_links = Se puede enfrentar cualquier fila con Vínculos, de hasta 3 cartas, que contenga la elegida.
option-swap_at_limit = Con 3 fichas se puede devolver una para tomar otra.
option-reshuffle_on_draw = Las acciones de la rueda y ¡Bloquear las filas! mezclan de nuevo un mazo vacío.
option-tighten_up = Qué hace ¡Bloquear las filas!
option-heroic_death_is_ordinary = Distracción y Precisión valen también para los daños de una Muerte Heroica.
option-diversion_order = Cuál de varias Unidades con Distracción recibe primero.
option-early_end = La batalla termina en cuanto un lado no tiene Unidades.
option-honor_supply = Cuántas fichas de Honor de las Armas hay (también cualquier número hasta 99).
option-min_defender_units = El mínimo de Unidades que despliega quien es desafiado.

## Puntos

points-elites = Avanzadas
points-heroes = Héroes
points-relics = Reliquias
points-prowess = Valor en Batalla
points-honor = Honor de las Armas
points-total = Total
points-rank = Puesto
