# The words of Mage Knight combat: effects, abilities, the catalogue's pages, the fight and its events.

## Points and effects of cards, Units and tokens

knight-points-attack =
    { $element ->
        [fire] Fire Attack { $value }
        [ice] Ice Attack { $value }
        [cold_fire] Cold Fire Attack { $value }
       *[physical] Attack { $value }
    }
knight-points-ranged =
    { $element ->
        [fire] Fire Ranged Attack { $value }
        [ice] Ice Ranged Attack { $value }
        [cold_fire] Cold Fire Ranged Attack { $value }
       *[physical] Ranged Attack { $value }
    }
knight-points-siege =
    { $element ->
        [fire] Fire Siege Attack { $value }
        [ice] Ice Siege Attack { $value }
        [cold_fire] Cold Fire Siege Attack { $value }
       *[physical] Siege Attack { $value }
    }
knight-points-block =
    { $element ->
        [fire] Fire Block { $value }
        [ice] Ice Block { $value }
        [cold_fire] Cold Fire Block { $value }
       *[physical] Block { $value }
    }
knight-points-move = Move { $value }
knight-points-influence = Influence { $value }
knight-points-heal = Heal { $value }
knight-points-draw =
    { $value ->
        [one] draw 1 card
       *[other] draw { $value } cards
    }
knight-points-terrain = Block equal to the Move cost of the space: Fire by day, Ice at night
knight-grows = { $points }, +{ $plus } { $per }
knight-at-most = (at most { $number })
knight-twice = { $points }, counted twice against { $ability }
knight-part-mana =
    { $form ->
        [crystal] gain { $value } { $colours } crystal
       *[token] gain { $value } { $colours } mana
    }
knight-as-discarded = of the discarded card’s colour
knight-same-colour = all of one colour
knight-unowned = of a colour you have no crystal of
knight-or = { $first } or { $last }
knight-colour-names =
    { $colour ->
        [red] red
        [blue] blue
        [green] green
        [white] white
        [gold] gold
       *[black] black
    }

knight-per-enemy_faced = for each enemy in the combat
knight-per-enemy_blocked = for each enemy successfully blocked
knight-per-enemy_defeated = for each enemy defeated with its help
knight-per-excess_block = for each point of Block beyond what was needed
knight-per-blocked_icon = for each ability, elemental attack and resistance of the blocked enemy (none if it has Arcane Immunity)
knight-per-card_discarded = for each card discarded
knight-per-wound_taken = for each Wound taken to hand this turn
knight-per-crystal_pair = for each pair of crystals ({ $pair })
knight-per-crystal_set = for each set of four crystals
knight-per-token_red = with a red mana token on it
knight-per-token_blue = with a blue mana token on it
knight-per-token_white = with a white mana token on it
knight-per-token_green = with a green mana token on it

knight-when-blocked_by_this = if the block succeeds: { $what }
knight-when-no_wound_taken = if you took no Wound in this combat: { $what }
knight-when-interaction = in an interaction: { $what }

knight-target-enemy = one enemy
knight-target-other_enemy = another enemy
knight-target-other_enemies = all other enemies
knight-target-all_enemies = all enemies
knight-only-unfortified = not fortified
knight-only-blocked = successfully blocked

knight-effect-enemy_armor_minus = Armor -{ $value } of { $target }
knight-effect-enemy_armor_minus-fortified = Armor -{ $value } (-{ $more } if fortified) of { $target }
knight-effect-enemy_armor_becomes = Armor of { $target } becomes { $value }
knight-effect-enemy_does_not_attack =
    { $targets ->
        [many] { $target } do not attack
       *[one] { $target } does not attack
    }
knight-effect-extra_target_move = others too, for 1, 2, 3… Move points
knight-effect-enemy_destroyed = { $target } is destroyed
knight-effect-enemy_loses_fortification = { $target }: fortification lost
knight-effect-enemy_loses_resistance =
    { $targets ->
        [many] { $target }: lose { $resistances }
       *[one] { $target }: loses { $resistances }
    }
knight-effect-use_enemy_attack = its attacks become your Attack against the others
knight-effect-attack_minus =
    { $count ->
        [one] one enemy attack -{ $value }
       *[other] { $count } enemy attacks -{ $value }
    }
knight-effect-attack_loses_abilities = one attack loses its abilities
knight-effect-attack_hits_this_unit = this Unit takes its damage first
knight-effect-ignore_site_fortification = the site fortifies nobody
knight-effect-units_gain_resistance =
    { $target ->
        [unit] one Unit gains { $resistances }
       *[units] your Units gain { $resistances }
    }
knight-effect-units_plus =
    { $target ->
        [other_units] your other Units: { $what }
       *[units] your Units: { $what }
    }
