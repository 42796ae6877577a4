# Le parole di A Battle Through History: termini, passi, azioni, eventi e motivi.

## Termini

era = Era { $era }
kind-base = Base
kind-elite = Elite
kind-hero = Eroe
line-long = Lungo Raggio
    .short = L
line-medium = Medio Raggio
    .short = M
line-close = Corpo a Corpo
    .short = C
hp = danni che sopporta
    .short = PF
icon-reinforcement = Rinforzi
    .short = Rf
icon-assault = Assalto
    .short = As
icon-heroic_death = Morte Eroica
    .short = ME
icon-accuracy = Precisione
    .short = Pr
icon-diversion = Diversivo
    .short = Di
icon-relaunch = Rilancio
    .short = Rl
token-long = Lungo +{ $n }
token-medium = Medio +{ $n }
token-close = Corpo a Corpo +{ $n }
token-diversion = Diversivo
token-relaunch = Rilancio
token-accuracy = Precisione
token-heroic_death = Morte Eroica
token-tighten_up = Serrate le fila!
token-chase = Inseguimento
gear-draw_2 = Pesca 2
gear-recover = Recupera
gear-dismiss = Congeda
gear-reshuffle = Rimescola
die-strong = Dado Forte
die-risky = Dado Rischioso
face-every = { $n } su ogni linea
face-long = { $n } Lungo Raggio
face-medium = { $n } Medio Raggio
face-close = { $n } Corpo a Corpo
side-attacker = Attaccante
side-defender = Difensore
side-board = il Tabellone
slot = slot { $slot }
link = Legame

## Passi: dove siamo, che cosa si può fare adesso, e le regole

step-travel = Fase 1: viaggiare nel tempo
    .now = Inserisci da 1 a 3 tessere, usa l’Ingranaggio, poi salta in un’altra Era.
    .guide = Inserisci da 1 a 3 tessere Salta-Tempo e fermati quando vuoi (H3.1). La tessera Attiva offre poi il gettone Ars Bellica che indica, se ne hai meno di 3 (H3.2); la ruota offre le sue due azioni attive, ognuna una volta (H3.3). Prendere il gettone, usare la ruota o saltare chiude gli inserimenti. Salta in una delle due Ere della tessera Attiva, mai in quella in cui sei (H3.4).
step-declare = Fase 2: dichiarare lo scontro
    .now = Scegli chi affrontare in quest’Era; gettone e ruota sono ancora disponibili.
    .guide = Devi affrontare una carta scoperta della tua Era o una persona che vi si trova; con Inseguimento, una carta degli scarti di quell’Era (H4.1). Il gettone e le azioni della ruota restano disponibili finché non dichiari (H3.4).
step-add_linked = Fase 2: carte in Legame
    .now = Aggiungi le carte in Legame con il bersaglio, o prosegui senza.
    .guide = Le carte in Legame diretto con quella scelta possono unirsi allo scontro: più da vincere, più da battere (H4.3). Mantengono l’ordine del Tabellone; quella più a sinistra sta al Fronte.
step-defend = Fase 2: schieramento del Difensore
    .now = Ti hanno sfidato: schiera da 1 a 3 Unità, la prima al Fronte.
    .guide = Chi è sfidato schiera per primo: da 1 a 3 Unità dalla mano, poi i gettoni (H5.2). Lo slot 1 è il più vicino al Fronte e viene colpito per primo (H6.2).
step-defender_tokens = Fase 2: i gettoni del Difensore
    .now = Metti gettoni Ars Bellica sulle tue Unità, o prosegui.
    .guide = Fino a 3 gettoni Ars Bellica, al massimo uno per Unità (H5.2). Inseguimento e Serrate le fila! non vanno mai sulle Unità (H5.8).
step-attack = Fase 2: schieramento dell’Attaccante
    .now = Schiera da 1 a 4 Unità, la prima al Fronte.
    .guide = Schiera da 1 a 4 Unità dalla mano (H5.3). Con 3 carte o meno sulla tua plancia, rinforzi compresi, hai il Dado Forte, con 4 o 5 quello Rischioso (H5.9). Meno carte usi, più Cimeli hai tra cui scegliere: 1 carta 4, 2 carte 3, 3 carte 2, 4 carte 1, 5 carte nessuno (H7.2).
