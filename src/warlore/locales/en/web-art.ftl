# The browser: what the cards, dice and tokens say to those who cannot see them, and the gallery.

web-art-times = ×{ $n }
web-art-hp =
    { $damage ->
        [0] { $hp } HP
       *[other] { $hp } HP, damage { $damage }
    }
web-art-link-left = half-shield { $type } on the left
web-art-link-right = half-shield { $type } on the right
web-art-token = with token { $token }
web-art-no-token = no token
web-art-prowess = Prowess token of { $owner }: { $value }
web-art-prowess-unknown = Prowess token of { $owner }, face down
web-art-honor =
    { $n ->
        [one] 1 Honor of the Arms
       *[other] { $n } Honors of the Arms
    }
web-art-tile =
    { $role ->
        [active] Active tile: Eras { $first } and { $second }, Warfare token { $pointer }
        [pending] Pending tile: Eras { $first } and { $second }, Warfare token { $pointer }
       *[discard] Discarded tile: Eras { $first } and { $second }, Warfare token { $pointer }
    }
web-art-relic = Relic: { $relic }, Era { $era }
web-art-back =
    { $kind ->
        [era] Cards of Era { $era }, face down
        [relic] Relics, face down
        [prowess] Prowess tokens, face down
       *[unit] Cards, face down
    }{ $count ->
        [-1] { "" }
       *[other] : { $count }
    }
web-art-done = done

## What the icons mean

web-art-worth-base = Worth no points.
web-art-worth-elite = Worth 1 point.
web-art-worth-hero = Worth 3 points; once deployed it is set aside for the rest of the game.
web-art-means-reinforcement =
    { $n ->
        [one] When the battle begins, a card from the deck joins the line-up in the first empty slot.
       *[other] When the battle begins, { $n } cards from the deck join the line-up in the first empty slots.
    }
web-art-means-assault =
    { $n ->
        [one] Removes 1 enemy Link, the one nearest to the Front.
       *[other] Removes { $n } enemy Links, those nearest to the Front first.
    }
web-art-means-heroic_death = When it falls, it at once deals { $n } damage to the other side.
web-art-means-accuracy =
    { $n ->
        [one] A Unit felled by the first point of its side's damage dies without Heroic Death.
       *[other] A Unit felled by one of the first { $n } points of its side's damage dies without Heroic Death.
    }
web-art-means-diversion =
    { $n ->
        [one] Draws the first point of every damage to itself.
       *[other] Draws the first { $n } points of every damage to itself.
    }
web-art-means-relaunch =
    { $n ->
        [one] Its side may re-roll its die once.
       *[other] Its side may re-roll its die { $n } times.
    }
web-art-means-link = Two neighbours with halves of the same type make a whole shield: it absorbs 1 damage.
web-art-link-both = This card has half a shield of type { $left } on the left and one of type { $right } on the right.
web-art-link-one =
    { $side ->
        [left] This card has half a shield of type { $type } on the left.
       *[right] This card has half a shield of type { $type } on the right.
    }
web-art-means-relic = Relics score by Era: 1, 2, 4, 6 or 9 points for 1, 2, 3, 4 or 5 of the same Era.

## The gallery

web-art-gallery = Gallery
    .intro = Everything that lies on the table, drawn for this project.
web-art-gallery-emblems = Eras and Sabatons
web-art-gallery-icons = Icons
web-art-gallery-dice = Dice
web-art-gallery-tokens = Tokens
web-art-gallery-gears = The Gears
    .turn = Insert a tile
web-art-gallery-sizes = Four sizes, five states
web-art-gallery-links = Links
web-art-gallery-units = Units
web-art-gallery-relics = Relics
web-art-gallery-backs = Backs
web-art-gallery-detail = A card in detail