knight-effect-units_take_no_damage = no damage may be assigned to Units
knight-effect-ready_unit = ready a spent Unit of level { $level } or less
knight-effect-ready_unit-price = ready spent Units up to level { $level } for { $price } Influence per level
knight-effect-convert_points = spend { $rate } { $points } for { $to }
knight-effect-attacks_become =
    { $target ->
        [hero] all your attacks become { $what }
       *[card] one attack of one action card becomes { $what }
    }
knight-kind-of-attack =
    { $kind ->
        [ranged] Ranged
        [siege] Siege
        [attack] ordinary Attacks
       *[block] Blocks
    }
knight-effect-gains_element = an Attack or Block of one action card gains { $element }
knight-effect-source_plus = one physical source of Attack: Attack +{ $attack }, Ranged +{ $ranged } or Siege +{ $siege }
knight-effect-cards_plus =
    { $which ->
        [first] the first such card you play next: { $what }
       *[all] your other cards: { $what }
    }
knight-plus-attack = Attack +{ $value }
knight-plus-block = Block +{ $value }
knight-plus-move = Move +{ $value }
knight-effect-play_card =
    { $powered ->
        [yes] play another action card powered, without mana
       *[no] play another action card, basic effect
    }
knight-play-times = { $times } times
knight-play-bonus = its points +{ $bonus }
knight-play-throw_away = that card is thrown away
knight-effect-hero_ignores_wound =
    { $value ->
        [one] ignore the next Wound from enemies
       *[other] ignore the next { $value } Wounds from enemies
    }
knight-effect-reputation = Reputation { $value }
knight-effect-fame = Fame +{ $value }
knight-outside-cure_bonus = cards and readied Units for what is healed
knight-outside-deck_bottom = put a card from the discard pile under the deck
knight-outside-discard_wounds = discard Wounds after the combat
knight-outside-fly = move over the map
knight-outside-gather_crystals = crystals for cards discarded while moving
knight-outside-interaction_bonus = more in an interaction
knight-outside-no_provocation = your movement provokes nobody
knight-outside-peek = look at a face-down token
knight-outside-recruit = recruit a Unit
knight-outside-reveal_tile = reveal a map tile
knight-outside-source_die = use a die of the Source
knight-outside-swap_skill = exchange a Skill
knight-outside-take_back = take this card back to hand
knight-outside-terrain_cost = cheaper terrain
knight-outside-throw_away_wound = throw away a Wound
knight-outside-travel = travel over the map
knight-outside-use_offer = use a Unit of the offer

knight-cost-discard = discard { $cards }
knight-cost-throw_away = throw away an action card of colour { $colour }
knight-cost-wound = take a Wound
knight-cost-wound_unit = this Unit is wounded
knight-cards-any = { $most ->
        [one] 1 card
       *[other] any number of cards
    }
knight-cards-non_wound = { $most ->
        [one] 1 card
       *[other] up to { $most } cards
    }
knight-cards-wound = a Wound
knight-cards-action = an action card
knight-mode-price = { $price }: { $what }
knight-powered = powered
knight-basic = basic
knight-mode-unusable = not in combat: { $reason }

## What the abilities mean

knight-means-fortified = Only Siege Attacks can hit it in the Ranged and Siege phase. At a fortified site, or behind a wall, it cannot be attacked at all in that phase.
knight-means-unfortified = The fortifications of its site do not protect it.
knight-means-elusive = It has two Armors. The lower one counts only in the Attack phase, and only if all its attacks were successfully blocked; otherwise the higher one.
knight-means-arcane_immunity = Only Attack and Block work on it: every other effect aimed at the enemy itself is lost. Effects aimed at its attack still work.
knight-means-swift = Blocking its attack takes twice the attack’s value. Unblocked, it deals its normal damage.
knight-means-brutal = Unblocked, it deals twice its value in damage.
knight-means-poison = A Unit it wounds gets two Wounds. For each Wound the Hero takes to hand from it, another goes to the discard pile.
knight-means-paralyze = A Unit it wounds is destroyed. If it wounds the Hero, all cards in hand that are not Wounds are discarded at once.
knight-means-assassination = Its damage goes to the Hero, never to Units. Units may still help to block it.
knight-means-cumbersome = In the Block phase each Move point you spend lowers its attack by 1 for the rest of the combat; at 0 it counts as successfully blocked.
knight-means-vampiric = For every Unit its attack wounds, and every Wound it puts into your hand, its Armor grows by 1 for the rest of the combat.
knight-means-defend = The first enemy you attack in the combat (this one or another) gets that much Armor. Several Defends go to different enemies.
knight-means-summon = At the start of the Block phase it draws a token and fights with that token’s attack in the Block and Assign Damage phases; the token is then discarded and gives no Fame.
knight-means-multiple_attacks = Each attack is blocked and suffered by itself. The enemy is successfully blocked only if all its attacks are.
knight-means-resist-physical = Physical attacks are halved. Only Fire, Ice and Cold Fire are efficient.
knight-means-resist-fire = Fire attacks are halved. It also ignores the other effects of red cards and of Unit abilities paid with red mana.
knight-means-resist-ice = Ice attacks are halved. It also ignores the other effects of blue cards and of Unit abilities paid with blue mana.
knight-means-resist-fire-ice = Fire, Ice and Cold Fire attacks are all halved: of the elements only Physical is efficient.
knight-means-unit-resist-physical = A Physical attack is first reduced by its Armor; only what is left wounds it.
knight-means-unit-resist-fire = A Fire attack is first reduced by its Armor; only what is left wounds it.
knight-means-unit-resist-ice = An Ice attack is first reduced by its Armor; only what is left wounds it.
knight-means-unit-resist-fire-ice = With both, Cold Fire is resisted as well.
knight-means-assault_influence = In an assault it acts only if you pay { $number } Influence during the combat.
knight-means-damage_influence = Damage may be assigned to it only if you pay { $number } Influence during the combat.
knight-means-rampaging-orc = On a rampaging space its defeat gives Reputation +1.
knight-means-rampaging-draconum = On a rampaging space its defeat gives Reputation +2.

