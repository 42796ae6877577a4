# Le parole del combattimento di Mage Knight: effetti, abilità, pagine del catalogo, il combattimento e i suoi eventi.

## Punti ed effetti di carte, Unità e gettoni

knight-points-attack =
    { $element ->
        [fire] Attacco di Fuoco { $value }
        [ice] Attacco di Ghiaccio { $value }
        [cold_fire] Attacco di Fuoco Freddo { $value }
       *[physical] Attacco { $value }
    }
knight-points-ranged =
    { $element ->
        [fire] Attacco a Distanza di Fuoco { $value }
        [ice] Attacco a Distanza di Ghiaccio { $value }
        [cold_fire] Attacco a Distanza di Fuoco Freddo { $value }
       *[physical] Attacco a Distanza { $value }
    }
knight-points-siege =
    { $element ->
        [fire] Attacco d’Assedio di Fuoco { $value }
        [ice] Attacco d’Assedio di Ghiaccio { $value }
        [cold_fire] Attacco d’Assedio di Fuoco Freddo { $value }
       *[physical] Attacco d’Assedio { $value }
    }
knight-points-block =
    { $element ->
        [fire] Blocco di Fuoco { $value }
        [ice] Blocco di Ghiaccio { $value }
        [cold_fire] Blocco di Fuoco Freddo { $value }
       *[physical] Blocco { $value }
    }
knight-points-move = Movimento { $value }
knight-points-influence = Influenza { $value }
knight-points-heal = Cura { $value }
knight-points-draw =
    { $value ->
        [one] pesca 1 carta
       *[other] pesca { $value } carte
    }
knight-points-terrain = Blocco pari al costo di Movimento dello spazio: di Fuoco di giorno, di Ghiaccio di notte
knight-grows = { $points }, +{ $plus } { $per }
knight-at-most = (al massimo { $number })
knight-twice = { $points }, conta il doppio contro { $ability }
knight-part-mana =
    { $form ->
        [crystal] ottieni { $value } cristallo { $colours }
       *[token] ottieni { $value } Mana { $colours }
    }
knight-as-discarded = del colore della carta scartata
knight-same-colour = tutti dello stesso colore
knight-unowned = di un colore di cui non hai cristalli
knight-or = { $first } o { $last }
knight-colour-names =
    { $colour ->
        [red] rosso
        [blue] blu
        [green] verde
        [white] bianco
        [gold] oro
       *[black] nero
    }

knight-per-enemy_faced = per ogni nemico nel combattimento
knight-per-enemy_blocked = per ogni nemico Bloccato con successo
knight-per-enemy_defeated = per ogni nemico sconfitto con il suo aiuto
knight-per-excess_block = per ogni punto di Blocco oltre il necessario
knight-per-blocked_icon = per ogni abilità, attacco elementale e resistenza del nemico Bloccato (niente se ha Immunità Arcana)
knight-per-card_discarded = per ogni carta scartata
knight-per-wound_taken = per ogni Ferita presa in mano in questo turno
knight-per-crystal_pair = per ogni coppia di cristalli ({ $pair })
knight-per-crystal_set = per ogni serie di quattro cristalli
knight-per-token_red = con un gettone Mana rosso su di essa
knight-per-token_blue = con un gettone Mana blu su di essa
knight-per-token_white = con un gettone Mana bianco su di essa
knight-per-token_green = con un gettone Mana verde su di essa

knight-when-blocked_by_this = se il Blocco riesce: { $what }
knight-when-no_wound_taken = se non hai preso Ferite in questo combattimento: { $what }
knight-when-interaction = in un’interazione: { $what }

knight-target-enemy = un nemico
knight-target-other_enemy = un altro nemico
knight-target-other_enemies = tutti gli altri nemici
knight-target-all_enemies = tutti i nemici
knight-only-unfortified = senza fortificazione
knight-only-blocked =
    { $targets ->
        [many] già Bloccati con successo
       *[one] già Bloccato con successo
    }

knight-effect-enemy_armor_minus = Armatura -{ $value } a { $target }
knight-effect-enemy_armor_minus-fortified = Armatura -{ $value } (-{ $more } se con fortificazione) a { $target }
knight-effect-enemy_armor_becomes = Armatura di { $target }: diventa { $value }
knight-effect-enemy_does_not_attack =
    { $targets ->
        [many] { $target } non Attaccano
       *[one] { $target } non Attacca
    }
knight-effect-extra_target_move = anche altri, per 1, 2, 3… punti Movimento
knight-effect-enemy_destroyed = distruggi { $target }
knight-effect-enemy_loses_fortification =
    { $targets ->
        [many] { $target }: perdono la fortificazione
       *[one] { $target }: perde la fortificazione
    }
knight-effect-enemy_loses_resistance =
    { $targets ->
        [many] { $target }: perdono { $resistances }
       *[one] { $target }: perde { $resistances }
    }
knight-effect-use_enemy_attack = i suoi Attacchi diventano tuoi contro gli altri
knight-effect-attack_minus =
    { $count ->
        [one] un Attacco nemico -{ $value }
       *[other] { $count } Attacchi nemici -{ $value }
    }
knight-effect-attack_loses_abilities = un Attacco perde le sue abilità
knight-effect-attack_hits_this_unit = questa Unità ne subisce il Danno per prima
knight-effect-ignore_site_fortification = il sito non fortifica nessuno
knight-effect-units_gain_resistance =
    { $target ->
        [unit] un’Unità ottiene { $resistances }
       *[units] le tue Unità ottengono { $resistances }
    }
knight-effect-units_plus =
    { $target ->
        [other_units] le altre tue Unità: { $what }
       *[units] le tue Unità: { $what }
    }
