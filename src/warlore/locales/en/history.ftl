# The words of A Battle Through History: terms, steps, actions, events and reasons.

## Terms

era = Era { $era }
kind-base = Base
kind-elite = Elite
kind-hero = Hero
line-long = Long range
    .short = L
line-medium = Medium range
    .short = M
line-close = Close combat
    .short = C
hp = damage it can take
    .short = HP
icon-reinforcement = Reinforcement
    .short = Re
icon-assault = Assault
    .short = As
icon-heroic_death = Heroic Death
    .short = HD
icon-accuracy = Accuracy
    .short = Ac
icon-diversion = Diversion
    .short = Di
icon-relaunch = Relaunch
    .short = Rl
token-long = Long +{ $n }
token-medium = Medium +{ $n }
token-close = Close +{ $n }
token-diversion = Diversion
token-relaunch = Relaunch
token-accuracy = Accuracy
token-heroic_death = Heroic Death
token-tighten_up = Tighten up!
token-chase = Chase
gear-draw_2 = Draw 2
gear-recover = Recover
gear-dismiss = Dismiss
gear-reshuffle = Reshuffle
die-strong = Strong die
die-risky = Risky die
face-every = { $n } on every line
face-long = { $n } Long
face-medium = { $n } Medium
face-close = { $n } Close
side-attacker = Attacker
side-defender = Defender
side-board = the board
slot = slot { $slot }
link = Link

## Steps: where we are, what can be done now, and the rules of it

step-travel = Phase 1: time travel
    .now = Insert tiles (1 to 3), use the gears, then jump to another Era.
    .guide = Insert 1 to 3 tiles, stopping when you like (H3.1). The Active tile then offers its pointed Warfare token, if you hold fewer than 3 (H3.2); the wheel offers its two live actions, each once (H3.3). Taking the token, using the wheel or jumping ends the insertions. Jump to one of the Active tile's two Eras, never the one you are in (H3.4).
step-declare = Phase 2: declaring the fight
    .now = Choose whom to fight in this Era; token and gears are still open.
    .guide = You must fight a face-up card of your Era or a player who is there; with Chase, a card of that Era's discards (H4.1). The token and the gear actions stay open until you declare (H3.4).
step-add_linked = Phase 2: Linked cards
    .now = Add cards Linked to your target, or go on without them.
    .guide = Cards directly Linked to the chosen one may join the fight: more to win, more to beat (H4.3). They keep board order; the leftmost stands at the Front.
step-defend = Phase 2: the Defender deploys
    .now = You are challenged: deploy 1 to 3 Units, the first at the Front.
    .guide = A challenged player deploys first: 1 to 3 Units from hand, then tokens (H5.2). Slot 1 is nearest the Front and is hit first (H6.2).
step-defender_tokens = Phase 2: the Defender's tokens
    .now = Place Warfare tokens on your Units, or go on.
    .guide = Up to 3 Warfare tokens, at most one per Unit (H5.2). Chase and Tighten up! never go on Units (H5.8).
step-attack = Phase 2: the Attacker deploys
    .now = Deploy 1 to 4 Units, the first at the Front.
    .guide = Deploy 1 to 4 Units from hand (H5.3). With 3 cards or fewer on your board, reinforcements included, you have the Strong die, with 4 or 5 the Risky one (H5.9). The fewer cards you use, the more Relics you choose from: 1 card 4, 2 cards 3, 3 cards 2, 4 cards 1, 5 cards none (H7.2).
step-attacker_tokens = Phase 2: the Attacker's tokens
    .now = Place Warfare tokens on your Units, or go on to the dice.
    .guide = Reinforcements, Links and Assault are done. Up to 3 Warfare tokens, at most one per Unit (H5.8); then both dice are rolled once for the whole battle (H5.9).
step-defender_relaunch = Phase 2: the Defender's Relaunch
    .now = Re-roll your die, or let it stand.
    .guide = One re-roll for each Relaunch icon; the last roll stands; the Defender finishes first (H5.10).
step-attacker_relaunch = Phase 2: the Attacker's Relaunch
    .now = Re-roll your die, or let it stand.
    .guide = One re-roll for each Relaunch icon; the last roll stands (H5.10).
step-recruiting = Phase 2: recruiting
    .now = Recruit the defeated card, or decline it.
    .guide = Each defeated card of the board may join your discards; declined ones go to their Era's discards (H7.1). An Elite is worth 1 point, a Hero 3 (H9.1).
step-choose_relic = Phase 2: choosing a Relic
    .now = Keep one Relic.
    .guide = Relics score by Era: 1, 2, 4, 6, 9 points for 1 to 5 of the same Era (H9.2). The others go to the Relic discards, or back to their owner.