step-attacker_tokens = Fase 2: i gettoni dell’Attaccante
    .now = Metti gettoni Ars Bellica sulle tue Unità, o passa ai dadi.
    .guide = Rinforzi, Legami e Assalto sono risolti. Fino a 3 gettoni Ars Bellica, al massimo uno per Unità (H5.8); poi i due dadi si tirano una volta per tutta la battaglia (H5.9).
step-defender_relaunch = Fase 2: Rilancio del Difensore
    .now = Ritira il tuo dado, o tieni il risultato.
    .guide = Un nuovo tiro per ogni icona Rilancio; vale l’ultimo; il Difensore finisce per primo (H5.10).
step-attacker_relaunch = Fase 2: Rilancio dell’Attaccante
    .now = Ritira il tuo dado, o tieni il risultato.
    .guide = Un nuovo tiro per ogni icona Rilancio; vale l’ultimo (H5.10).
step-recruiting = Fase 2: reclutare
    .now = Recluta la carta sconfitta, o rinuncia.
    .guide = Ogni carta sconfitta del Tabellone può andare nei tuoi scarti; quelle a cui rinunci vanno negli scarti della loro Era (H7.1). Un’Elite vale 1 punto, un Eroe 3 (H9.1).
step-choose_relic = Fase 2: scegliere un Cimelio
    .now = Tieni un Cimelio.
    .guide = I Cimeli danno punti per Era: 1, 2, 4, 6, 9 punti per 1, 2, 3, 4, 5 della stessa Era (H9.2). Gli altri vanno negli scarti dei Cimeli, o tornano a chi li possiede.
step-choose_prowess = Fase 2: Valore in Battaglia
    .now = Scegli due gettoni Valore in Battaglia coperti di chi ha perso e guardali.
    .guide = Chi vince una sfida guarda 2 gettoni di chi ha perso e ne tiene uno (H7.4). A fine partita vale il suo numero (H9.3).
step-keep_prowess = Fase 2: Valore in Battaglia
    .now = Tieni uno dei due gettoni guardati.
    .guide = L’altro torna al suo posto; solo tu sai quanto vale (H7.4).
step-tighten_recover = Serrate le fila!
    .now = Prendi una carta dai tuoi scarti.
    .guide = Con l’opzione tighten_up=recover, Serrate le fila! prende una carta a scelta dai tuoi scarti (H3.5).
step-over = La partita è finita
    .now = Non c’è più niente da decidere.
    .guide = I punti si contano secondo H9.

## Azioni

action-insert = Inserisci una tessera
action-take_token = Prendi il gettone
action-draw_2 = Pesca 2
action-reshuffle = Rimescola
action-tighten_up = Serrate le fila!
action-skip_fight = Nessuno scontro
action-done = Fatto
action-re_roll = Ritira il dado
action-let_stand = Tieni il tiro
action-recruit = Recluta
action-decline = Rinuncia
action-jump = Salta nell’Era { $era }
action-fight = Affronta { $space }
action-add = Aggiungi { $space }
action-challenge = Sfida { $seat }
action-look = Guarda il gettone { $position }
action-keep = Tieni il gettone { $position }
action-keep_relic = Tieni { $relic }
action-swap = Scambia { $token }
action-place = Metti { $token } su { $slot }
action-recover = Recupera { $unit }
action-dismiss = Congeda { $unit }
action-deploy = Schiera { $unit }
action-chase = Insegui { $unit }

## Eventi

event-turn_begins = Round { $number }: tocca a { $seat }.
event-inserted = { $seat } inserisce la tessera { $tile } (Ere { $eras }); ora è Attiva la { $active_tile } (Ere { $active_eras }, gettone { $pointer }).
event-inserted-first = Si inserisce la tessera { $tile } (Ere { $eras }).
event-inserted-dealt = Si inserisce la tessera { $tile } (Ere { $eras }); ora è Attiva la { $active_tile } (Ere { $active_eras }, gettone { $pointer }).
event-tiles_shuffled = Gli scarti delle tessere formano una nuova pila.
event-took_token = { $seat } prende il gettone { $token }.
event-returned_token = { $seat } restituisce il gettone { $token }.
event-spent_token = { $seat } spende «{ $token }».
event-drew = { $seat } pesca { $units }.
event-drew-unseen =
    { $number ->
        [one] { $seat } pesca una carta.
       *[other] { $seat } pesca { $number } carte.
    }