knight-effect-units_take_no_damage = non si può assegnare Danno alle Unità
knight-effect-ready_unit = prepara un’Unità Esausta fino al livello { $level }
knight-effect-ready_unit-price = prepara Unità Esauste fino al livello { $level } per { $price } Influenza a livello
knight-effect-convert_points = spendi { $rate } { $points } per { $to }
knight-effect-attacks_become =
    { $target ->
        [hero] tutti i tuoi Attacchi diventano { $what }
       *[card] un Attacco di una carta azione diventa { $what }
    }
knight-kind-of-attack =
    { $kind ->
        [ranged] a Distanza
        [siege] d’Assedio
        [attack] normale
       *[block] Blocco
    }
knight-effect-gains_element = un Attacco o Blocco di una carta azione ottiene { $element }
knight-effect-source_plus = una fonte di Attacco Fisico: Attacco +{ $attack }, a Distanza +{ $ranged } o d’Assedio +{ $siege }
knight-effect-cards_plus =
    { $which ->
        [first] la prossima carta adatta che giochi: { $what }
       *[all] le altre tue carte: { $what }
    }
knight-plus-attack = Attacco +{ $value }
knight-plus-block = Blocco +{ $value }
knight-plus-move = Movimento +{ $value }
knight-effect-play_card =
    { $powered ->
        [yes] gioca un’altra carta azione potenziata, senza Mana
       *[no] gioca un’altra carta azione, effetto base
    }
knight-play-times = { $times } volte
knight-play-bonus = i suoi punti +{ $bonus }
knight-play-throw_away = quella carta va gettata via
knight-effect-hero_ignores_wound =
    { $value ->
        [one] ignora la prossima Ferita dei nemici
       *[other] ignora le prossime { $value } Ferite dei nemici
    }
knight-effect-reputation = Reputazione { $value }
knight-effect-fame = Fama +{ $value }
knight-outside-cure_bonus = carte e Unità pronte per ciò che curi
knight-outside-deck_bottom = metti una carta degli scarti in fondo al mazzo
knight-outside-discard_wounds = scarta Ferite dopo il combattimento
knight-outside-fly = muovi sulla mappa
knight-outside-gather_crystals = cristalli per le carte scartate muovendo
knight-outside-interaction_bonus = di più in un’interazione
knight-outside-no_provocation = muovendo non provochi nessuno
knight-outside-peek = guarda un gettone coperto
knight-outside-recruit = recluta un’Unità
knight-outside-reveal_tile = rivela una tessera mappa
knight-outside-source_die = usa un dado della Fonte
knight-outside-swap_skill = scambia un’Abilità
knight-outside-take_back = riprendi questa carta in mano
knight-outside-terrain_cost = terreno meno costoso
knight-outside-throw_away_wound = getta via una Ferita
knight-outside-travel = viaggia sulla mappa
knight-outside-use_offer = usa un’Unità dell’offerta

knight-cost-discard = scarta { $cards }
knight-cost-throw_away = getta via una carta azione di colore { $colour }
knight-cost-wound = prendi una Ferita
knight-cost-wound_unit = questa Unità resta Ferita
knight-cards-any = { $most ->
        [one] 1 carta
       *[other] quante carte vuoi
    }
knight-cards-non_wound = { $most ->
        [one] 1 carta
       *[other] fino a { $most } carte
    }
knight-cards-wound = una Ferita
knight-cards-action = una carta azione
knight-mode-price = { $price }: { $what }
knight-powered = potenziato
knight-basic = base
knight-mode-unusable = non in combattimento: { $reason }

## Che cosa fanno le abilità

knight-means-fortified = Nella Fase a Distanza e d’Assedio lo colpiscono solo gli Attacchi d’Assedio. In un sito fortificato, o dietro un muro, in quella Fase non può proprio essere attaccato.
knight-means-unfortified = Le fortificazioni del suo sito non lo proteggono.
knight-means-elusive = Ha due valori di Armatura. Quello più basso vale solo nella Fase Attacco e solo se tutti i suoi Attacchi sono stati Bloccati con successo; altrimenti vale quello più alto.
knight-means-arcane_immunity = Su di lui funzionano solo Attacco e Blocco: ogni altro effetto diretto al nemico stesso va perso. Gli effetti diretti al suo Attacco funzionano.
knight-means-swift = Per Bloccare il suo Attacco serve il doppio del valore. Se non lo Blocchi, infligge il Danno normale.
knight-means-brutal = Se non lo Blocchi, infligge un Danno doppio rispetto al suo valore.
knight-means-poison = Un’Unità ferita da lui riceve due Ferite. Per ogni Ferita che l’Eroe prende in mano a causa sua, un’altra va nella pila degli scarti.
knight-means-paralyze = Un’Unità ferita da lui è distrutta. Se ferisce l’Eroe, si scartano subito dalla mano tutte le carte che non sono Ferite.
knight-means-assassination = Tutto il suo Danno va all’Eroe, mai alle Unità. Le Unità possono comunque aiutare a Bloccarlo.
knight-means-cumbersome = Nella Fase Blocco ogni punto Movimento speso riduce il suo Attacco di 1 per il resto del combattimento; ridotto a 0 è Bloccato con successo.
knight-means-vampiric = Per ogni Unità ferita dal suo Attacco, e per ogni Ferita che ti mette in mano, la sua Armatura cresce di 1 per il resto del combattimento.
knight-means-defend = Il primo nemico che Attacchi nel combattimento (lui o un altro) riceve altrettanta Armatura. Più Difese vanno a nemici differenti.
knight-means-summon = All’inizio della Fase Blocco pesca un gettone e nelle Fasi Blocco e Assegnare Danno usa il suo Attacco; poi il gettone si scarta e non dà Fama.
knight-means-multiple_attacks = Ogni Attacco si Blocca e si subisce per conto suo. Il nemico è Bloccato con successo solo se lo sono tutti i suoi Attacchi.
knight-means-resist-physical = Gli Attacchi Fisici sono dimezzati. Sono efficienti solo Fuoco, Ghiaccio e Fuoco Freddo.
knight-means-resist-fire = Gli Attacchi di Fuoco sono dimezzati. Ignora anche gli altri effetti delle carte rosse e delle abilità di Unità attivate con Mana rosso.
knight-means-resist-ice = Gli Attacchi di Ghiaccio sono dimezzati. Ignora anche gli altri effetti delle carte blu e delle abilità di Unità attivate con Mana blu.
knight-means-resist-fire-ice = Gli Attacchi di Fuoco, Ghiaccio e Fuoco Freddo sono tutti dimezzati: è efficiente solo il Fisico.
knight-means-unit-resist-physical = Un Attacco Fisico è prima ridotto della sua Armatura; solo ciò che resta la ferisce.
knight-means-unit-resist-fire = Un Attacco di Fuoco è prima ridotto della sua Armatura; solo ciò che resta la ferisce.
knight-means-unit-resist-ice = Un Attacco di Ghiaccio è prima ridotto della sua Armatura; solo ciò che resta la ferisce.
knight-means-unit-resist-fire-ice = Con entrambe resiste anche al Fuoco Freddo.
knight-means-assault_influence = In un assalto agisce solo se durante il combattimento spendi { $number } Influenza.
knight-means-damage_influence = Le si può assegnare Danno solo se durante il combattimento spendi { $number } Influenza.
knight-means-rampaging-orc = Se è un nemico Infuriato, sconfiggerlo dà Reputazione +1.
knight-means-rampaging-draconum = Se è un nemico Infuriato, sconfiggerlo dà Reputazione +2.