## Sites

knight-site-fortified = Fortified: in the Ranged and Siege phase only Siege Attacks hit its defenders. Assaulting it costs 1 Reputation at once.
knight-site-not-fortified = Not fortified.
knight-site-terrain = Assaulting it costs the Move points of the terrain.
knight-site-two-move = Assaulting it costs 2 Move points whatever the terrain.
knight-site-burn = Trying to burn it costs 3 Reputation at once.
knight-site-no-units = No Units: none may act or take damage.
knight-site-one-unit = One ready, unwounded Unit may come along; no other may act or take damage.
knight-site-night = Night rules apply: black mana can be used, gold mana cannot.
knight-site-heroes = In an assault Heroes Units act only for 2 Influence.
knight-site-withdraw = If you do not win, you withdraw to the space you came from.
knight-site-stay = If you do not win, you need not withdraw.
knight-site-discarded = Enemies that survive are discarded.
knight-site-remain = Enemies that survive stay.
knight-site-glade = Ending the turn here, you may throw away one Wound from hand or discard pile.
knight-site-city-bonus = Its defenders, and what they summon, get the bonus of the city’s colour.
knight-site-volkare-die = His mana die is rolled first and decides his attack.
knight-site-volkare-army = He attacks unless his whole army was defeated in the Ranged and Siege phase; he is beaten when his army is.
knight-site-leader = One attack per attack phase may include the Leader; each level removed gives Fame. His Followers flee when level 1 falls.
knight-city-bonus-armor = All defenders: Armor +{ $value }.
knight-city-bonus-attack = Defenders’ attacks of { $elements }: +{ $value }.
knight-city-bonus-ability = Defenders’ attacks of { $elements } become { $ability }.

## The catalogue’s pages

knight-kind-enemy = Enemy
knight-kind-unit = Unit
knight-kind-card = Card
knight-kind-token = Faction token
knight-kind-city = City
knight-kind-leader = Faction Leader
knight-kind-volkare = Volkare
knight-kind-site = Site
knight-kind-hero = Hero
knight-city-name =
    { $id ->
        [white] White city
        [blue] Blue city
        [green] Green city
        [red] Red city
       *[other] City
    }
knight-cardkind-basic_action = Basic action
knight-cardkind-advanced_action = Advanced action
knight-cardkind-spell = Spell
knight-tier-regular = Regular
knight-tier-elite = Elite
knight-certainty-high = sure
knight-certainty-medium = fairly sure
knight-certainty-low = unsure
knight-label-kind = Kind
knight-label-name = Name
knight-label-id = Id
knight-label-colour = Colour
knight-label-set = Set
knight-label-faction = Faction
knight-label-tokens = Tokens
knight-label-copies = Copies
knight-copies-of = { $number } in { $hero }’s deck
knight-copies-each =
    { $which ->
        [other] { $number } in each other hero’s deck
       *[all] { $number } in each hero’s deck
    }
knight-label-armor = Armor
knight-label-attack = Attack
knight-label-resistances = Resistances
knight-label-abilities = Abilities
knight-label-defend = Defend
knight-label-fame = Fame
knight-label-reputation = Reputation
knight-label-reward = Faction tokens won
knight-label-certainty = These data are
knight-label-note = Note (in English)
knight-label-level = Level
knight-label-tier = Tier
knight-label-cost = Influence cost
knight-label-recruit = Recruited at
knight-label-effects = Effects
knight-label-garrison = Garrison
knight-label-army = Army
knight-label-followers = Followers
knight-label-die = Die
knight-label-hand-limit = Hand limit
knight-label-command = Command tokens
knight-label-also = Also known as
knight-label-rules = Rules
knight-label-bonus = Bonus
knight-label-resists = Resists
knight-label-price = Cost
knight-label-arm = Armor
knight-elusive-armor = { $low }, { $high } unless blocked
knight-summons = summons { $colour }
knight-combines = One activation may use several of its abilities.
knight-number-of-colour = { $number } { $colour }
knight-none = none
knight-list-count =
    { $number ->
        [0] Nothing fits.
        [one] 1 entry.
       *[other] { $number } entries.
    }