event-recovered = { $seat } riprende { $unit } dagli scarti.
event-dismissed = { $seat } congeda { $unit } dalla partita.
event-deck_shuffled =
    { $number ->
        [one] { $seat } rimescola gli scarti nel mazzo: una carta.
       *[other] { $seat } rimescola gli scarti nel mazzo: { $number } carte.
    }
event-jumped = { $seat } salta nell’Era { $era }.
event-fight_declared = { $seat } affronta { $unit } in { $space }.
event-chase_declared = { $seat } insegue { $unit }.
event-challenged = { $seat } sfida { $other_seat }.
event-fight_skipped = { $seat } non ha nessuno da affrontare.
event-card_added = { $seat } aggiunge { $unit } in { $space }, in Legame.
event-deployed = { $who } schiera { $unit } nello slot { $slot }.
event-token_placed = { $who } mette { $token } su { $unit }.
event-reinforced = Rinforzi ({ $who }): { $unit } nello slot { $slot }.
event-link_formed = Legame ({ $who }): { $unit } · { $other }.
event-link_assaulted = L’Assalto spezza un Legame ({ $who }): { $unit } · { $other }.
event-rolled = { $die } ({ $who }): { $face }.
event-line_fought =
    { $number ->
        [0] { $line }: { $attacker } { $attacker_total }, { $defender } { $defender_total }. Nessun danno.
        [one] { $line }: { $attacker } { $attacker_total }, { $defender } { $defender_total }. 1 danno per { $loser }.
       *[other] { $line }: { $attacker } { $attacker_total }, { $defender } { $defender_total }. { $number } danni per { $loser }.
    }
event-diverted = Diversivo: { $unit } ({ $who }) attira il colpo.
event-link_absorbed = Un Legame assorbe un danno e viene rimosso ({ $who }): { $unit } · { $other }.
event-damaged = { $unit } ({ $who }): danni { $damage } su { $hp }.
event-defeated = Unità sconfitta: { $unit } ({ $who }).
event-heroic_death = Morte Eroica di { $unit } ({ $who }): danni inflitti { $number }.
event-heroic_death_silenced = Precisione: { $unit } ({ $who }), niente Morte Eroica.
event-battle_ended = { $winner } vince la battaglia. Unità sopravvissute: { $attacker_survivors } a { $defender_survivors }.
event-battle_ended-nobody = Nessuna Unità sopravvissuta: nessuno vince la battaglia.
event-recruited = { $seat } recluta { $unit }.
event-went_to_era_discards = { $unit }: negli scarti dell’Era { $era }.
event-relic_revealed = Cimelio rivelato: { $relic } (Era { $era }).
event-relic_seen = { $seat } guarda { $relic } (Era { $era }), un Cimelio di { $other_seat }.
event-relic_seen-unseen = { $seat } guarda un Cimelio di { $other_seat }.
event-relic_gained = { $seat } ottiene il Cimelio { $relic } (Era { $era }).
event-relic_gained-from = { $seat } prende il Cimelio { $relic } (Era { $era }) a { $from_seat }.
event-prowess_seen = { $seat } guarda il gettone Valore in Battaglia { $position } di { $other_seat }: { $value }.
event-prowess_seen-unseen = { $seat } guarda il gettone Valore in Battaglia { $position } di { $other_seat }.
event-prowess_gained = { $seat } tiene il gettone Valore in Battaglia { $position } di { $other_seat }.
event-honor_gained =
    { $number ->
        [one] { $seat } ottiene 1 gettone Onore delle Armi.
       *[other] { $seat } ottiene { $number } gettoni Onore delle Armi.
    }
event-hero_set_aside = L’Eroe { $unit } di { $seat } è messo da parte per sempre.
event-space_filled = Nello spazio { $space }: { $unit }.
event-warfare_filled = Nello spazio Ars Bellica { $warfare_space }: gettone «{ $token }».
event-era_deck_shuffled =
    { $number ->
        [one] Gli scarti dell’Era { $era } si rimescolano nel suo mazzo: una carta.
       *[other] Gli scarti dell’Era { $era } si rimescolano nel suo mazzo: { $number } carte.
    }
event-warfare_shuffled =
    { $number ->
        [one] Gli scarti Ars Bellica si rimescolano: un gettone.
       *[other] Gli scarti Ars Bellica si rimescolano: { $number } gettoni.
    }