## Siti

knight-site-fortified = Fortificato: nella Fase a Distanza e d’Assedio solo gli Attacchi d’Assedio colpiscono i difensori. Assaltarlo costa subito 1 Reputazione.
knight-site-not-fortified = Non fortificato.
knight-site-terrain = Assaltarlo costa i punti Movimento del terreno.
knight-site-two-move = Assaltarlo costa 2 punti Movimento qualunque sia il terreno.
knight-site-burn = Tentare di bruciarlo costa subito 3 Reputazione.
knight-site-no-units = Niente Unità: nessuna può agire o subire Danno.
knight-site-one-unit = Ti accompagna una sola Unità Pronta e non Ferita; nessun’altra può agire o subire Danno.
knight-site-night = Valgono le regole della Notte: si può usare il Mana nero, non quello oro.
knight-site-heroes = In un assalto le Unità Eroi agiscono solo per 2 Influenza.
knight-site-withdraw = Se non vinci, ti ritiri nello spazio da cui sei venuto.
knight-site-stay = Se non vinci, non devi ritirarti.
knight-site-discarded = I nemici che sopravvivono si scartano.
knight-site-remain = I nemici che sopravvivono restano.
knight-site-glade = Finendo qui il turno puoi gettare via una Ferita dalla mano o dalla pila degli scarti.
knight-site-city-bonus = I difensori, e ciò che evocano, hanno il bonus del colore della città.
knight-site-volkare-die = Prima si tira il suo dado Mana, che decide il suo Attacco.
knight-site-volkare-army = Attacca, a meno che tutto il suo esercito sia stato eliminato nella Fase a Distanza e d’Assedio; è sconfitto quando lo è il suo esercito.
knight-site-leader = In ogni Fase d’Attacco un solo Attacco può comprendere il Leader; ogni livello tolto dà Fama. I Seguaci fuggono quando cade il livello 1.
knight-city-bonus-armor = Tutti i difensori: Armatura +{ $value }.
knight-city-bonus-attack = Attacchi dei difensori di tipo { $elements }: +{ $value }.
knight-city-bonus-ability = Attacchi dei difensori di tipo { $elements }: ottengono { $ability }.

## Le pagine del catalogo

knight-kind-enemy = Nemico
knight-kind-unit = Unità
knight-kind-card = Carta
knight-kind-token = Gettone Fazione
knight-kind-city = Città
knight-kind-leader = Leader Fazione
knight-kind-volkare = Volkare
knight-kind-site = Sito
knight-kind-hero = Eroe
knight-city-name =
    { $id ->
        [white] Città bianca
        [blue] Città blu
        [green] Città verde
        [red] Città rossa
       *[other] Città
    }
knight-cardkind-basic_action = Azione base
knight-cardkind-advanced_action = Azione avanzata
knight-cardkind-spell = Incantesimo
knight-tier-regular = Regolare
knight-tier-elite = Elite
knight-certainty-high = sicuri
knight-certainty-medium = abbastanza sicuri
knight-certainty-low = incerti
knight-label-kind = Tipo
knight-label-name = Nome
knight-label-id = Id
knight-label-colour = Colore
knight-label-set = Scatola
knight-label-faction = Fazione
knight-label-tokens = Gettoni
knight-label-copies = Copie
knight-copies-of = { $number } nel mazzo di { $hero }
knight-copies-each =
    { $which ->
        [other] { $number } nel mazzo di ogni altro Eroe
       *[all] { $number } nel mazzo di ogni Eroe
    }
