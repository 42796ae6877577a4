# Nombres del catálogo de Mage Knight.

## Enemigos

enemy-prowlers = Merodeadores
enemy-diggers = Excavadores
enemy-cursed-hags = Brujas Malditas
enemy-wolf-riders = Jinetes de Lobos
enemy-ironclads = Acorazados
enemy-orc-summoners = Invocadores Orcos
enemy-orc-skirmishers = Hostigadores Orcos
enemy-orc-trackers = Rastreadores Orcos
enemy-orc-war-beasts = Bestias de Guerra Orcas
enemy-orc-stonethrowers = Lanzapiedras Orcos
enemy-crossbowmen = Ballesteros
enemy-guardsmen = Guardias
enemy-swordsmen = Espadachines
enemy-golems = Gólems
enemy-thugs = Matones
enemy-shocktroops = Tropas de Choque
enemy-heroes-ice = Héroes (hielo)
enemy-heroes-fire = Héroes (fuego)
enemy-heroes-swift = Héroes (veloces)
enemy-heroes-fortified = Héroes (fortificados)
enemy-monks = Monjes
enemy-illusionists = Ilusionistas
enemy-ice-mages = Magos de Hielo
enemy-ice-golems = Gólems de Hielo
enemy-fire-mages = Magos de Fuego
enemy-fire-golems = Gólems de Fuego
enemy-sorcerers = Hechiceros
enemy-magic-familiars = Familiares Mágicos
enemy-minotaur = Minotauro
enemy-gargoyle = Gárgola
enemy-medusa = Medusa
enemy-crypt-worm = Gusano de la Cripta
enemy-werewolf = Hombre Lobo
enemy-manticore = Mantícora
enemy-hydra = Hidra
enemy-shadow = Sombra
enemy-freezers = Congeladores
enemy-gunners = Artilleros
enemy-altem-guardsmen = Guardias de Altem
enemy-altem-mages = Magos de Altem
enemy-fire-catapult = Catapulta de Fuego
enemy-ice-catapult = Catapulta de Hielo
enemy-delphana-masters = Maestros de Delphana
enemy-grim-legionnaires = Legionarios Sombríos
enemy-swamp-dragon = Dragón de los Pantanos
enemy-fire-dragon = Dragón de Fuego
enemy-ice-dragon = Dragón de Hielo
enemy-high-dragon = Dragón Supremo
enemy-lava-dragon = Dragón de Lava
enemy-storm-dragon = Dragón de la Tormenta
enemy-dragon-summoner = Dragón Invocador
enemy-elemental-priestesses = Sacerdotisas Elementales
enemy-elven-protectors = Protectores Élficos
enemy-crystal-sprites = Duendes de Cristal
enemy-centaur-outriders = Batidores Centauros
enemy-cloud-griffons = Grifos de las Nubes
enemy-air-elemental = Elemental de Aire
enemy-earth-elemental = Elemental de Tierra
enemy-fire-elemental = Elemental de Fuego
enemy-water-elemental = Elemental de Agua
enemy-savage-dragon = Dragón Salvaje
enemy-lightning-dragon = Dragón del Rayo
enemy-skeletal-warriors = Guerreros Esqueléticos
enemy-zombie-horde = Horda de Zombis
enemy-gibbering-ghouls = Necrófagos Balbuceantes
enemy-corrupted-priests = Sacerdotes Corruptos
enemy-shrouded-necromancers = Nigromantes Velados
enemy-pain-wraith = Espectro del Dolor
enemy-mummy = Momia
enemy-vampire = Vampiro
enemy-blood-demon = Demonio de Sangre
enemy-death-dragon = Dragón de la Muerte
enemy-vampire-dragon = Dragón Vampiro

## Unidades

