# Le parole di `warlore knight solve`: piani, i loro esiti, che cosa manca.

knight-solve-nothing = Niente da fare: termina ogni fase.
knight-solve-drawn = { $drawn } ({ $chance }):
knight-solve-chance = { $chance } = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
knight-solve-won = tutti i nemici sconfitti
knight-solve-not-won = non tutti i nemici sconfitti
knight-solve-fame = Fama +{ $number }
knight-solve-wounds =
    { $number ->
        [0] nessuna Ferita
        [one] 1 Ferita in mano
       *[other] { $number } Ferite in mano
    }
knight-solve-all-wounds =
    { $number ->
        [0] nessuna Ferita
        [one] almeno 1 Ferita
       *[other] almeno { $number } Ferite
    }
knight-solve-poison =
    { $number ->
        [one] un’altra negli scarti
       *[other] altre { $number } negli scarti
    }
knight-solve-knocked-out = Colpo di Grazia
knight-solve-lost =
    { $number ->
        [one] Unità perdute per 1 livello
       *[other] Unità perdute per { $number } livelli
    }
knight-solve-wounded =
    { $number ->
        [one] Unità Ferite per 1 livello
       *[other] Unità Ferite per { $number } livelli
    }
knight-solve-used =
    { $number ->
        [0] niente usato
        [one] 1 carta o Unità usata
       *[other] { $number } carte e Unità usate
    }
knight-solve-reputation = Reputazione { $number }
knight-solve-proven =
    { $states ->
        [one] Dimostrato: nessun piano è migliore.
       *[other] Dimostrato: nessun piano è migliore ({ $states } posizioni esaminate).
    }
knight-solve-proven-counted =
    { $states ->
        [one] Dimostrato, per quanto è considerato: nessun piano è migliore.
       *[other] Dimostrato, per quanto è considerato: nessun piano è migliore ({ $states } posizioni esaminate).
    }
knight-solve-unproven = La ricerca è stata interrotta: questo è il miglior piano trovato finora.
knight-solve-bound = Nessun piano può fare meglio di: { $result }.
knight-solve-bound-counted = Per quanto è considerato, nessun piano può fare meglio di: { $result }.
knight-not-counted = Non è considerato:
knight-not-counted-one = { $source }: { $what }. { $why }
knight-not-counted-with = con { $source }
knight-solve-expected = In media:
knight-solve-expected-all_defeated = tutti i nemici sconfitti
knight-solve-expected-fame = Fama
knight-solve-expected-knocked_out = Colpo di Grazia
knight-solve-expected-wounds = Ferite
knight-solve-expected-lost = livelli di Unità persi
knight-solve-expected-wounded = livelli di Unità feriti
knight-solve-expected-used = carte e Unità usate
knight-solve-distribution = Come può finire:
knight-solve-alternative = Un altro piano ({ $number })
knight-solve-victory = Tutti i nemici possono essere sconfitti.
knight-solve-no-victory = Non tutti i nemici possono essere sconfitti. Servirebbe un’altra fonte di:
knight-solve-no-victory-counted = Per quanto è considerato, non tutti i nemici possono essere sconfitti. Servirebbe un’altra fonte di:
knight-solve-missing = { $points }
knight-solve-nothing-helps = Nessuna fonte di punti basterebbe da sola.
knight-solve-progress = { $states } posizioni, { $seconds } s (Ctrl-C: il meglio finora)
knight-solve-crashed = La ricerca si è interrotta di colpo ({ $how }): non c’è risposta. È un difetto di Warlore, non della domanda.