knight-label-armor = Armatura
knight-label-attack = Attacco
knight-label-resistances = Resistenze
knight-label-abilities = Abilità
knight-label-defend = Difesa
knight-label-fame = Fama
knight-label-reputation = Reputazione
knight-label-reward = Gettoni Fazione ottenuti
knight-label-certainty = Questi dati sono
knight-label-note = Nota (in inglese)
knight-label-level = Livello
knight-label-tier = Rango
knight-label-cost = Costo in Influenza
knight-label-recruit = Si recluta in
knight-label-effects = Effetti
knight-label-garrison = Guarnigione
knight-label-army = Esercito
knight-label-followers = Seguaci
knight-label-die = Dado
knight-label-hand-limit = Limite di mano
knight-label-command = Gettoni Comando
knight-label-also = Detto anche
knight-label-rules = Regole
knight-label-bonus = Bonus
knight-label-resists = Resiste
knight-label-price = Costo
knight-label-arm = Arm.
knight-elusive-armor = { $low }, { $high } se non Bloccato
knight-summons = evoca ({ $colour })
knight-combines = Con una sola attivazione può usare più abilità.
knight-number-of-colour = { $colour } ×{ $number }
knight-none = nessuna
knight-list-count =
    { $number ->
        [0] Non c’è niente che corrisponda.
        [one] 1 voce.
       *[other] { $number } voci.
    }
knight-unknown = Nel catalogo non c’è niente che si chiami «{ $name }».
knight-unknown-close = Nel catalogo non c’è niente che si chiami «{ $name }»; intendevi { $could }?
knight-bad-word = { $field }: «{ $value }» non esiste; si può scrivere { $allowed }.
knight-bad-span = { $field }: «{ $value }» non è un intervallo; scrivi 4, 2-5, 6- oppure -3.
knight-no-filter = { $field }: questo filtro non vale per { $kind }; ci sono { $allowed }.

## Il combattimento: fasi e passi

knight-phase-start = Prima del combattimento
    .short = inizio
knight-phase-ranged = 1.1 Attacco a Distanza e d’Assedio
    .short = 1.1 Distanza/Assedio
knight-phase-block = 1.2 Blocco
    .short = 1.2 Blocco
knight-phase-damage = 1.3 Assegnare Danno
    .short = 1.3 Danno
knight-phase-attack = 1.4 Attacco
    .short = 1.4 Attacco
knight-phase-over = il combattimento finisce

knight-step-companion = Chi ti accompagna
    .now = Scegli l’unica Unità che ti accompagna, oppure vai senza.
    .guide = In un Dedalo o in un Labirinto ti accompagna una sola Unità Pronta e non Ferita; solo lei può agire o subire Danno (R73).
knight-step-name_token = Quale gettone è uscito?
    .now = Pesca il gettone al tuo tavolo e di’ qual è.
    .guide = Con le pesche a voce il programma non pesca niente: qualunque gettone peschi, nominalo. `mostra NOME` mostra un gettone, `perché gettone NOME` dice perché non può essere quello.
knight-step-name_die = Il dado di Volkare
    .now = Tira il dado di Volkare al tuo tavolo e di’ il colore.
    .guide = Ogni volta che affronti Volkare si tira prima il suo dado Mana, che decide il suo Attacco (R10).
knight-step-start = Prima del combattimento
    .now = Gioca ciò che va giocato prima della Fase 1.1, oppure comincia.
    .guide = Alcuni effetti si usano prima della Fase a Distanza e d’Assedio. I punti Movimento, Influenza e Cura rimasti sono persi (R7, R85).
knight-step-ranged = Attacco a Distanza e d’Assedio
    .now = Scegli un nemico da attaccare, gioca altri effetti o termina la Fase.
    .guide = Attacca un nemico o un Gruppo: il totale deve raggiungere la somma delle Armature (R12, R13). Se uno di loro è fortificato contano solo gli Attacchi d’Assedio (R14); un nemico Fortificato in un sito fortificato ora non può essere attaccato (S1). Ciò a cui uno di loro resiste è dimezzato (R15). I punti in più sono persi (S2). I nemici sconfitti adesso non attaccano.
knight-step-aim_ranged = Prepari un Attacco a Distanza o d’Assedio
    .now = Aggiungi nemici al Gruppo o fonti all’Attacco, poi dichiaralo.
    .guide = Serve almeno la somma delle Armature; meno non ha effetto (R13, S2). Contro nemici fortificati contano solo gli Attacchi d’Assedio (R14). I punti di un elemento a cui qualcuno resiste si sommano e si dimezzano (R15, R46–R49).
knight-step-block = Blocco
    .now = Scegli un Attacco da Bloccare, spendi Movimento sugli Attacchi Ingombranti o termina la Fase.
    .guide = Gli Attacchi si Bloccano uno alla volta; un Blocco insufficiente non ha effetto (R17, S3). Contro un Rapido serve il doppio (R32). Contro il Fuoco sono efficienti i Blocchi di Ghiaccio e Fuoco Freddo, contro il Ghiaccio quelli di Fuoco e Fuoco Freddo, contro il Fuoco Freddo solo quelli di Fuoco Freddo; gli altri si sommano e si dimezzano (R56–R60). Gli Evocatori hanno già pescato i loro gettoni (R31).
knight-step-aim_block = Prepari un Blocco
    .now = Aggiungi fonti al Blocco, poi dichiaralo.
    .guide = I Blocchi inefficienti si sommano e si dimezzano, quelli efficienti valgono per intero (R56–R60). Meno del necessario non ha effetto (S3).
knight-step-damage = Assegnare Danno
    .now = Assegna ogni Attacco non Bloccato: prima alle Unità non Ferite, il resto all’Eroe.
    .guide = Un Attacco alla volta, nell’ordine che vuoi (R22). Un’Unità che resiste toglie la sua Armatura prima di essere Ferita, e poi ancora (F5, F6); qualsiasi Danno ferisce un’Unità non Ferita. Ciò che resta, o tutto, va all’Eroe: il Danno diviso per l’Armatura, arrotondato per eccesso, dà le Ferite (F9, R94). Tante Ferite in mano quanto il Limite di mano sono un Colpo di Grazia (F10).
