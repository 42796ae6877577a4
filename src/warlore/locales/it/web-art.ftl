# Il browser: che cosa dicono carte, dadi e gettoni a chi non li vede, e la galleria.

web-art-times = ×{ $n }
web-art-hp =
    { $damage ->
        [0] { $hp } PF
       *[other] { $hp } PF, danni { $damage }
    }
web-art-link-left = mezzo scudo { $type } a sinistra
web-art-link-right = mezzo scudo { $type } a destra
web-art-token = con il gettone { $token }
web-art-no-token = nessun gettone
web-art-prowess = gettone Valore in Battaglia di { $owner }: { $value }
web-art-prowess-unknown = gettone Valore in Battaglia di { $owner }, coperto
web-art-honor =
    { $n ->
        [one] 1 Onore delle Armi
       *[other] { $n } Onori delle Armi
    }
web-art-tile =
    { $role ->
        [active] Tessera Attiva: Ere { $first } e { $second }, gettone { $pointer }
        [pending] Tessera in Attesa: Ere { $first } e { $second }, gettone { $pointer }
       *[discard] Tessera scartata: Ere { $first } e { $second }, gettone { $pointer }
    }
web-art-relic = Cimelio: { $relic }, Era { $era }
web-art-back =
    { $kind ->
        [era] Carte dell’Era { $era }, coperte
        [relic] Cimeli coperti
        [prowess] Gettoni Valore in Battaglia coperti
       *[unit] Carte coperte
    }{ $count ->
        [-1] { "" }
       *[other] : { $count }
    }
web-art-done = fatto

## Che cosa significano le icone

web-art-worth-base = Non vale punti.
web-art-worth-elite = Vale 1 punto.
web-art-worth-hero = Vale 3 punti; una volta schierato si mette da parte fino alla fine della partita.
web-art-means-reinforcement =
    { $n ->
        [one] All’inizio della battaglia una carta del mazzo si unisce allo schieramento nel primo slot libero.
       *[other] All’inizio della battaglia { $n } carte del mazzo si uniscono allo schieramento nei primi slot liberi.
    }
web-art-means-assault =
    { $n ->
        [one] Toglie 1 Legame nemico, il più vicino al Fronte.
       *[other] Toglie { $n } Legami nemici, a partire dal più vicino al Fronte.
    }
web-art-means-heroic_death =
    { $n ->
        [one] Quando cade infligge subito 1 danno all’altra parte.
       *[other] Quando cade infligge subito { $n } danni all’altra parte.
    }
web-art-means-accuracy =
    { $n ->
        [one] Un’Unità abbattuta dal primo punto di danno della sua parte muore senza Morte Eroica.
       *[other] Un’Unità abbattuta da uno dei primi { $n } punti di danno della sua parte muore senza Morte Eroica.
    }
web-art-means-diversion =
    { $n ->
        [one] Attira su di sé il primo punto di ogni danno.
       *[other] Attira su di sé i primi { $n } punti di ogni danno.
    }
web-art-means-relaunch =
    { $n ->
        [one] La sua parte può rilanciare il dado una volta.
       *[other] La sua parte può rilanciare il dado { $n } volte.
    }
web-art-means-link = Due vicini con metà dello stesso tipo formano uno scudo intero: assorbe 1 danno.
web-art-link-both = Questa carta ha mezzo scudo di tipo { $left } a sinistra e uno di tipo { $right } a destra.
web-art-link-one =
    { $side ->
        [left] Questa carta ha mezzo scudo di tipo { $type } a sinistra.
       *[right] Questa carta ha mezzo scudo di tipo { $type } a destra.
    }
web-art-means-relic = I Cimeli danno punti per Era: 1, 2, 4, 6 o 9 punti per 1, 2, 3, 4 o 5 della stessa Era.

## La galleria

web-art-gallery = Galleria
    .intro = Tutto ciò che sta sul tavolo, disegnato per questo progetto.
web-art-gallery-emblems = Ere e Sabaton
web-art-gallery-icons = Icone
web-art-gallery-dice = Dadi
web-art-gallery-tokens = Gettoni
web-art-gallery-gears = L’Ingranaggio
    .turn = Inserisci una tessera
web-art-gallery-sizes = Quattro formati, cinque stati
web-art-gallery-links = Legami
web-art-gallery-units = Unità
web-art-gallery-relics = Cimeli
web-art-gallery-backs = Dorsi
web-art-gallery-detail = Una carta da vicino