knight-unknown = There is nothing named “{ $name }” in the catalogue.
knight-unknown-close = There is nothing named “{ $name }” in the catalogue; did you mean { $could }?
knight-bad-word = { $field }: “{ $value }” is not known; allowed are { $allowed }.
knight-bad-span = { $field }: “{ $value }” is not a range; write 4, 2-5, 6- or -3.
knight-no-filter = { $field }: this filter does not fit { $kind }; there are { $allowed }.

## The fight: phases and steps

knight-phase-start = Before the combat
    .short = start
knight-phase-ranged = 1.1 Ranged and Siege Attack
    .short = 1.1 Ranged/Siege
knight-phase-block = 1.2 Block
    .short = 1.2 Block
knight-phase-damage = 1.3 Assign Damage
    .short = 1.3 Damage
knight-phase-attack = 1.4 Attack
    .short = 1.4 Attack
knight-phase-over = the combat ends

knight-step-companion = Choose your companion
    .now = Choose the one Unit that comes along, or go alone.
    .guide = In a Maze or a Labyrinth one ready, unwounded Unit comes along; only it may act or take damage (R73).
knight-step-name_token = Which token was drawn?
    .now = Draw the token at your table and say which one it is.
    .guide = With draws by name the program draws nothing: whatever you draw, name it. `show NAME` shows a token, `why token NAME` says why it cannot be that one.
knight-step-name_die = Volkare’s die
    .now = Roll Volkare’s die at your table and say its colour.
    .guide = Each time you face Volkare his mana die is rolled first; it decides his attack (R10).
knight-step-start = Before the combat
    .now = Play what must be played before phase 1.1, or begin.
    .guide = Some effects are used before the Ranged and Siege phase. Move, Influence and Healing points left from before are lost (R7, R85).
knight-step-ranged = Ranged and Siege Attack
    .now = Choose an enemy to attack, play other effects, or end the phase.
    .guide = Attack one enemy or a group: your total must reach the sum of their Armors (R12, R13). If any of them is fortified only Siege counts (R14); a fortified enemy at a fortified site cannot be attacked now (S1). What one of them resists is halved (R15). Leftover points are lost (S2). Enemies defeated now do not attack.
knight-step-aim_ranged = Making a Ranged or Siege Attack
    .now = Add enemies to the group or sources to the attack, then declare it.
    .guide = The attack needs at least the sum of the Armors; less has no effect (R13, S2). Against fortified enemies only Siege counts (R14). Points of an element that any member resists are added up and halved (R15, R46–R49).
knight-step-block = Block
    .now = Choose an attack to block, spend Move on Cumbersome attacks, or end the phase.
    .guide = Block attacks one at a time; a Block that is too small has no effect (R17, S3). Swift attacks need twice their value (R32). Against Fire only Ice and Cold Fire Blocks are efficient, against Ice Fire and Cold Fire, against Cold Fire only Cold Fire; the others are added up and halved (R56–R60). Summoners have drawn their tokens (R31).
knight-step-aim_block = Making a Block
    .now = Add sources to the Block, then declare it.
    .guide = Inefficient Blocks are added up and halved, efficient ones count in full (R56–R60). Less than needed has no effect (S3).
knight-step-damage = Assign Damage
    .now = Assign each unblocked attack: to unwounded Units first, the rest to the Hero.
    .guide = One attack at a time, in the order you like (R22). A Unit that resists takes off its Armor before it is wounded, then again (F5, F6); any damage wounds an unwounded Unit. What is left, or all, goes to the Hero: damage divided by Armor, rounded up, are Wounds (F9, R94). Wounds in hand up to the Hand limit knock the Hero out (F10).
knight-step-attack = Attack
    .now = Choose an enemy to attack, play other effects, or end the combat.
    .guide = Attack one enemy or a group: your total must reach the sum of their Armors (R24). Every kind of Attack counts and fortifications no longer matter (R25). What one of them resists is halved (R15). A card sideways gives Attack 1 (S4).
knight-step-aim_attack = Making an Attack
    .now = Add enemies to the group or sources to the attack, then declare it.
    .guide = The attack needs at least the sum of the Armors; less has no effect (R24, S2). Points of an element that any member resists are added up and halved (R15, R46–R49).