knight-step-attack = Attacco
    .now = Scegli un nemico da attaccare, gioca altri effetti o termina il combattimento.
    .guide = Attacca un nemico o un Gruppo: il totale deve raggiungere la somma delle Armature (R24). Conta ogni tipo di Attacco e le fortificazioni non contano più (R25). Ciò a cui uno di loro resiste è dimezzato (R15). Una carta di lato dà Attacco 1 (S4).
knight-step-aim_attack = Prepari un Attacco
    .now = Aggiungi nemici al Gruppo o fonti all’Attacco, poi dichiaralo.
    .guide = Serve almeno la somma delle Armature; meno non ha effetto (R24, S2). I punti di un elemento a cui qualcuno resiste si sommano e si dimezzano (R15, R46–R49).
knight-step-choose = Scegli un bersaglio
    .now = Scegli su che cosa agisce l’effetto.
    .guide = Gli effetti su un nemico non toccano chi ha Immunità Arcana, e quelli rossi o blu chi ha Resistenza al Fuoco o al Ghiaccio; gli effetti su un Attacco funzionano sempre (R47–R51, Q1).
knight-step-discard = Paga il costo
    .now = Scegli la carta da scartare.
    .guide = L’effetto chiede carte dalla mano.
knight-step-guard = Difesa
    .now = Scegli quale Difesa protegge quale nemico.
    .guide = Ogni Difesa alza l’Armatura di un nemico che attacchi, una volta per combattimento e al massimo una per nemico; le abbini tu (R52, R53, Q2).
knight-step-blast = Armatura per i nemici sconfitti
    .now = Scegli a chi scende l’Armatura di 1.
    .guide = La carta abbassa di 1 l’Armatura di un altro nemico per ogni nemico che ha aiutato a sconfiggere; mai sotto 1 (S5).
knight-step-over = Il combattimento è finito
    .now = Non c’è più niente da decidere.
    .guide = Fama, Reputazione e ciò che segue vengono da R40–R45, R61–R66 e R85–R88.

## Azioni

knight-action-end_phase = fine fase
knight-action-declare = dichiara
knight-action-enough = basta così
knight-action-go_alone = vai senza Unità
knight-action-use_its_attack = usa il suo Attacco
knight-action-discard_wound = scarta una Ferita
knight-action-convert = converti { $from } in { $to }
knight-action-die = dado { $colour }
knight-action-bonus = bonus { $number }
knight-action-take = porta { $unit }
knight-action-choose_unit = scegli l’Unità { $unit }
knight-action-ready = prepara { $unit }
knight-action-target = bersaglio { $enemy }
knight-action-choose_enemy = scegli { $enemy }
knight-action-spare = ferma { $enemy }
knight-action-block = blocca { $attack }
knight-action-slow = rallenta { $attack }
knight-action-choose_attack = scegli l’Attacco { $attack }
knight-action-hit_hero = danno all’Eroe da { $attack }
knight-action-hit_unit = danno a { $unit } da { $attack }
knight-action-guard = difendi { $enemy } con { $giver }
knight-action-discard = scarta { $card }
knight-action-discard_as = scarta { $card } come { $colour }
knight-action-sideways = { $card } di lato: { $points }
knight-action-token = gettone { $token }
knight-action-play = gioca { $card }: { $mode }
knight-action-activate = attiva { $card }: { $mode }
knight-action-use = usa { $card }: { $mode }
knight-action-spend = spendi { $card }: { $mode }
knight-word-attack = attacco
knight-word-ranged = distanza
knight-word-siege = assedio
knight-word-block = blocco
knight-word-fire_block = blocco di fuoco
knight-word-ice_block = blocco di ghiaccio
knight-word-move = movimento
knight-word-influence = influenza
knight-mode-powered = { $mode } (potenziata)
knight-sideways = di lato

## Perché un’azione non è permessa

