# Names of the Mage Knight catalogue.

## Enemies

enemy-prowlers = Prowlers
enemy-diggers = Diggers
enemy-cursed-hags = Cursed Hags
enemy-wolf-riders = Wolf Riders
enemy-ironclads = Ironclads
enemy-orc-summoners = Orc Summoners
enemy-orc-skirmishers = Orc Skirmishers
enemy-orc-trackers = Orc Trackers
enemy-orc-war-beasts = Orc War Beasts
enemy-orc-stonethrowers = Orc Stonethrowers
enemy-crossbowmen = Crossbowmen
enemy-guardsmen = Guardsmen
enemy-swordsmen = Swordsmen
enemy-golems = Golems
enemy-thugs = Thugs
enemy-shocktroops = Shocktroops
enemy-heroes-ice = Heroes (ice)
enemy-heroes-fire = Heroes (fire)
enemy-heroes-swift = Heroes (swift)
enemy-heroes-fortified = Heroes (fortified)
enemy-monks = Monks
enemy-illusionists = Illusionists
enemy-ice-mages = Ice Mages
enemy-ice-golems = Ice Golems
enemy-fire-mages = Fire Mages
enemy-fire-golems = Fire Golems
enemy-sorcerers = Sorcerers
enemy-magic-familiars = Magic Familiars
enemy-minotaur = Minotaur
enemy-gargoyle = Gargoyle
enemy-medusa = Medusa
enemy-crypt-worm = Crypt Worm
enemy-werewolf = Werewolf
enemy-manticore = Manticore
enemy-hydra = Hydra
enemy-shadow = Shadow
enemy-freezers = Freezers
enemy-gunners = Gunners
enemy-altem-guardsmen = Altem Guardsmen
enemy-altem-mages = Altem Mages
enemy-fire-catapult = Fire Catapult
enemy-ice-catapult = Ice Catapult
enemy-delphana-masters = Delphana Masters
enemy-grim-legionnaires = Grim Legionnaires
enemy-swamp-dragon = Swamp Dragon
enemy-fire-dragon = Fire Dragon
enemy-ice-dragon = Ice Dragon
enemy-high-dragon = High Dragon
enemy-lava-dragon = Lava Dragon
enemy-storm-dragon = Storm Dragon
enemy-dragon-summoner = Dragon Summoner
enemy-elemental-priestesses = Elemental Priestesses
enemy-elven-protectors = Elven Protectors
enemy-crystal-sprites = Crystal Sprites
enemy-centaur-outriders = Centaur Outriders
enemy-cloud-griffons = Cloud Griffons
enemy-air-elemental = Air Elemental
enemy-earth-elemental = Earth Elemental
enemy-fire-elemental = Fire Elemental
enemy-water-elemental = Water Elemental
enemy-savage-dragon = Savage Dragon
enemy-lightning-dragon = Lightning Dragon
enemy-skeletal-warriors = Skeletal Warriors
enemy-zombie-horde = Zombie Horde
enemy-gibbering-ghouls = Gibbering Ghouls
enemy-corrupted-priests = Corrupted Priests
enemy-shrouded-necromancers = Shrouded Necromancers
enemy-pain-wraith = Pain Wraith
enemy-mummy = Mummy
enemy-vampire = Vampire
enemy-blood-demon = Blood Demon
enemy-death-dragon = Death Dragon
enemy-vampire-dragon = Vampire Dragon

## Units

unit-peasants = Peasants
unit-foresters = Foresters
unit-herbalists = Herbalists
unit-scouts = Scouts
unit-thugs = Thugs
unit-utem-crossbowmen = Utem Crossbowmen
unit-utem-guardsmen = Utem Guardsmen
unit-utem-swordsmen = Utem Swordsmen
unit-guardian-golems = Guardian Golems
unit-illusionists = Illusionists
unit-shocktroops = Shocktroops
unit-red-cape-monks = Red Cape Monks
unit-northern-monks = Northern Monks
unit-savage-monks = Savage Monks
unit-magic-familiars = Magic Familiars
unit-fire-golems = Fire Golems
unit-ice-golems = Ice Golems
unit-fire-mages = Fire Mages
unit-ice-mages = Ice Mages
unit-sorcerers = Sorcerers
unit-catapults = Catapults
unit-amotep-gunners = Amotep Gunners
unit-amotep-freezers = Amotep Freezers
unit-heroes-blue = Heroes (blue)
unit-heroes-red = Heroes (red)
unit-heroes-green = Heroes (green)
unit-heroes-white = Heroes (white)
unit-altem-mages = Altem Mages
unit-altem-guardians = Altem Guardians
unit-delphana-masters = Delphana Masters

## Basic actions

card-rage = Rage
card-determination = Determination
card-swiftness = Swiftness
card-march = March
card-stamina = Stamina
card-tranquility = Tranquility
card-promise = Promise
card-threaten = Threaten
card-crystallize = Crystallize
card-mana-draw = Mana Draw
card-concentration = Concentration
card-improvisation = Improvisation
card-battle-versatility = Battle Versatility
card-mana-pull = Mana Pull
card-will-focus = Will Focus
card-crystal-joy = Crystal Joy
card-noble-manners = Noble Manners
card-rejuvenate = Rejuvenate
card-cold-toughness = Cold Toughness
card-instinct = Instinct
card-swift-reflexes = Swift Reflexes
card-tirelessness = Tirelessness
card-savage-harvesting = Savage Harvesting
card-ruthless-coercion = Ruthless Coercion
card-one-with-the-land = One With the Land
card-druidic-paths = Druidic Paths

## Advanced actions