knight-step-choose = Choose a target
    .now = Choose what the effect acts on.
    .guide = Effects on an enemy do nothing to Arcane Immunity, and red or blue ones nothing to Fire or Ice Resistance; effects on an attack always work (R47–R51, Q1).
knight-step-discard = Pay the cost
    .now = Choose the card to discard.
    .guide = The effect asks for cards from hand.
knight-step-guard = Defend
    .now = Choose which Defend protects which enemy.
    .guide = Each Defend raises the Armor of one enemy you attack, once per combat, at most one per enemy; you match them (R52, R53, Q2).
knight-step-blast = Armor for enemies defeated
    .now = Choose whose Armor falls by 1.
    .guide = The card lowers the Armor of another enemy by 1 for each enemy it helped to defeat; not below 1 (S5).
knight-step-over = The combat is over
    .now = There is nothing more to decide.
    .guide = Fame, Reputation and what comes after follow from R40–R45, R61–R66 and R85–R88.

## Actions

knight-action-end_phase = end phase
knight-action-declare = declare
knight-action-enough = enough
knight-action-go_alone = go alone
knight-action-use_its_attack = use its attack
knight-action-discard_wound = discard wound
knight-action-convert = convert { $from } to { $to }
knight-action-die = die { $colour }
knight-action-bonus = bonus { $number }
knight-action-take = take { $unit }
knight-action-choose_unit = choose unit { $unit }
knight-action-ready = ready { $unit }
knight-action-target = target { $enemy }
knight-action-choose_enemy = choose { $enemy }
knight-action-spare = spare { $enemy }
knight-action-block = block { $attack }
knight-action-slow = slow { $attack }
knight-action-choose_attack = choose attack { $attack }
knight-action-hit_hero = hit hero with { $attack }
knight-action-hit_unit = hit unit { $unit } with { $attack }
knight-action-guard = guard { $enemy } by { $giver }
knight-action-discard = discard { $card }
knight-action-discard_as = discard { $card } as { $colour }
knight-action-sideways = sideways { $card } { $points }
knight-action-token = token { $token }
knight-action-play = play { $card }: { $mode }
knight-action-activate = activate { $card }: { $mode }
knight-action-use = use { $card }: { $mode }
knight-action-spend = spend { $card }: { $mode }
knight-word-attack = attack
knight-word-ranged = ranged
knight-word-siege = siege
knight-word-block = block
knight-word-fire_block = fire block
knight-word-ice_block = ice block
knight-word-move = move
knight-word-influence = influence
knight-mode-powered = powered { $mode }
knight-sideways = sideways

## Why an action is not legal

knight-reason-combat_is_over = The combat is over.
knight-reason-not_now = Not at this moment.
knight-reason-no_such_action = There is no such action.
knight-reason-not_in_this_phase = Not in this phase.
knight-reason-not_in_the_combat = That is not, or no longer, in the combat.
knight-reason-already_targeted = That enemy is already in the group.
knight-reason-has_no_armor = It has no Armor: it cannot be attacked.
knight-reason-leader_once_a_phase = The Leader may be attacked only once in a phase.
knight-reason-not_in_rising_order = That comes earlier in the order.
knight-reason-only_siege_attacks = It is fortified: only Siege Attacks can hit it now.
knight-reason-doubly_fortified = It is doubly fortified: it cannot be attacked in this phase.
knight-reason-nothing_to_attack_with = There is nothing left to attack with.
knight-reason-nothing_to_block_with = There is nothing left to block with.
knight-reason-play_something_first = Put something on it first.
knight-reason-card_not_in_hand = That card is not in hand.
knight-reason-already_used = That has been used already.
knight-reason-unit_is_spent = That Unit is spent.
knight-reason-unit_is_wounded = That Unit is wounded.
knight-reason-unit_is_destroyed = That Unit is destroyed.
knight-reason-units_may_not_fight = Units may not fight here.
knight-reason-not_the_companion = Only the Unit that came along may fight.
knight-reason-needs_influence = That takes more Influence than you have.
knight-reason-needs_a_bribe = That Unit takes damage only for Influence you do not have.
knight-reason-needs_influence_points = That takes more Influence points than you have.
knight-reason-needs_mana = That takes mana you do not have.
knight-reason-needs_move = That takes more Move points than you have.
knight-reason-nothing_to_discard = There is no fitting card to discard.
knight-reason-no_target = There is nothing it could act on.
knight-reason-aim_first = First choose an enemy to attack.
knight-reason-block_first = First choose an attack to block.
knight-reason-not_in_an_attack = Not while an attack or a Block is being made.
knight-reason-same_card_first = Of equal cards the first one comes first.
knight-reason-no_sideways = It cannot be played sideways.
knight-reason-does_not_attack_now = It does not attack.
knight-reason-already_blocked = That attack is blocked already.
knight-reason-already_tried = That attack was already tried to be blocked.
knight-reason-it_summons = It summons: block the attack of the summoned token.
knight-reason-not_cumbersome = That attack is not Cumbersome.
knight-reason-damage_already_assigned = The damage of that attack is already assigned.
knight-reason-assign_the_rest_first = First assign what is left of the attack begun.
knight-reason-damage_not_assigned = There is damage still to be assigned.
knight-reason-only_to_the_hero = Assassination: its damage goes only to the Hero.
knight-reason-must_hit_that_unit = Its damage goes first to the Unit that took it on itself.
knight-reason-unit_resisted_before = That Unit already resisted another attack in this combat.
knight-reason-units_are_safe = No damage may be assigned to Units this turn.
knight-reason-is_immune = It is immune to that effect.
knight-reason-cannot_be_chosen = That cannot be chosen.
knight-reason-discard_more = More cards must be discarded.
knight-reason-no_such_right = No effect in play allows that.
knight-reason-unit_is_ready = That Unit is ready already.
knight-reason-level_too_high = The level of that Unit is too high.
knight-reason-token_not_in_pile = That token is not in the pile.
knight-reason-needs_a_physical_source = That needs a physical source of Attack.
knight-reason-hurt_before = Only if you took no Wound in this combat.
knight-reason-not_against_itself = Not against the enemy whose attack it is.