step-choose_prowess = Phase 2: Prowess in Battle
    .now = Choose two of the loser's face-down Prowess tokens to look at.
    .guide = The winner of a challenge looks at 2 of the loser's own tokens and keeps one (H7.4). It counts its number at the end (H9.3).
step-keep_prowess = Phase 2: Prowess in Battle
    .now = Keep one of the two tokens you looked at.
    .guide = The other goes back to its position; only you know what it is (H7.4).
step-tighten_recover = Tighten up!
    .now = Take one card from your discards.
    .guide = By the option tighten_up=recover, Tighten up! takes a card of your choice from your discards (H3.5).
step-over = The game is over
    .now = Nothing is left to decide.
    .guide = Points are counted by H9.

## Actions

action-insert = Insert a tile
action-take_token = Take the token
action-draw_2 = Draw 2
action-reshuffle = Reshuffle
action-tighten_up = Tighten up!
action-skip_fight = Skip the fight
action-done = Done
action-re_roll = Re-roll
action-let_stand = Let it stand
action-recruit = Recruit
action-decline = Decline
action-jump = Jump to Era { $era }
action-fight = Fight { $space }
action-add = Add { $space }
action-challenge = Challenge { $seat }
action-look = Look at token { $position }
action-keep = Keep token { $position }
action-keep_relic = Keep { $relic }
action-swap = Swap { $token }
action-place = Place { $token } on { $slot }
action-recover = Recover { $unit }
action-dismiss = Dismiss { $unit }
action-deploy = Deploy { $unit }
action-chase = Chase { $unit }

## Events

event-turn_begins = Round { $number }: { $seat } is on turn.
event-inserted = { $seat } inserts tile { $tile } (Eras { $eras }); the Active tile is now { $active_tile } (Eras { $active_eras }, token { $pointer }).
event-inserted-first = Tile { $tile } (Eras { $eras }) is inserted.
event-inserted-dealt = Tile { $tile } (Eras { $eras }) is inserted; the Active tile is now { $active_tile } (Eras { $active_eras }, token { $pointer }).
event-tiles_shuffled = The tile discards are shuffled into a new pile.
event-took_token = { $seat } takes the token { $token }.
event-returned_token = { $seat } gives the token { $token } back.
event-spent_token = { $seat } spends “{ $token }”.
event-drew = { $seat } draws { $units }.
event-drew-unseen =
    { $number ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $number } cards.
    }
event-recovered = { $seat } takes { $unit } back from the discards.
event-dismissed = { $seat } dismisses { $unit } from the game.
event-deck_shuffled =
    { $number ->
        [one] { $seat } shuffles the discards into the deck: one card.
       *[other] { $seat } shuffles the discards into the deck: { $number } cards.
    }
event-jumped = { $seat } jumps to Era { $era }.
event-fight_declared = { $seat } fights { $unit } on { $space }.
event-chase_declared = { $seat } chases { $unit }.
event-challenged = { $seat } challenges { $other_seat }.
event-fight_skipped = { $seat } has nobody to fight.
event-card_added = { $seat } adds the Linked { $unit } on { $space }.
event-deployed = { $who } deploys { $unit } in slot { $slot }.
event-token_placed = { $who } places { $token } on { $unit }.
event-reinforced = Reinforcements ({ $who }): { $unit } in slot { $slot }.
event-link_formed = Link ({ $who }): { $unit } and { $other }.
event-link_assaulted = Assault breaks the Link of { $unit } and { $other } ({ $who }).
event-rolled = { $die } ({ $who }): { $face }.
event-line_fought =
    { $number ->
        [0] { $line }: { $attacker } { $attacker_total }, { $defender } { $defender_total }. No damage.
       *[other] { $line }: { $attacker } { $attacker_total }, { $defender } { $defender_total }. { $number } damage to { $loser }.
    }