unit-peasants = Campesinos
unit-foresters = Guardabosques
unit-herbalists = Herboristas
unit-scouts = Exploradores
unit-thugs = Matones
unit-utem-crossbowmen = Ballesteros de Utem
unit-utem-guardsmen = Guardias de Utem
unit-utem-swordsmen = Espadachines de Utem
unit-guardian-golems = Gólems Guardianes
unit-illusionists = Ilusionistas
unit-shocktroops = Tropas de Choque
unit-red-cape-monks = Monjes de la Capa Roja
unit-northern-monks = Monjes del Norte
unit-savage-monks = Monjes Salvajes
unit-magic-familiars = Familiares Mágicos
unit-fire-golems = Gólems de Fuego
unit-ice-golems = Gólems de Hielo
unit-fire-mages = Magos de Fuego
unit-ice-mages = Magos de Hielo
unit-sorcerers = Hechiceros
unit-catapults = Catapultas
unit-amotep-gunners = Artilleros de Amotep
unit-amotep-freezers = Congeladores de Amotep
unit-heroes-blue = Héroes (azules)
unit-heroes-red = Héroes (rojos)
unit-heroes-green = Héroes (verdes)
unit-heroes-white = Héroes (blancos)
unit-altem-mages = Magos de Altem
unit-altem-guardians = Guardianes de Altem
unit-delphana-masters = Maestros de Delphana

## Acciones básicas

card-rage = Rabia
card-determination = Determinación
card-swiftness = Rapidez
card-march = Marcha
card-stamina = Aguante
card-tranquility = Tranquilidad
card-promise = Promesa
card-threaten = Amenaza
card-crystallize = Cristalizar
card-mana-draw = Extraer Maná
card-concentration = Concentración
card-improvisation = Improvisación
card-battle-versatility = Versatilidad en Batalla
card-mana-pull = Atracción de Maná
card-will-focus = Fuerza de Voluntad
card-crystal-joy = Alegría de Cristal
card-noble-manners = Modales Nobles
card-rejuvenate = Rejuvenecer
card-cold-toughness = Fría Dureza
card-instinct = Instinto
card-swift-reflexes = Reflejos Rápidos
card-tirelessness = Incansable
card-savage-harvesting = Cosecha Salvaje
card-ruthless-coercion = Coacción Despiadada
card-one-with-the-land = Uno con la Tierra
card-druidic-paths = Sendas Druídicas

## Acciones avanzadas

card-fire-bolt = Proyectil de Fuego
card-ice-bolt = Proyectil de Hielo
card-swift-bolt = Proyectil Veloz
card-crushing-bolt = Proyectil Demoledor
card-blood-rage = Furia de Sangre
card-ice-shield = Escudo de Hielo
card-agility = Agilidad
card-intimidate = Intimidar
card-pure-magic = Magia Pura
card-into-the-heat = Al Fragor de la Batalla
card-diplomacy = Diplomacia
card-ambush = Emboscada
card-maximal-effect = Efecto Máximo
card-counterattack = Contraataque
card-ritual-attack = Ataque Ritual
card-shield-bash = Golpe de Escudo
card-chivalry = Caballerosidad
card-dodge-and-weave = Esquivar y Zigzaguear
card-stout-resolve = Firme Resolución
card-force-of-nature = Fuerza de la Naturaleza
card-explosive-bolt = Proyectil Explosivo
card-chilling-stare = Mirada Escalofriante
card-rush-of-adrenaline = Descarga de Adrenalina
card-power-of-crystals = Poder de los Cristales

## Hechizos, con sus dos nombres

card-fireball = Bola de Fuego
card-firestorm = Tormenta de Fuego
card-snowstorm = Tormenta de Nieve
card-blizzard = Ventisca
card-expose = Exponer
card-mass-expose = Exponer en Masa
card-tremor = Temblor
card-earthquake = Terremoto
card-flame-wall = Muro de Llamas
card-flame-wave = Ola de Llamas
card-mana-bolt = Proyectil de Maná
card-mana-thunderbolt = Rayo de Maná
card-whirlwind = Torbellino
card-tornado = Tornado
card-burning-shield = Escudo Ardiente
card-exploding-shield = Escudo Explosivo
card-chill = Helar
card-lethal-chill = Helada Letal
card-demolish = Demoler
card-disintegrate = Desintegrar
card-wings-of-wind = Alas de Viento
card-wings-of-night = Alas de la Noche
card-underground-travel = Viaje Subterráneo
card-underground-attack = Ataque Subterráneo
card-call-to-arms = Llamada a las Armas
card-call-to-glory = Llamada a la Gloria
card-offering = Ofrenda
card-sacrifice = Sacrificio
card-mist-form = Forma de Niebla
card-veil-of-mist = Velo de Niebla
card-charm = Encantar
card-possess = Poseer
card-cure = Curación
card-disease = Enfermedad