## What happens

knight-event-combat_begins =
    { $night ->
        [yes] The combat begins: { $site }, night rules
       *[no] The combat begins: { $site }
    }
knight-event-enemy_appears = Enemy: { $enemy }
knight-event-enemy_appears-drawn = Drawn: { $enemy } is { $token }
knight-event-volkare_rolled = Volkare’s die shows { $die }: { $points }
knight-event-phase_begins = { $phase }
knight-event-summoned = { $summoner }: summoned { $token } ({ $enemy })
knight-event-nothing_to_summon = { $summoner }: nothing left to summon
knight-event-played = { $source }: { $mode }
knight-event-activated = { $source }: { $mode }
knight-event-played_sideways = { $source } sideways: { $points }
knight-event-influence_paid = { $unit }: { $amount } Influence paid, { $left } left
knight-event-mana_spent = { $number } { $mana } mana spent, { $left } left
knight-event-mana_gained = { $number } { $mana } mana gained, you have { $have }
knight-event-move_gained = Move +{ $number }: you have { $have }
knight-event-influence_gained = Influence +{ $number }: you have { $have }
knight-event-points = { $points }
knight-event-targeted = Target: { $enemy }
knight-event-attack_declared = The attack is declared against { $enemies }
knight-event-efficient = { $points } against { $against }: efficient
knight-event-efficient-plain = { $points }: efficient
knight-event-halved = { $number } { $elements } against { $against }: halved to { $result }
knight-event-only_siege = { $number } Ranged Attack against fortified enemies: does not count
knight-event-defended = Defend of { $giver } for { $enemy }: Armor +{ $number }
knight-event-attack_totalled = Attack { $total } against Armor { $needed }
knight-event-attack_failed = The attack fails: { $total } is less than { $needed }
knight-event-defeated =
    { $reputation ->
        [0] { $enemy }: defeated, Fame +{ $fame }
       *[other] { $enemy }: defeated, Fame +{ $fame }, Reputation { $signed }
    }
knight-event-levels_removed = { $levels ->
        [one] The Leader loses 1 level (now { $level }): Fame +{ $fame }
       *[other] The Leader loses { $levels } levels (now { $level }): Fame +{ $fame }
    }
knight-event-block_declared = Blocking { $attack }: { $value } { $element }, Block { $needed } needed
knight-event-block_efficient = { $points } against { $attack_element }: efficient
knight-event-block_halved = { $number } Block against { $attack_element }: inefficient, halved to { $result }
knight-event-blocked = { $attack }: blocked, { $total } against { $needed }
knight-event-block_failed = The Block of { $attack } fails: { $total } is less than { $needed }
knight-event-reduced = { $attack } -{ $number }: now { $value }
knight-event-reduced_to_zero = { $attack }: reduced to 0, successfully blocked
knight-event-does_not_attack = { $enemy }: no attack in this combat
knight-event-armor_changed = Armor of { $enemy } { $signed }: now { $armor }
knight-event-lost_resistance = { $enemy }: { $resistances } lost
knight-event-lost_resistance-none = { $enemy }: it has no such resistance to lose
knight-event-lost_fortification = { $enemy }: no longer fortified
knight-event-attack_bare = { $attack }: its abilities are lost
knight-event-immune = { $enemy }: immune, no effect
knight-event-destroyed = { $enemy }: destroyed
knight-event-damage_begins = { $attack }: attack { $value }, damage { $damage }
knight-event-unit_resists = { $unit }: { $damage } resisted, damage left { $left }
knight-event-unit_wounded =
    { $wounds ->
        [one] { $unit }: wounded, damage left { $left }
       *[other] { $unit }: { $wounds } Wounds, damage left { $left }
    }