knight-reason-combat_is_over = Il combattimento è finito.
knight-reason-not_now = Non in questo momento.
knight-reason-no_such_action = Non esiste un’azione così.
knight-reason-not_in_this_phase = Non in questa Fase.
knight-reason-not_in_the_combat = Non è, o non è più, nel combattimento.
knight-reason-already_targeted = Quel nemico è già nel Gruppo.
knight-reason-has_no_armor = Non ha Armatura: non può essere attaccato.
knight-reason-leader_once_a_phase = Il Leader si può attaccare una sola volta per Fase.
knight-reason-not_in_rising_order = Viene prima nell’ordine.
knight-reason-only_siege_attacks = È fortificato: ora lo colpiscono solo gli Attacchi d’Assedio.
knight-reason-doubly_fortified = È doppiamente fortificato: in questa Fase non può essere attaccato.
knight-reason-nothing_to_attack_with = Non c’è più niente con cui attaccare.
knight-reason-nothing_to_block_with = Non c’è più niente con cui Bloccare.
knight-reason-play_something_first = Prima mettici qualcosa.
knight-reason-card_not_in_hand = Quella carta non è in mano.
knight-reason-already_used = È già stata usata.
knight-reason-unit_is_spent = Quell’Unità è Esausta.
knight-reason-unit_is_wounded = Quell’Unità è Ferita.
knight-reason-unit_is_destroyed = Quell’Unità è distrutta.
knight-reason-units_may_not_fight = Qui le Unità non possono combattere.
knight-reason-not_the_companion = Può combattere solo l’Unità che ti accompagna.
knight-reason-needs_influence = Serve più Influenza di quella che hai.
knight-reason-needs_a_bribe = Quell’Unità subisce Danno solo per Influenza che non hai.
knight-reason-needs_influence_points = Servono più punti Influenza di quelli che hai.
knight-reason-needs_mana = Serve Mana che non hai.
knight-reason-needs_move = Servono più punti Movimento di quelli che hai.
knight-reason-nothing_to_discard = Non c’è una carta adatta da scartare.
knight-reason-no_target = Non c’è niente su cui possa agire.
knight-reason-aim_first = Prima scegli un nemico da attaccare.
knight-reason-block_first = Prima scegli un Attacco da Bloccare.
knight-reason-not_in_an_attack = Non mentre si prepara un Attacco o un Blocco.
knight-reason-same_card_first = Tra carte uguali si usa prima la prima.
knight-reason-no_sideways = Non si può giocare di lato.
knight-reason-does_not_attack_now = Non attacca.
knight-reason-already_blocked = Quell’Attacco è già Bloccato.
knight-reason-already_tried = Hai già tentato di Bloccare quell’Attacco.
knight-reason-it_summons = Evoca: Blocca l’Attacco della creatura evocata.
knight-reason-not_cumbersome = Quell’Attacco non è Ingombrante.
knight-reason-damage_already_assigned = Il Danno di quell’Attacco è già assegnato.
knight-reason-assign_the_rest_first = Prima assegna ciò che resta dell’Attacco iniziato.
knight-reason-damage_not_assigned = C’è ancora Danno da assegnare.
knight-reason-only_to_the_hero = Assassinare: il suo Danno va solo all’Eroe.
knight-reason-must_hit_that_unit = Il suo Danno va prima all’Unità che se ne è fatta carico.
knight-reason-unit_resisted_before = Quell’Unità ha già resistito a un altro Attacco in questo combattimento.
knight-reason-units_are_safe = In questo turno non si può assegnare Danno alle Unità.
knight-reason-is_immune = È immune a quell’effetto.
knight-reason-cannot_be_chosen = Non si può scegliere.
knight-reason-discard_more = Bisogna scartare altre carte.
knight-reason-no_such_right = Nessun effetto in gioco lo permette.
knight-reason-unit_is_ready = Quell’Unità è già Pronta.
knight-reason-level_too_high = Il livello di quell’Unità è troppo alto.
knight-reason-token_not_in_pile = Quel gettone non è nella pila.
knight-reason-needs_a_physical_source = Serve una fonte di Attacco Fisico.
knight-reason-hurt_before = Solo se non hai preso Ferite in questo combattimento.
knight-reason-not_against_itself = Non contro il nemico a cui appartiene l’Attacco.

## Che cosa succede

knight-event-combat_begins =
    { $night ->
        [yes] Il combattimento comincia: { $site }, regole della Notte
       *[no] Il combattimento comincia: { $site }
    }
knight-event-enemy_appears = Nemico: { $enemy }
knight-event-enemy_appears-drawn = Pescato: { $enemy } è { $token }
knight-event-volkare_rolled = Il dado di Volkare mostra { $die }: { $points }
knight-event-phase_begins = { $phase }
knight-event-summoned = { $summoner }: evocazione di { $token } ({ $enemy })
knight-event-nothing_to_summon = { $summoner }: non resta niente da evocare
knight-event-played = { $source }: { $mode }
knight-event-activated = { $source }: { $mode }
knight-event-played_sideways = { $source } di lato: { $points }
knight-event-influence_paid = { $unit }: Influenza spesa { $amount }, rimasta { $left }
knight-event-mana_spent = Mana { $mana } speso { $number }, rimasto { $left }
knight-event-mana_gained = Mana { $mana } ottenuto { $number }, ne hai { $have }
knight-event-move_gained = Movimento +{ $number }: ne hai { $have }
knight-event-influence_gained = Influenza +{ $number }: ne hai { $have }
knight-event-points = { $points }
knight-event-targeted = Bersaglio: { $enemy }
knight-event-attack_declared = Attacco dichiarato contro { $enemies }
knight-event-efficient = { $points } contro { $against }: efficiente
knight-event-efficient-plain = { $points }: efficiente
knight-event-halved = { $number } { $elements } contro { $against }: dimezzato a { $result }
knight-event-only_siege = Attacco a Distanza { $number } contro nemici fortificati: non conta
knight-event-defended = { $giver }, Difesa a { $enemy }: Armatura +{ $number }
knight-event-attack_totalled = Attacco { $total } contro Armatura { $needed }
knight-event-attack_failed = L’Attacco fallisce: { $total } è meno di { $needed }
knight-event-defeated =
    { $reputation ->
        [0] Sconfitto: { $enemy }. Fama +{ $fame }
       *[other] Sconfitto: { $enemy }. Fama +{ $fame }, Reputazione { $signed }
    }
knight-event-levels_removed = { $levels ->
        [one] Il Leader perde 1 livello (ora { $level }): Fama +{ $fame }
       *[other] Il Leader perde { $levels } livelli (ora { $level }): Fama +{ $fame }
    }
knight-event-block_declared = Blocco di { $attack }: { $value } { $element }, serve Blocco { $needed }
knight-event-block_efficient = { $points } contro { $attack_element }: efficiente
knight-event-block_halved = Blocco { $number } contro { $attack_element }: inefficiente, dimezzato a { $result }
knight-event-blocked = Bloccato: { $attack }, { $total } contro { $needed }
knight-event-block_failed = Blocco di { $attack } fallito: { $total } è meno di { $needed }
knight-event-reduced = { $attack } -{ $number }: ora { $value }
knight-event-reduced_to_zero = { $attack }: ridotto a 0, Bloccato con successo
knight-event-does_not_attack = { $enemy }: non attacca
knight-event-armor_changed = Armatura di { $enemy } { $signed }: ora { $armor }
knight-event-lost_resistance = { $enemy }: perde { $resistances }
knight-event-lost_resistance-none = { $enemy }: non ha una simile resistenza da perdere
knight-event-lost_fortification = { $enemy }: non è più fortificato
knight-event-attack_bare = { $attack }: perde le sue abilità
knight-event-immune = { $enemy }: immune, nessun effetto
knight-event-destroyed = Distrutto: { $enemy }
knight-event-damage_begins = { $attack }: Attacco { $value }, Danno { $damage }
knight-event-unit_resists = { $unit }: resiste a { $damage }, Danno rimasto { $left }
knight-event-unit_wounded =
    { $wounds ->
        [one] Unità Ferita: { $unit }, Danno rimasto { $left }
       *[other] Unità con { $wounds } Ferite: { $unit }, Danno rimasto { $left }
    }
