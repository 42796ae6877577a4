# Las palabras de `warlore knight solve`: planes, sus resultados, lo que falta.

knight-solve-nothing = Nada que hacer: termina cada fase.
knight-solve-drawn = { $drawn } ({ $chance }):
knight-solve-chance = { $chance } = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
knight-solve-won = todos los enemigos derrotados
knight-solve-not-won = no todos los enemigos derrotados
knight-solve-fame = Fama +{ $number }
knight-solve-wounds =
    { $number ->
        [0] ninguna Herida
        [one] 1 Herida a la mano
       *[other] { $number } Heridas a la mano
    }
knight-solve-all-wounds =
    { $number ->
        [0] ninguna Herida
        [one] al menos 1 Herida
       *[other] al menos { $number } Heridas
    }
knight-solve-poison =
    { $number ->
        [one] otra al descarte
       *[other] otras { $number } al descarte
    }
knight-solve-knocked-out = fuera de combate
knight-solve-lost =
    { $number ->
        [one] Unidades perdidas por 1 nivel
       *[other] Unidades perdidas por { $number } niveles
    }
knight-solve-wounded =
    { $number ->
        [one] Unidades heridas por 1 nivel
       *[other] Unidades heridas por { $number } niveles
    }
knight-solve-used =
    { $number ->
        [0] nada usado
        [one] 1 carta o Unidad usada
       *[other] { $number } cartas y Unidades usadas
    }
knight-solve-reputation = Reputación { $number }
knight-solve-proven =
    { $states ->
        [one] Demostrado: ningún plan es mejor.
       *[other] Demostrado: ningún plan es mejor ({ $states } posiciones examinadas).
    }
knight-solve-proven-counted =
    { $states ->
        [one] Demostrado, con lo que se tiene en cuenta: ningún plan es mejor.
       *[other] Demostrado, con lo que se tiene en cuenta: ningún plan es mejor ({ $states } posiciones examinadas).
    }
knight-solve-unproven = La búsqueda se detuvo: este es el mejor plan encontrado hasta ahora.
knight-solve-bound = Ningún plan puede dar mejor resultado que: { $result }.
knight-solve-bound-counted = Con lo que se tiene en cuenta, ningún plan puede dar mejor resultado que: { $result }.
knight-not-counted = No se tiene en cuenta:
knight-not-counted-one = { $source }: { $what }. { $why }
knight-not-counted-with = con { $source }
knight-solve-expected = En promedio:
knight-solve-expected-all_defeated = todos los enemigos derrotados
knight-solve-expected-fame = Fama
knight-solve-expected-knocked_out = fuera de combate
knight-solve-expected-wounds = Heridas
knight-solve-expected-lost = niveles de Unidades perdidos
knight-solve-expected-wounded = niveles de Unidades heridos
knight-solve-expected-used = cartas y Unidades usadas
knight-solve-distribution = Cómo puede terminar:
knight-solve-alternative = Otro plan ({ $number })
knight-solve-victory = Todos los enemigos pueden ser derrotados.
knight-solve-no-victory = No todos los enemigos pueden ser derrotados. Haría falta otra fuente de:
knight-solve-no-victory-counted = Con lo que se tiene en cuenta, no todos los enemigos pueden ser derrotados. Haría falta otra fuente de:
knight-solve-missing = { $points }
knight-solve-nothing-helps = Ninguna fuente de puntos bastaría por sí sola.
knight-solve-progress = { $states } posiciones, { $seconds } s (Ctrl-C: lo mejor hasta ahora)
knight-solve-crashed = La búsqueda se interrumpió de golpe ({ $how }): no hay respuesta. Es un fallo de Warlore, no de la pregunta.