event-relics_shuffled =
    { $number ->
        [one] Gli scarti dei Cimeli si rimescolano: una carta.
       *[other] Gli scarti dei Cimeli si rimescolano: { $number } carte.
    }
event-game_ended = La partita è finita.

## Perché un’azione non è permessa

reason-game_is_over = La partita è finita.
reason-not_now = Non è il momento.
reason-insert_first = Prima inserisci una tessera.
reason-three_inserted = Hai già inserito tre tessere, il massimo.
reason-insertions_ended = Gli inserimenti sono finiti: hai preso il gettone, usato la ruota o saltato.
reason-no_token_there = Nello spazio indicato non c’è nessun gettone.
reason-token_already_taken = Hai già preso il gettone indicato.
reason-three_tokens_held = Hai già tre gettoni Ars Bellica, il massimo.
reason-action_not_active = Le frecce della ruota non indicano quell’azione.
reason-action_already_done = Quell’azione della ruota è già stata fatta in questo turno.
reason-deck_is_empty = Il tuo mazzo è vuoto.
reason-not_in_discards = Quella carta non è nei tuoi scarti.
reason-not_in_hand = Quella carta non è nella tua mano.
reason-token_not_held = Non hai quel gettone.
reason-unit_already_deployed = Un’Unità è già schierata.
reason-era_not_on_tile = Quell’Era non è sulla tessera Attiva.
reason-already_in_that_era = Sei già in quell’Era e devi saltare in un’altra.
reason-jump_first = Prima salta in un’Era.
reason-already_jumped = Hai già saltato.
reason-space_of_another_era = Quello spazio è di un’Era diversa dalla tua.
reason-space_is_empty = Quello spazio è vuoto.
reason-hand_is_empty = La tua mano è vuota.
reason-not_yourself = Non puoi sfidarti.
reason-no_such_seat = Lì non siede nessuno.
reason-player_is_elsewhere = Quella persona non è nella tua Era.
reason-not_in_era_discards = Quella carta non è negli scarti della tua Era.
reason-must_fight = Qui c’è qualcuno da affrontare: devi farlo.
reason-not_linked = Quella carta non è in Legame con il bersaglio.
reason-line_up_is_full = Lo schieramento è al completo.
reason-deploy_one_first = Schiera almeno un’Unità.
reason-slot_is_empty = In quello slot non c’è nessuna Unità.
reason-slot_has_token = Quell’Unità ha già un gettone.
reason-not_for_units = Quel gettone non va mai su un’Unità.
reason-no_prowess_there = In quella posizione non c’è più nessun gettone Valore in Battaglia.
reason-already_chosen = Hai già scelto quel gettone: scegline un altro.
reason-relic_not_offered = Quel Cimelio non è tra quelli da scegliere.
reason-no_swaps = I gettoni si scambiano solo con l’opzione swap_at_limit.
reason-no_need_to_swap = Hai meno di tre gettoni: basta prenderlo.
reason-no_such_action = Non esiste un’azione così.
reason-not_looked_at = Non hai guardato quel gettone.
reason-not_your_turn = Tocca a un’altra persona decidere.

## Opzioni

option-rounds = I round della partita; 8 è la campagna lunga.
option-wrap_eras = Anche gli spazi IV3 e I1 sono vicini.
option-chain_links = Si può affrontare ogni fila in Legame, fino a 3 carte, che contiene quella scelta.
option-swap_at_limit = Con 3 gettoni se ne può restituire uno per prenderne un altro.
option-reshuffle_on_draw = Le azioni della ruota e Serrate le fila! rimescolano un mazzo vuoto.
option-tighten_up = Che cosa fa Serrate le fila!
option-heroic_death_is_ordinary = Diversivo e Precisione valgono anche per i danni di una Morte Eroica.
option-diversion_order = Quale tra più Unità con Diversivo è colpita per prima.
option-early_end = La battaglia finisce appena una parte non ha più Unità.
option-honor_supply = Quanti gettoni Onore delle Armi ci sono (anche un numero qualsiasi fino a 99).
option-min_defender_units = Il minimo di Unità che chi è sfidato schiera.

## Punti

points-elites = Elite
points-heroes = Eroi
points-relics = Cimeli
points-prowess = Valore in Battaglia
points-honor = Onore delle Armi
points-total = Totale
points-rank = Posto