knight-event-unit_destroyed = Unità distrutta: { $unit }, Danno rimasto { $left }
knight-event-hero_wounded =
    { $wounds ->
        [0] L’Eroe: Danno { $damage }, Armatura { $armor }: nessuna Ferita
        [one] L’Eroe: Danno { $damage }, Armatura { $armor }: 1 Ferita in mano
       *[other] L’Eroe: Danno { $damage }, Armatura { $armor }: { $wounds } Ferite in mano
    }
knight-event-wound_ignored = Una Ferita è ignorata
knight-event-poisoned =
    { $wounds ->
        [one] Veleno: 1 Ferita nella pila degli scarti
       *[other] Veleno: { $wounds } Ferite nella pila degli scarti
    }
knight-event-paralyzed = Paralisi: si scartano tutte le carte in mano che non sono Ferite
knight-event-knocked_out = Colpo di Grazia: { $wounds } Ferite in questo combattimento, Limite di mano { $hand_limit }; si scartano tutte le carte in mano che non sono Ferite
knight-event-vampiric = Vampirico: Armatura di { $enemy } ora { $armor }
knight-event-discarded = Scartata: { $source }
knight-event-thrown_away = Gettata via: { $source }
knight-event-wound_taken =
    { $wounds ->
        [one] 1 Ferita in mano
       *[other] { $wounds } Ferite in mano
    }
knight-event-reputation = Reputazione { $signed } (in questo combattimento { $sum })
knight-event-fame = Fama +{ $change } (in questo combattimento { $total })
knight-event-summoned_discarded = { $enemy }: scartato, le creature evocate non danno nulla
knight-event-follower_flees = { $enemy }: in fuga senza il Leader, niente Fama
knight-event-combat_ends =
    { $all_defeated ->
        [yes] Il combattimento finisce: tutti i nemici sono sconfitti
       *[no] Il combattimento finisce: non tutti i nemici sono sconfitti
    }
knight-event-unit_readied = { $unit }: di nuovo Pronta
knight-event-bonus_earned = Per la Fase Attacco: { $points }
knight-event-points_converted = { $from } { $price } diventa { $points }, rimasto { $left }
knight-event-companion = Ti accompagna: { $unit }
knight-event-move_spent = Movimento speso { $number }, rimasto { $left }
knight-event-wound_discarded = Una Ferita scartata dalla mano
knight-event-unit_strengthened = { $unit }: { $what }
knight-event-unit_resistance = { $unit }: ora ha { $resistances }
knight-event-site_ignored = La fortificazione del sito non conta più
knight-event-reputation-first = Reputazione { $signed }
knight-event-fame-first = Fama +{ $change }

## Chiedere un combattimento

knight-bad-number = { $field }: «{ $value }» non è un numero da { $least } a { $most }.
knight-bad-mark = { $field }: «{ $value }» non può seguire un nome; si può scrivere { $allowed }.
knight-bad-leader = leader: «{ $value }» non è una fazione con un livello da 1 a 12, come elementalist:4.
knight-word-cancel = annulla
knight-ask-intro = Un combattimento, domanda per domanda. Invio accetta ciò che è tra parentesi quadre; `annulla` smette.
knight-ask-site = Dove si combatte? [1]
knight-ask-city = Di che colore è la città? [1]
knight-ask-city-level = Il suo livello, da { $least } a { $most }, per pescarne la guarnigione? [nessuno: i difensori li dici tu]
knight-ask-volkare = Il livello dell’esercito di Volkare, da { $least } a { $most }? [{ $default }]
knight-ask-leader = Il livello del Leader Fazione, da { $least } a { $most }? [{ $default }]
knight-ask-enemies = Quali nemici? Nomi con virgole, come `predatori, 2 cavalcalupi`; `?verde` è un gettone verde coperto.
knight-ask-more-enemies = Altri nemici, per esempio Infuriati che si aggiungono? [nessuno]
knight-ask-real-table = Peschi i gettoni (e tiri il dado) al tuo tavolo e li nomini qui? s/n [n]
knight-ask-hero-level = Il livello dell’Eroe, da { $least } a { $most }? [{ $default }]
knight-ask-hand = Le carte in mano, come `rabbia, 2 marcia, rapidità`? [nessuna]
knight-ask-units = Le tue Unità, come `contadini, guardie di utem:esausta, guardaboschi:ferita`? [nessuna]
knight-ask-mana = Il Mana che puoi usare, come `rosso, oro`? [nessuno]
knight-ask-night = È notte? s/n [n]
knight-ask-yes-or-no = Rispondi s o n.
knight-ask-something = Qui serve una risposta.
knight-cancelled = Annullato.
knight-same-again = Lo stesso combattimento: { $command }

## Lo schermo