card-fire-bolt = Fire Bolt
card-ice-bolt = Ice Bolt
card-swift-bolt = Swift Bolt
card-crushing-bolt = Crushing Bolt
card-blood-rage = Blood Rage
card-ice-shield = Ice Shield
card-agility = Agility
card-intimidate = Intimidate
card-pure-magic = Pure Magic
card-into-the-heat = Into the Heat
card-diplomacy = Diplomacy
card-ambush = Ambush
card-maximal-effect = Maximal Effect
card-counterattack = Counterattack
card-ritual-attack = Ritual Attack
card-shield-bash = Shield Bash
card-chivalry = Chivalry
card-dodge-and-weave = Dodge and Weave
card-stout-resolve = Stout Resolve
card-force-of-nature = Force of Nature
card-explosive-bolt = Explosive Bolt
card-chilling-stare = Chilling Stare
card-rush-of-adrenaline = Rush of Adrenaline
card-power-of-crystals = Power of Crystals

## Spells, by their two names

card-fireball = Fireball
card-firestorm = Firestorm
card-snowstorm = Snowstorm
card-blizzard = Blizzard
card-expose = Expose
card-mass-expose = Mass Expose
card-tremor = Tremor
card-earthquake = Earthquake
card-flame-wall = Flame Wall
card-flame-wave = Flame Wave
card-mana-bolt = Mana Bolt
card-mana-thunderbolt = Mana Thunderbolt
card-whirlwind = Whirlwind
card-tornado = Tornado
card-burning-shield = Burning Shield
card-exploding-shield = Exploding Shield
card-chill = Chill
card-lethal-chill = Lethal Chill
card-demolish = Demolish
card-disintegrate = Disintegrate
card-wings-of-wind = Wings of Wind
card-wings-of-night = Wings of Night
card-underground-travel = Underground Travel
card-underground-attack = Underground Attack
card-call-to-arms = Call to Arms
card-call-to-glory = Call to Glory
card-offering = Offering
card-sacrifice = Sacrifice
card-mist-form = Mist Form
card-veil-of-mist = Veil of Mist
card-charm = Charm
card-possess = Possess
card-cure = Cure
card-disease = Disease

## Faction Leaders and their Followers

leader-elementalist = Elementalist Leader
leader-dark-crusader = Dark Crusader Leader
follower-elementalist = Elementalist Follower
follower-dark-crusader = Dark Crusader Follower

## Faction tokens

token-healing-herbs = Healing Herbs
token-tome-of-relearning = Tome of Relearning
token-fire-gem = Fire Gem
token-ice-shard = Ice Shard
token-cloak-of-shielding = Cloak of Shielding
token-mystical-map = Mystical Map
token-vampiric-chalice = Vampiric Chalice
token-amulet-of-reawakening = Amulet of Reawakening
token-vial-of-toxin = Vial of Toxin
token-ghostly-elixir = Ghostly Elixir
token-orb-of-twilight = Orb of Twilight
token-staff-of-concealment = Staff of Concealment
token-any-token = Any token

## Abilities of enemies

ability-fortified = Fortified
ability-unfortified = Unfortified
ability-elusive = Elusive
ability-arcane-immunity = Arcane Immunity
ability-swift = Swift
ability-brutal = Brutal
ability-poison = Poison
ability-paralyze = Paralyze
ability-assassination = Assassination
ability-cumbersome = Cumbersome
ability-vampiric = Vampiric
ability-defend = Defend
ability-summon = Summon
ability-multiple-attacks = Multiple Attacks

## Elements and resistances

element-physical = Physical
element-fire = Fire
element-ice = Ice
element-cold-fire = Cold Fire
resist-physical = Physical Resistance
resist-fire = Fire Resistance
resist-ice = Ice Resistance

## Sites

site-field = Open field
site-keep = Keep
site-mage-tower = Mage Tower
site-city = City
site-monastery = Monastery
site-dungeon = Dungeon
site-tomb = Tomb
site-maze = Maze
site-labyrinth = Labyrinth
site-ruins = Ancient Ruins
site-den = Monster Den
site-spawning-grounds = Spawning Grounds
site-mine = Crystal Mine
site-magical-glade = Magical Glade
site-graveyard = Graveyard
site-volkare = Volkare
site-volkare-camp = Volkare’s Camp
site-hidden-valley = Hidden Valley
site-necropolis = Necropolis
site-village = Village

## Colours of tokens and cities

colour-green = green
colour-grey = grey
colour-violet = violet
colour-brown = brown
colour-white = white
colour-red = red
colour-blue = blue

## Mana

mana-red = red mana
mana-blue = blue mana
mana-green = green mana
mana-white = white mana
mana-gold = gold mana
mana-black = black mana

## Heroes

hero-arythea = Arythea
hero-goldyx = Goldyx
hero-norowas = Norowas
hero-tovak = Tovak
hero-wolfhawk = Wolfhawk
hero-krang = Krang
hero-braevalar = Braevalar

## Sets

set-base = Base game
set-lost-legion = The Lost Legion
set-tezla = Shades of Tezla
set-ultimate = Ultimate Edition

## Why a mode cannot be used in a combat

reason-healing = Healing is never used during combat.
reason-deck = It needs the Deed deck.
reason-source = It needs the dice of the Source.
reason-map = It needs the map.
reason-offer = It needs the Unit offer.
reason-inventory = It needs the crystals of the inventory.
reason-interaction = It is used in an interaction.
reason-after-combat = It is used after the combat.
reason-skills = It needs the Skills on the table.
reason-no-effect = It changes nothing in a combat.
reason-repeated = An effect with a choice or a cost cannot be repeated here.
reason-unknown = The engine does not know this effect.
