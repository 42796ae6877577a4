# El navegador: lo que dicen las cartas, los dados y las fichas a quien no las ve, y la galería.

web-art-times = ×{ $n }
web-art-hp =
    { $damage ->
        [0] { $hp } PV
       *[other] { $hp } PV, daños { $damage }
    }
web-art-link-left = medio escudo { $type } a la izquierda
web-art-link-right = medio escudo { $type } a la derecha
web-art-token = con la ficha { $token }
web-art-no-token = ninguna ficha
web-art-prowess = ficha de Valor en Batalla de { $owner }: { $value }
web-art-prowess-unknown = ficha de Valor en Batalla de { $owner }, boca abajo
web-art-honor =
    { $n ->
        [one] 1 Honor de las Armas
       *[other] { $n } Honores de las Armas
    }
web-art-tile =
    { $role ->
        [active] Tarjeta Activa: Eras { $first } y { $second }, ficha { $pointer }
        [pending] Tarjeta en espera: Eras { $first } y { $second }, ficha { $pointer }
       *[discard] Tarjeta descartada: Eras { $first } y { $second }, ficha { $pointer }
    }
web-art-relic = Reliquia: { $relic }, Era { $era }
web-art-back =
    { $kind ->
        [era] Cartas de la Era { $era }, boca abajo
        [relic] Reliquias boca abajo
        [prowess] Fichas de Valor en Batalla boca abajo
       *[unit] Cartas boca abajo
    }{ $count ->
        [-1] { "" }
       *[other] : { $count }
    }
web-art-done = hecho

## Qué significan los iconos

web-art-worth-base = No vale puntos.
web-art-worth-elite = Vale 1 punto.
web-art-worth-hero = Vale 3 puntos; una vez desplegado se aparta hasta el final de la partida.
web-art-means-reinforcement =
    { $n ->
        [one] Al empezar la batalla, una carta del mazo se une al despliegue en el primer slot libre.
       *[other] Al empezar la batalla, { $n } cartas del mazo se unen al despliegue en los primeros slots libres.
    }
web-art-means-assault =
    { $n ->
        [one] Quita 1 Vínculo enemigo, el más cercano al Frente.
       *[other] Quita { $n } Vínculos enemigos, empezando por el más cercano al Frente.
    }
web-art-means-heroic_death =
    { $n ->
        [one] Cuando cae inflige al instante 1 daño al otro bando.
       *[other] Cuando cae inflige al instante { $n } daños al otro bando.
    }
web-art-means-accuracy =
    { $n ->
        [one] Una Unidad derribada por el primer punto de daño de su bando muere sin Muerte Heroica.
       *[other] Una Unidad derribada por uno de los primeros { $n } puntos de daño de su bando muere sin Muerte Heroica.
    }
web-art-means-diversion =
    { $n ->
        [one] Atrae hacia sí el primer punto de cada daño.
       *[other] Atrae hacia sí los primeros { $n } puntos de cada daño.
    }
web-art-means-relaunch =
    { $n ->
        [one] Su bando puede volver a tirar su dado una vez.
       *[other] Su bando puede volver a tirar su dado { $n } veces.
    }
web-art-means-link = Dos vecinos con mitades del mismo tipo forman un escudo entero: absorbe 1 daño.
web-art-link-both = Esta carta tiene medio escudo de tipo { $left } a la izquierda y otro de tipo { $right } a la derecha.
web-art-link-one =
    { $side ->
        [left] Esta carta tiene medio escudo de tipo { $type } a la izquierda.
       *[right] Esta carta tiene medio escudo de tipo { $type } a la derecha.
    }
web-art-means-relic = Las Reliquias puntúan por Era: 1, 2, 4, 6 o 9 puntos por 1, 2, 3, 4 o 5 de la misma Era.

## La galería

web-art-gallery = Galería
    .intro = Todo lo que hay sobre la mesa, dibujado para este proyecto.
web-art-gallery-emblems = Eras y Sabatons
web-art-gallery-icons = Iconos
web-art-gallery-dice = Dados
web-art-gallery-tokens = Fichas
web-art-gallery-gears = El Engranaje
    .turn = Insertar una tarjeta
web-art-gallery-sizes = Cuatro tamaños, cinco estados
web-art-gallery-links = Vínculos
web-art-gallery-units = Unidades
web-art-gallery-relics = Reliquias
web-art-gallery-backs = Dorsos
web-art-gallery-detail = Una carta de cerca