knight-event-unit_destroyed = { $unit }: destroyed, damage left { $left }
knight-event-hero_wounded =
    { $wounds ->
        [0] The Hero: damage { $damage }, Armor { $armor }: no Wound
        [one] The Hero: damage { $damage }, Armor { $armor }: 1 Wound to hand
       *[other] The Hero: damage { $damage }, Armor { $armor }: { $wounds } Wounds to hand
    }
knight-event-wound_ignored = A Wound is ignored
knight-event-poisoned =
    { $wounds ->
        [one] Poison: 1 Wound to the discard pile
       *[other] Poison: { $wounds } Wounds to the discard pile
    }
knight-event-paralyzed = Paralyzed: all cards in hand that are not Wounds are discarded
knight-event-knocked_out = Knocked out: { $wounds } Wounds in this combat, Hand limit { $hand_limit }; all cards in hand that are not Wounds are discarded
knight-event-vampiric = Vampiric: Armor of { $enemy } is now { $armor }
knight-event-discarded = { $source }: discarded
knight-event-thrown_away = { $source }: thrown away
knight-event-wound_taken =
    { $wounds ->
        [one] 1 Wound to hand
       *[other] { $wounds } Wounds to hand
    }
knight-event-reputation = Reputation { $signed } (in this combat { $sum })
knight-event-fame = Fame +{ $change } (in this combat { $total })
knight-event-summoned_discarded = { $enemy }: discarded, no Fame for what was summoned
knight-event-follower_flees = { $enemy }: gone with the Leader, no Fame
knight-event-combat_ends =
    { $all_defeated ->
        [yes] The combat ends: all enemies are defeated
       *[no] The combat ends: not all enemies are defeated
    }
knight-event-unit_readied = { $unit }: ready again
knight-event-bonus_earned = Earned for the Attack phase: { $points }
knight-event-points_converted = { $from } { $price } becomes { $points }, { $left } left
knight-event-companion = { $unit }: your companion
knight-event-move_spent = { $number } Move spent, { $left } left
knight-event-wound_discarded = A Wound is discarded from hand
knight-event-unit_strengthened = { $unit }: { $what }
knight-event-unit_resistance = { $unit }: now { $resistances }
knight-event-site_ignored = The site’s fortification no longer counts
knight-event-reputation-first = Reputation { $signed }
knight-event-fame-first = Fame +{ $change }

## Asking for a fight

knight-bad-number = { $field }: “{ $value }” is not a number from { $least } to { $most }.
knight-bad-mark = { $field }: “{ $value }” cannot follow a name here; allowed: { $allowed }.
knight-bad-leader = leader: “{ $value }” is not a faction and a level from 1 to 12, as elementalist:4.
knight-word-cancel = cancel
knight-ask-intro = A fight, question by question. Enter takes what is in brackets; `cancel` stops.
knight-ask-site = Where is the fight? [1]
knight-ask-city = What colour is the city? [1]
knight-ask-city-level = Its level, { $least } to { $most }, to draw its garrison? [none: you name the defenders]
knight-ask-volkare = The level of Volkare’s army, { $least } to { $most }? [{ $default }]
knight-ask-leader = The level of the Faction Leader, { $least } to { $most }? [{ $default }]
knight-ask-enemies = Which enemies? Names with commas, as `prowlers, 2 wolf riders`; `?green` is a face-down green token.
knight-ask-more-enemies = Other enemies besides, as rampaging ones that join in? [none]
knight-ask-real-table = Do you draw the tokens (and roll the die) at your own table and name them here? y/n [n]
knight-ask-hero-level = The Hero’s level, { $least } to { $most }? [{ $default }]
knight-ask-hand = The cards in hand, as `rage, 2 march, swiftness`? [none]
knight-ask-units = Your Units, as `peasants, utem guardsmen:spent, foresters:wounded`? [none]
knight-ask-mana = Mana you can use, as `red, gold`? [none]
knight-ask-night = Is it night? y/n [n]
knight-ask-yes-or-no = Please answer y or n.
knight-ask-something = An answer is needed here.
knight-cancelled = Cancelled.
knight-same-again = The same fight again: { $command }

## The screen