## Líderes de facción y sus seguidores

leader-elementalist = Líder Elementalista
leader-dark-crusader = Líder de los Cruzados Oscuros
follower-elementalist = Seguidor Elementalista
follower-dark-crusader = Seguidor de los Cruzados Oscuros

## Fichas de facción

token-healing-herbs = Hierbas Curativas
token-tome-of-relearning = Tomo de Reaprendizaje
token-fire-gem = Gema de Fuego
token-ice-shard = Esquirla de Hielo
token-cloak-of-shielding = Capa Protectora
token-mystical-map = Mapa Místico
token-vampiric-chalice = Cáliz Vampírico
token-amulet-of-reawakening = Amuleto del Redespertar
token-vial-of-toxin = Vial de Toxina
token-ghostly-elixir = Elixir Espectral
token-orb-of-twilight = Orbe del Crepúsculo
token-staff-of-concealment = Bastón de Ocultación
token-any-token = Cualquier ficha

## Habilidades de los enemigos

ability-fortified = Fortificado
ability-unfortified = No Fortificado
ability-elusive = Elusivo
ability-arcane-immunity = Inmunidad Arcana
ability-swift = Veloz
ability-brutal = Brutal
ability-poison = Veneno
ability-paralyze = Parálisis
ability-assassination = Asesinato
ability-cumbersome = Engorroso
ability-vampiric = Vampírico
ability-defend = Defensa
ability-summon = Invocar
ability-multiple-attacks = Ataques Múltiples

## Elementos y resistencias

element-physical = Físico
element-fire = Fuego
element-ice = Hielo
element-cold-fire = Fuego Frío
resist-physical = Resistencia Física
resist-fire = Resistencia al Fuego
resist-ice = Resistencia al Hielo

## Lugares

site-field = Campo abierto
site-keep = Fortaleza
site-mage-tower = Torre de Magos
site-city = Ciudad
site-monastery = Monasterio
site-dungeon = Mazmorra
site-tomb = Tumba
site-maze = Dédalo
site-labyrinth = Laberinto
site-ruins = Ruinas Antiguas
site-den = Guarida de Monstruos
site-spawning-grounds = Zona de Cría
site-mine = Mina de Cristal
site-magical-glade = Claro Mágico
site-graveyard = Cementerio
site-volkare = Volkare
site-volkare-camp = Campamento de Volkare
site-hidden-valley = Valle Oculto
site-necropolis = Necrópolis
site-village = Aldea

## Colores de fichas y ciudades

colour-green = verde
colour-grey = gris
colour-violet = violeta
colour-brown = marrón
colour-white = blanco
colour-red = rojo
colour-blue = azul

## Maná

mana-red = maná rojo
mana-blue = maná azul
mana-green = maná verde
mana-white = maná blanco
mana-gold = maná dorado
mana-black = maná negro

## Héroes

hero-arythea = Arythea
hero-goldyx = Goldyx
hero-norowas = Norowas
hero-tovak = Tovak
hero-wolfhawk = Wolfhawk
hero-krang = Krang
hero-braevalar = Braevalar

## Cajas

set-base = Juego base
set-lost-legion = La Legión Perdida
set-tezla = Las Sombras de Tezla
set-ultimate = Ultimate Edition

## Por qué un efecto no se puede usar en un combate

reason-healing = Durante un combate no se pueden usar efectos de curación.
reason-deck = Necesita el mazo de cartas.
reason-source = Necesita los dados de la Fuente.
reason-map = Necesita el mapa.
reason-offer = Necesita la oferta de Unidades.
reason-inventory = Necesita los cristales del inventario.
reason-interaction = Se usa en una interacción.
reason-after-combat = Se usa después del combate.
reason-skills = Necesita las habilidades sobre la mesa.
reason-no-effect = No cambia nada en un combate.
reason-repeated = Aquí un efecto con una elección o un coste no se puede repetir.
reason-unknown = El programa no conoce este efecto.
