# The words of `warlore knight solve`: plans, their results, what is missing.

knight-solve-nothing = Nothing to do: end every phase.
knight-solve-drawn = { $drawn } ({ $chance }):
knight-solve-chance = { $chance } = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
knight-solve-won = all enemies defeated
knight-solve-not-won = not all enemies defeated
knight-solve-fame = Fame +{ $number }
knight-solve-wounds =
    { $number ->
        [0] no Wounds
        [one] 1 Wound to hand
       *[other] { $number } Wounds to hand
    }
knight-solve-all-wounds =
    { $number ->
        [0] no Wounds
        [one] at least 1 Wound
       *[other] at least { $number } Wounds
    }
knight-solve-poison = { $number } more to the discard pile
knight-solve-knocked-out = knocked out
knight-solve-lost =
    { $number ->
        [one] Units lost, 1 level in all
       *[other] Units lost, { $number } levels in all
    }
knight-solve-wounded =
    { $number ->
        [one] Units wounded, 1 level in all
       *[other] Units wounded, { $number } levels in all
    }
knight-solve-used =
    { $number ->
        [0] nothing used
        [one] 1 card or Unit used
       *[other] { $number } cards and Units used
    }
knight-solve-reputation = Reputation { $number }
knight-solve-proven =
    { $states ->
        [one] Proven: no plan is better.
       *[other] Proven: no plan is better ({ $states } positions looked at).
    }
knight-solve-proven-counted =
    { $states ->
        [one] Proven, of what is counted: no plan is better.
       *[other] Proven, of what is counted: no plan is better ({ $states } positions looked at).
    }
knight-solve-unproven = The search was stopped: this is the best plan found so far.
knight-solve-bound = No plan can do better than: { $result }.
knight-solve-bound-counted = Of what is counted, no plan can do better than: { $result }.
knight-not-counted = Not counted:
knight-not-counted-one = { $source }: { $what }. { $why }
knight-not-counted-with = with { $source }
knight-solve-expected = On average:
knight-solve-expected-all_defeated = all enemies defeated
knight-solve-expected-fame = Fame
knight-solve-expected-knocked_out = knocked out
knight-solve-expected-wounds = Wounds
knight-solve-expected-lost = levels of Units lost
knight-solve-expected-wounded = levels of Units wounded
knight-solve-expected-used = cards and Units used
knight-solve-distribution = How it may end:
knight-solve-alternative = Another plan ({ $number })
knight-solve-victory = All enemies can be defeated.
knight-solve-no-victory = Not all enemies can be defeated. It would take one more source of:
knight-solve-no-victory-counted = Of what is counted, not all enemies can be defeated. It would take one more source of:
knight-solve-missing = { $points }
knight-solve-nothing-helps = No single source of points would be enough.
knight-solve-progress = { $states } positions, { $seconds } s (Ctrl-C: the best so far)
knight-solve-crashed = The search crashed ({ $how }): there is no answer. That is a fault of Warlore, not of what you asked.