event-diverted = Diversion: { $unit } ({ $who }) draws the blow.
event-link_absorbed = The Link of { $unit } and { $other } ({ $who }) absorbs a point and is gone.
event-damaged = { $unit } ({ $who }) takes damage: { $damage } of { $hp }.
event-defeated = Defeated: { $unit } ({ $who }).
event-heroic_death = Heroic Death: { $unit } ({ $who }) strikes back for { $number }.
event-heroic_death_silenced = Accuracy: { $unit } ({ $who }) falls without Heroic Death.
event-battle_ended = { $winner } wins the battle. Units left standing: { $attacker_survivors } to { $defender_survivors }.
event-battle_ended-nobody = Nobody is left standing: nobody wins the battle.
event-recruited = { $seat } recruits { $unit }.
event-went_to_era_discards = { $unit } goes to the discards of Era { $era }.
event-relic_revealed = Relic revealed: { $relic } (Era { $era }).
event-relic_seen = { $seat } looks at { $relic } (Era { $era }), a Relic of { $other_seat }.
event-relic_seen-unseen = { $seat } looks at a Relic of { $other_seat }.
event-relic_gained = { $seat } gains the Relic { $relic } (Era { $era }).
event-relic_gained-from = { $seat } takes the Relic { $relic } (Era { $era }) from { $from_seat }.
event-prowess_seen = { $seat } looks at Prowess token { $position } of { $other_seat }: { $value }.
event-prowess_seen-unseen = { $seat } looks at Prowess token { $position } of { $other_seat }.
event-prowess_gained = { $seat } keeps Prowess token { $position } of { $other_seat }.
event-honor_gained = { $seat } gains { $number } Honor of the Arms.
event-hero_set_aside = The Hero { $unit } of { $seat } is set aside for good.
event-space_filled = { $space } is filled: { $unit }.
event-warfare_filled = New Warfare token on space { $warfare_space }: “{ $token }”.
event-era_deck_shuffled =
    { $number ->
        [one] The discards of Era { $era } are shuffled into its deck: one card.
       *[other] The discards of Era { $era } are shuffled into its deck: { $number } cards.
    }
event-warfare_shuffled =
    { $number ->
        [one] The Warfare discards are shuffled: one token.
       *[other] The Warfare discards are shuffled: { $number } tokens.
    }
event-relics_shuffled =
    { $number ->
        [one] The Relic discards are shuffled: one card.
       *[other] The Relic discards are shuffled: { $number } cards.
    }
event-game_ended = The game is over.

## Why an action is not legal

reason-game_is_over = The game is over.
reason-not_now = This is not the moment for it.
reason-insert_first = Insert a tile first.
reason-three_inserted = Three tiles were inserted already; that is the most.
reason-insertions_ended = The insertions ended when you took the token, used the gears or jumped.
reason-no_token_there = There is no token on the pointed space.
reason-token_already_taken = You took the pointed token already.
reason-three_tokens_held = You hold three Warfare tokens; that is the most.
reason-action_not_active = The wheel does not point at that action.
reason-action_already_done = That gear action was done already this turn.
reason-deck_is_empty = Your deck is empty.
reason-not_in_discards = That card is not in your discards.
reason-not_in_hand = That card is not in your hand.
reason-token_not_held = You do not hold that token.
reason-unit_already_deployed = A Unit was deployed already.
reason-era_not_on_tile = That Era is not on the Active tile.
reason-already_in_that_era = You are in that Era, and must jump to another.
reason-jump_first = Jump to an Era first.
reason-already_jumped = You have jumped already.
reason-space_of_another_era = That space belongs to another Era than yours.
reason-space_is_empty = That space is empty.
reason-hand_is_empty = Your hand is empty.
reason-not_yourself = You cannot challenge yourself.
reason-no_such_seat = Nobody sits there.
reason-player_is_elsewhere = That player is not in your Era.
reason-not_in_era_discards = That card is not in the discards of your Era.
reason-must_fight = There is somebody to fight here, so you must.
reason-not_linked = That card is not Linked to your target.
reason-line_up_is_full = The line-up is full.
reason-deploy_one_first = Deploy at least one Unit.
reason-slot_is_empty = There is no Unit in that slot.
reason-slot_has_token = That Unit has a token already.
reason-not_for_units = That token is never placed on a Unit.
reason-no_prowess_there = There is no Prowess token in that position any more.
reason-already_chosen = You chose that token already; choose another.
reason-relic_not_offered = That Relic is not among those you may choose from.
reason-no_swaps = Tokens are swapped only with the option swap_at_limit.
reason-no_need_to_swap = You hold fewer than three tokens: simply take it.
reason-no_such_action = There is no such action.
reason-not_looked_at = You did not look at that token.
reason-not_your_turn = It is another player's turn to decide.

## Options

option-rounds = Rounds of the game; 8 is the long campaign.
option-wrap_eras = Spaces IV3 and I1 are neighbours, too.
option-chain_links = Any Linked run of up to 3 cards with the chosen one may be fought.
option-swap_at_limit = With 3 tokens, one may be given back to take another.
option-reshuffle_on_draw = Gear actions and Tighten up! reshuffle an empty deck.
option-tighten_up = What Tighten up! does.
option-heroic_death_is_ordinary = Diversion and Accuracy apply to the damage of a Heroic Death.
option-diversion_order = Which of several Diversion Units is hit first.
option-early_end = A battle ends as soon as a side has no living Unit.
option-honor_supply = How many Honor of the Arms tokens there are (also any number up to 99).
option-min_defender_units = The fewest Units a challenged player deploys.

## Points

points-elites = Elites
points-heroes = Heroes
points-relics = Relics
points-prowess = Prowess in Battle
points-honor = Honor of the Arms
points-total = Total
points-rank = Place