knight-title = Combattimento: { $site }
knight-title-city = livello { $level }
knight-title-assault = assalto
knight-title-wall = attraverso un muro
knight-title-night = regole della Notte
knight-head-enemy = Nemico
knight-head-armor = Armat.
knight-head-attack = Attacco
knight-head-needs = Blocco
knight-head-damage = Danno
knight-head-resists = Resiste
knight-head-abilities = Abilità
knight-head-fame = Fama
knight-head-hand = Mano
knight-head-unit = Unità
knight-head-level = Lv
knight-head-state = Stato
knight-head-effects = Si può usare per
knight-mark-blocked = Bloccato
knight-mark-suffered = assegnato
knight-mark-prevented = non attacca
knight-mark-summons = evoca ({ $colour })
knight-mark-defeated = sconfitto
knight-mark-fled = in fuga
knight-mark-gone = scartato
knight-mark-fortified = fortificato
knight-mark-twice-fortified = doppiamente fortificato
knight-mark-rampaging = Infuriato
knight-mark-summoned = evocato da { $enemy }
knight-mark-unknown = coperto
knight-legend-armor = Tra parentesi: Armatura con Difesa (R52). A/B: Eludere, il più basso se Bloccato (R54). Blocco: ciò che ferma l’Attacco. Danno: se non è Bloccato. ✓: Bloccato. ✗: Blocco fallito, o Danno assegnato.
knight-unit-ready = Pronta
knight-unit-spent = Esausta
knight-unit-wounded =
    { $number ->
        [one] Ferita
       *[other] { $number } Ferite
    }
knight-unit-destroyed = distrutta
knight-unit-resisted = ha resistito
knight-have-mana = Mana
knight-have-move = Movimento
knight-have-influence = Influenza
knight-have-wounds = Ferite nel combattimento { $wounds } su Limite di mano { $limit }
knight-have-held = in mano { $held }
knight-have-fame = Fama
knight-have-reputation = Reputazione
knight-have-armor = Armatura dell’Eroe
knight-built-attack = Attacco a { $enemies }: { $total } su { $needed }
knight-built-block = Blocco di { $attack }: { $total } su { $needed }
knight-built-damage = Danno di { $attack } ancora da assegnare: { $left }
knight-built-enough = basta
knight-built-short =
    { $number ->
        [one] manca 1
       *[other] mancano { $number }
    }
knight-built-from = da { $points }
knight-built-halved = in parte dimezzato
knight-built-nothing = ancora niente
knight-no-hand = Nessuna carta in mano.
knight-prompt = Eroe
knight-cmd-show = mostra
knight-cmd-table = tavolo
knight-help-intro = Scegli con un numero, o con parole come «bersaglio predatori» o «gioca rabbia». Altri comandi:
knight-help-show = mostra NOME: un nemico, un’Unità, una carta, un sito, una città…
knight-help-table = tutto da capo
knight-help-why = perché AZIONE: perché adesso non si può
knight-help-undo = annulla [N]: torna indietro di un passo, fino all’ultima pesca o tiro
knight-help-plan = il modo migliore di proseguire da qui, dimostrato; un numero dà i secondi per cercarlo
knight-cmd-plan = piano
knight-help-line = il comando che ricomincia questo combattimento
knight-cmd-line = riga

## Dopo il combattimento

knight-after-title = Dopo il combattimento
knight-after-won = Tutti i nemici sconfitti
knight-after-conquered = Sito conquistato
knight-after-fame = Fama
knight-after-reputation = Reputazione
knight-after-wounds-hand = Ferite in mano
knight-after-wounds-discard = Ferite nella pila degli scarti
knight-after-knocked-out = Colpo di Grazia
knight-after-units-lost = Livelli di Unità perdute
knight-after-units-wounded = Livelli di Unità Ferite
knight-after-used = Carte e Unità usate
knight-after-shields = Gettoni Scudo
knight-after-withdraw = Devi ritirarti nello spazio da cui sei venuto
knight-after-stay = Non devi ritirarti
knight-after-enemies-left = Nemici rimasti
knight-after-discarded = si scartano
knight-after-remain = restano
knight-after-leader = Livello del Leader
knight-after-leader-removed = { $level } (tolti { $removed })
knight-after-rewards = Gettoni Fazione ottenuti
knight-after-mana = Mana conservato fino al prossimo turno
knight-after-move-cost = Costo in Movimento di questo assalto
knight-after-heal = Curare adesso
knight-after-heal-allowed = si può con Abilità, carte, Unità e gettoni Fazione
knight-after-heal-not = non si può
knight-after-heal-hand =
    { $number ->
        [0] nessuna Ferita in mano
        [one] 1 Ferita in mano
       *[other] { $number } Ferite in mano
    }
knight-after-heal-unit = { $unit }: { $points } punti Cura
knight-after-heal-glade = finendo qui il turno puoi gettare via una Ferita
knight-yes = sì
knight-no = no

## Rivedere

knight-replay-step = Passo { $step } di { $steps }
knight-replay-deal = Il combattimento comincia
knight-replay-help = Invio o `avanti` prosegue, `indietro`, `vai N`, `inizio`, `fine`, `tavolo`, `esci`.
knight-replay-range = I passi vanno da 0 a { $steps }, non c’è { $step }.
knight-replay-unknown = «{ $text }» qui non è un comando.
knight-summoned-name = evocazione { $number }
knight-mode-with = con { $card }: { $mode }
knight-nothing = niente
knight-all-resistances = tutte le Resistenze
knight-wounds =
    { $number ->
        [0] nessuna Ferita
        [one] 1 Ferita
       *[other] { $number } Ferite
    }
knight-nobody = enemies: di’ chi combattere (--enemies, --unknown, --rampaging, il --level di una città, --volkare o --leader).
knight-die-alone = die: il dado è di Volkare; aggiungi --volkare LIVELLO, oppure togli --die.
knight-undo-nothing = Non si può annullare niente: è stato pescato un gettone o tirato un dado, o è l’inizio.
knight-naming = Il gettone di { $enemy }
knight-naming-summoned = Il gettone evocato da { $enemy }
