## Verifying a record: one sentence for each question

verify-text-unreadable = This is no record of this game with these rules and these cards.

verify-rules-kept = Every step was legal and made by the seat that had to decide.
verify-rules-broken = Not every step is legal.

verify-luck-sealed = The luck was fixed by the commitment { $commitment } and not changed afterwards. Compare it with the commitment that you were shown before the first card. That it was picked blindly is not proven.
verify-luck-fast = The luck is that of seed { $seed } and was not changed afterwards. Whoever began the game could choose the seed.
verify-luck-hidden = The luck cannot be checked yet: the secret is not in the record; it is shown when the game is over.
verify-luck-unsealed = The luck was not the promised one: the secret does not open the commitment.
verify-luck-changed = The luck was changed: it is not what the secret or the seed gives.
verify-luck-unknown = The luck cannot be checked: the record does not say where it came from.

verify-chain-fits = Set-up, deal, actions and results fit the chain that the record carries.
verify-chain-kept = The record carries no chain; the head that you gave stands in for it.
verify-chain-none = The record is unchained: by itself it cannot show that set-up and steps were not changed.
verify-chain-open = The record does not close its chain: it does not reach the end of a game.
verify-chain-hidden = The chain cannot be checked without the secret.
verify-chain-garbled = The line of the chain cannot be read.
verify-chain-other-set-up = The set-up was changed: seats, first player, options, cards or the promise of luck are not those of the chain.
verify-chain-other-steps = The steps were changed: the deal, an action or a result is not that of the chain, or stands in another place.
verify-chain-cut = The chain cannot be followed to its end, for steps are missing.
verify-chain-longer =
    { $more ->
        [one] The record has { $more } step more than its chain.
       *[other] The record has { $more } steps more than its chain.
    }

verify-complete-whole =
    { $steps ->
        [one] The game is complete: { $steps } step, to its end.
       *[other] The game is complete: { $steps } steps, to its end.
    }
verify-complete-missing =
    { $missing ->
        [one] The record was cut: { $missing } step of { $steps } is missing at the end.
       *[other] The record was cut: { $missing } steps of { $steps } are missing at the end.
    }
verify-complete-unfinished =
    { $steps ->
        [one] The game is not over after { $steps } step: the record is unfinished or was cut, and how much is missing it does not say.
       *[other] The game is not over after { $steps } steps: the record is unfinished or was cut, and how much is missing it does not say.
    }

verify-head-none = The record was compared with no head that the table showed.
verify-head-alone = The record is consistent in itself, compared with nothing: whoever edits a record can make its chain anew. Only a head that the table showed can tell.
verify-head-all =
    { $steps ->
        [one] These are the steps the table stored: the set-up, the deal and { $steps } step.
       *[other] These are the steps the table stored: the set-up, the deal and all { $steps } steps.
    }
verify-head-some =
    { $steps ->
        [0] The set-up and the deal are those the table stored; of the steps this head says nothing.
        [one] The set-up, the deal and the first step are those the table stored; of the steps after it this head says nothing.
       *[other] The set-up, the deal and the first { $steps } steps are those the table stored; of what comes after them this head says nothing.
    }
verify-head-other = These are not the steps the table stored: this head is that of no step in the record.
verify-head-beyond = This head is that of no step in the record: the steps are not those the table stored, or its step is missing.
verify-head-hidden = Without the secret the record cannot be compared with a head.

verify-reached = The head of this record begins with { $head }.
