# Nomi del catalogo di Mage Knight.

## Nemici

enemy-prowlers = Predatori
enemy-diggers = Scavatori
enemy-cursed-hags = Megere Maledette
enemy-wolf-riders = Cavalcalupi
enemy-ironclads = Corazzati
enemy-orc-summoners = Evocatori Orchi
enemy-orc-skirmishers = Schermagliatori Orchi
enemy-orc-trackers = Segugi Orchi
enemy-orc-war-beasts = Bestie da Guerra Orche
enemy-orc-stonethrowers = Lanciapietre Orchi
enemy-crossbowmen = Balestrieri
enemy-guardsmen = Guardie
enemy-swordsmen = Spadaccini
enemy-golems = Golem
enemy-thugs = Banditi
enemy-shocktroops = Truppe d’Assalto
enemy-heroes-ice = Eroi (ghiaccio)
enemy-heroes-fire = Eroi (fuoco)
enemy-heroes-swift = Eroi (rapidi)
enemy-heroes-fortified = Eroi (fortificati)
enemy-monks = Monaci
enemy-illusionists = Illusionisti
enemy-ice-mages = Maghi del Ghiaccio
enemy-ice-golems = Golem di Ghiaccio
enemy-fire-mages = Maghi del Fuoco
enemy-fire-golems = Golem di Fuoco
enemy-sorcerers = Stregoni
enemy-magic-familiars = Famigli Magici
enemy-minotaur = Minotauro
enemy-gargoyle = Gargolla
enemy-medusa = Medusa
enemy-crypt-worm = Verme della Cripta
enemy-werewolf = Licantropo
enemy-manticore = Manticora
enemy-hydra = Idra
enemy-shadow = Ombra
enemy-freezers = Congelatori
enemy-gunners = Artiglieri
enemy-altem-guardsmen = Guardie di Altem
enemy-altem-mages = Maghi di Altem
enemy-fire-catapult = Catapulta di Fuoco
enemy-ice-catapult = Catapulta di Ghiaccio
enemy-delphana-masters = Maestri di Delphana
enemy-grim-legionnaires = Legionari Spietati
enemy-swamp-dragon = Drago di Palude
enemy-fire-dragon = Drago di Fuoco
enemy-ice-dragon = Drago di Ghiaccio
enemy-high-dragon = Drago Supremo
enemy-lava-dragon = Drago di Lava
enemy-storm-dragon = Drago della Tempesta
enemy-dragon-summoner = Drago Evocatore
enemy-elemental-priestesses = Sacerdotesse Elementali
enemy-elven-protectors = Protettori Elfici
enemy-crystal-sprites = Spiritelli di Cristallo
enemy-centaur-outriders = Esploratori Centauri
enemy-cloud-griffons = Grifoni delle Nuvole
enemy-air-elemental = Elementale dell’Aria
enemy-earth-elemental = Elementale della Terra
enemy-fire-elemental = Elementale del Fuoco
enemy-water-elemental = Elementale dell’Acqua
enemy-savage-dragon = Drago Selvaggio
enemy-lightning-dragon = Drago del Fulmine
enemy-skeletal-warriors = Guerrieri Scheletrici
enemy-zombie-horde = Orda di Zombi
enemy-gibbering-ghouls = Ghoul Farfuglianti
enemy-corrupted-priests = Sacerdoti Corrotti
enemy-shrouded-necromancers = Negromanti Velati
enemy-pain-wraith = Spettro del Dolore
enemy-mummy = Mummia
enemy-vampire = Vampiro
enemy-blood-demon = Demone del Sangue
enemy-death-dragon = Drago della Morte
enemy-vampire-dragon = Drago Vampiro

## Unità