knight-title = Combat: { $site }
knight-title-city = level { $level }
knight-title-assault = assault
knight-title-wall = across a wall
knight-title-night = night rules
knight-head-enemy = Enemy
knight-head-armor = Armor
knight-head-attack = Attack
knight-head-needs = Block
knight-head-damage = Damage
knight-head-resists = Resists
knight-head-abilities = Abilities
knight-head-fame = Fame
knight-head-hand = Hand
knight-head-unit = Unit
knight-head-level = Lv
knight-head-state = State
knight-head-effects = Can be used for
knight-mark-blocked = blocked
knight-mark-suffered = assigned
knight-mark-prevented = does not attack
knight-mark-summons = summons { $colour }
knight-mark-defeated = defeated
knight-mark-fled = fled
knight-mark-gone = gone
knight-mark-fortified = fortified
knight-mark-twice-fortified = doubly fortified
knight-mark-rampaging = rampaging
knight-mark-summoned = summoned by { $enemy }
knight-mark-unknown = face down
knight-legend-armor = In brackets: Armor with Defend (R52). A/B: Elusive, lower if blocked (R54). Block: what stops the attack. Damage: if it is not blocked. ✓: blocked. ✗: block failed, or damage assigned.
knight-unit-ready = ready
knight-unit-spent = spent
knight-unit-wounded =
    { $number ->
        [one] wounded
       *[other] { $number } Wounds
    }
knight-unit-destroyed = destroyed
knight-unit-resisted = has resisted
knight-have-mana = Mana
knight-have-move = Move
knight-have-influence = Influence
knight-have-wounds = Wounds this combat { $wounds } of Hand limit { $limit }
knight-have-held = in hand { $held }
knight-have-fame = Fame
knight-have-reputation = Reputation
knight-have-armor = Hero’s Armor
knight-built-attack = Attack on { $enemies }: { $total } of { $needed }
knight-built-block = Block of { $attack }: { $total } of { $needed }
knight-built-damage = Damage of { $attack } still to assign: { $left }
knight-built-enough = enough
knight-built-short = { $number } short
knight-built-from = from { $points }
knight-built-halved = some of it halved
knight-built-nothing = nothing yet
knight-no-hand = No cards in hand.
knight-prompt = Hero
knight-cmd-show = show
knight-cmd-table = table
knight-help-intro = Choose by number, or by words such as “target prowlers” or “play rage”. Other commands:
knight-help-show = show NAME: an enemy, Unit, card, site, city…
knight-help-table = everything again
knight-help-why = why ACTION: why it is not allowed now
knight-help-undo = undo [N]: take back your last step, up to the last draw or roll
knight-help-plan = the best way on from here, proven; a number gives the seconds to look
knight-cmd-plan = plan
knight-help-line = the command that starts this fight again
knight-cmd-line = line

## The aftermath

knight-after-title = Aftermath
knight-after-won = All enemies defeated
knight-after-conquered = The site is conquered
knight-after-fame = Fame
knight-after-reputation = Reputation
knight-after-wounds-hand = Wounds to hand
knight-after-wounds-discard = Wounds to the discard pile
knight-after-knocked-out = Knocked out
knight-after-units-lost = Levels of Units lost
knight-after-units-wounded = Levels of Units wounded
knight-after-used = Cards and Units used
knight-after-shields = Shield tokens
knight-after-withdraw = You must withdraw to the space you came from
knight-after-stay = You need not withdraw
knight-after-enemies-left = Enemies left
knight-after-discarded = they are discarded
knight-after-remain = they stay
knight-after-leader = Leader’s level
knight-after-leader-removed = { $level } ({ $removed } removed)
knight-after-rewards = Faction tokens won
knight-after-mana = Mana kept until your next turn
knight-after-move-cost = Move cost of this assault
knight-after-heal = Healing now
knight-after-heal-allowed = allowed with Skills, cards, Units and faction tokens
knight-after-heal-not = not allowed
knight-after-heal-hand =
    { $number ->
        [0] no Wounds in hand
        [one] 1 Wound in hand
       *[other] { $number } Wounds in hand
    }
knight-after-heal-unit = { $unit }: { $points } Healing points
knight-after-heal-glade = ending the turn here you may throw away one Wound
knight-yes = yes
knight-no = no

## Replay

knight-replay-step = Step { $step } of { $steps }
knight-replay-deal = The combat begins
knight-replay-help = Enter or `next` goes on, `back`, `jump N`, `start`, `end`, `table`, `quit`.
knight-replay-range = There are the steps 0 to { $steps }, not { $step }.
knight-replay-unknown = “{ $text }” is no command here.
knight-summoned-name = summoned { $number }
knight-mode-with = with { $card }: { $mode }
knight-nothing = nothing
knight-all-resistances = all resistances
knight-wounds =
    { $number ->
        [0] no Wound
        [one] 1 Wound
       *[other] { $number } Wounds
    }
knight-nobody = enemies: say whom to fight (--enemies, --unknown, --rampaging, a city’s --level, --volkare or --leader).
knight-die-alone = die: the die is Volkare’s; say which Volkare with --volkare LEVEL, or leave --die out.
knight-undo-nothing = Nothing can be taken back: a token was drawn or a die rolled, or it is the beginning.
knight-naming = The token of { $enemy }
knight-naming-summoned = The token summoned by { $enemy }