unit-peasants = Contadini
unit-foresters = Guardaboschi
unit-herbalists = Erboristi
unit-scouts = Esploratori
unit-thugs = Banditi
unit-utem-crossbowmen = Balestrieri di Utem
unit-utem-guardsmen = Guardie di Utem
unit-utem-swordsmen = Spadaccini di Utem
unit-guardian-golems = Golem Guardiani
unit-illusionists = Illusionisti
unit-shocktroops = Truppe d’Assalto
unit-red-cape-monks = Monaci dalla Cappa Rossa
unit-northern-monks = Monaci del Nord
unit-savage-monks = Monaci Selvaggi
unit-magic-familiars = Famigli Magici
unit-fire-golems = Golem di Fuoco
unit-ice-golems = Golem di Ghiaccio
unit-fire-mages = Maghi del Fuoco
unit-ice-mages = Maghi del Ghiaccio
unit-sorcerers = Stregoni
unit-catapults = Catapulte
unit-amotep-gunners = Artiglieri di Amotep
unit-amotep-freezers = Congelatori di Amotep
unit-heroes-blue = Eroi (blu)
unit-heroes-red = Eroi (rossi)
unit-heroes-green = Eroi (verdi)
unit-heroes-white = Eroi (bianchi)
unit-altem-mages = Maghi di Altem
unit-altem-guardians = Guardiani di Altem
unit-delphana-masters = Maestri di Delphana

## Azioni base

card-rage = Rabbia
card-determination = Determinazione
card-swiftness = Rapidità
card-march = Marcia
card-stamina = Vigore
card-tranquility = Tranquillità
card-promise = Promessa
card-threaten = Minaccia
card-crystallize = Cristallizzare
card-mana-draw = Attingere Mana
card-concentration = Concentrazione
card-improvisation = Improvvisazione
card-battle-versatility = Versatilità in Battaglia
card-mana-pull = Richiamo di Mana
card-will-focus = Forza di Volontà
card-crystal-joy = Gioia dei Cristalli
card-noble-manners = Nobili Maniere
card-rejuvenate = Rinvigorire
card-cold-toughness = Fredda Tenacia
card-instinct = Istinto
card-swift-reflexes = Riflessi Rapidi
card-tirelessness = Instancabilità
card-savage-harvesting = Raccolto Selvaggio
card-ruthless-coercion = Coercizione Spietata
card-one-with-the-land = Tutt’uno con la Terra
card-druidic-paths = Sentieri Druidici

## Azioni avanzate

card-fire-bolt = Dardo di Fuoco
card-ice-bolt = Dardo di Ghiaccio
card-swift-bolt = Dardo Rapido
card-crushing-bolt = Dardo Schiacciante
card-blood-rage = Furia di Sangue
card-ice-shield = Scudo di Ghiaccio
card-agility = Agilità
card-intimidate = Intimidire
card-pure-magic = Magia Pura
card-into-the-heat = Nel Vivo della Mischia
card-diplomacy = Diplomazia
card-ambush = Imboscata
card-maximal-effect = Massimo Effetto
card-counterattack = Contrattacco
card-ritual-attack = Attacco Rituale
card-shield-bash = Colpo di Scudo
card-chivalry = Cavalleria
card-dodge-and-weave = Schivare e Scartare
card-stout-resolve = Ferma Risolutezza
card-force-of-nature = Forza della Natura
card-explosive-bolt = Dardo Esplosivo
card-chilling-stare = Sguardo Agghiacciante
card-rush-of-adrenaline = Scarica di Adrenalina
card-power-of-crystals = Potere dei Cristalli

## Incantesimi, con i loro due nomi

card-fireball = Palla di Fuoco
card-firestorm = Tempesta di Fuoco
card-snowstorm = Tempesta di Neve
card-blizzard = Bufera
card-expose = Esporre
card-mass-expose = Esporre in Massa
card-tremor = Tremore
card-earthquake = Terremoto
card-flame-wall = Muro di Fiamme
card-flame-wave = Onda di Fiamme
card-mana-bolt = Dardo di Mana
card-mana-thunderbolt = Fulmine di Mana
card-whirlwind = Turbine
card-tornado = Tornado
card-burning-shield = Scudo Ardente
card-exploding-shield = Scudo Esplosivo
card-chill = Gelo
card-lethal-chill = Gelo Letale
card-demolish = Demolire
card-disintegrate = Disintegrare
card-wings-of-wind = Ali del Vento
card-wings-of-night = Ali della Notte
card-underground-travel = Viaggio Sotterraneo
card-underground-attack = Attacco Sotterraneo
card-call-to-arms = Chiamata alle Armi
card-call-to-glory = Chiamata alla Gloria
card-offering = Offerta
card-sacrifice = Sacrificio
card-mist-form = Forma di Nebbia
card-veil-of-mist = Velo di Nebbia
card-charm = Fascino
card-possess = Possedere
card-cure = Guarigione
card-disease = Malattia

## Leader Fazione e loro Seguaci

leader-elementalist = Leader degli Elementalisti
leader-dark-crusader = Leader dei Crociati Oscuri
follower-elementalist = Seguace degli Elementalisti
follower-dark-crusader = Seguace dei Crociati Oscuri

## Gettoni Fazione

token-healing-herbs = Erbe Curative
token-tome-of-relearning = Tomo del Riapprendimento
token-fire-gem = Gemma di Fuoco
token-ice-shard = Scheggia di Ghiaccio
token-cloak-of-shielding = Mantello Protettivo
token-mystical-map = Mappa Mistica
token-vampiric-chalice = Calice Vampirico
token-amulet-of-reawakening = Amuleto del Risveglio
token-vial-of-toxin = Fiala di Tossina
token-ghostly-elixir = Elisir Spettrale
token-orb-of-twilight = Sfera del Crepuscolo
token-staff-of-concealment = Bastone dell’Occultamento
token-any-token = Qualsiasi gettone

## Abilità dei nemici

ability-fortified = Fortificato
ability-unfortified = Non Fortificato
ability-elusive = Eludere
ability-arcane-immunity = Immunità Arcana
ability-swift = Rapido
ability-brutal = Brutale
ability-poison = Veleno
ability-paralyze = Paralisi
ability-assassination = Assassinare
ability-cumbersome = Ingombrante
ability-vampiric = Vampirico
ability-defend = Difesa
ability-summon = Evocare
ability-multiple-attacks = Attacchi Multipli

## Elementi e resistenze

element-physical = Fisico
element-fire = Fuoco
element-ice = Ghiaccio
element-cold-fire = Fuoco Freddo
resist-physical = Resistenza Fisica
resist-fire = Resistenza al Fuoco
resist-ice = Resistenza al Ghiaccio

## Siti

site-field = Campo aperto
site-keep = Castello
site-mage-tower = Torre della Magia
site-city = Città
site-monastery = Monastero
site-dungeon = Sotterraneo
site-tomb = Tomba
site-maze = Dedalo
site-labyrinth = Labirinto
site-ruins = Antiche Rovine
site-den = Tana dei Mostri
site-spawning-grounds = Nido dei Mostri
site-mine = Miniera
site-magical-glade = Radura Magica
site-graveyard = Cimitero
site-volkare = Volkare
site-volkare-camp = Accampamento di Volkare
site-hidden-valley = Valle Nascosta
site-necropolis = Necropoli
site-village = Villaggio

## Colori dei gettoni e delle città

colour-green = verde
colour-grey = grigio
colour-violet = viola
colour-brown = marrone
colour-white = bianco
colour-red = rosso
colour-blue = blu

## Mana

mana-red = Mana rosso
mana-blue = Mana blu
mana-green = Mana verde
mana-white = Mana bianco
mana-gold = Mana oro
mana-black = Mana nero

## Eroi

hero-arythea = Arythea
hero-goldyx = Goldyx
hero-norowas = Norowas
hero-tovak = Tovak
hero-wolfhawk = Wolfhawk
hero-krang = Krang
hero-braevalar = Braevalar

## Scatole

set-base = Gioco base
set-lost-legion = La Legione Perduta
set-tezla = Le Ombre di Tezla
set-ultimate = Ultimate Edition

## Perché un effetto non si può usare in combattimento

reason-healing = Durante un combattimento non si possono usare effetti curativi.
reason-deck = Richiede il mazzo delle carte.
reason-source = Richiede i dadi della Fonte.
reason-map = Richiede la mappa.
reason-offer = Richiede l’offerta delle Unità.
reason-inventory = Richiede i cristalli dell’inventario.
reason-interaction = Si usa durante un’interazione.
reason-after-combat = Si usa dopo il combattimento.
reason-skills = Richiede le Abilità sul tavolo.
reason-no-effect = In un combattimento non cambia nulla.
reason-repeated = Qui un effetto con una scelta o un costo non si può ripetere.
reason-unknown = Il programma non conosce questo effetto.
