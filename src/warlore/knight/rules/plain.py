"""All chapters of the rules in their plain form, under one name."""

from warlore.knight.rules.actions import *
from warlore.knight.rules.effects import *
from warlore.knight.rules.enemies import *
from warlore.knight.rules.forecast import *
from warlore.knight.rules.foresee import *
from warlore.knight.rules.knowledge import *
from warlore.knight.rules.moments import *
from warlore.knight.rules.outlook import *
from warlore.knight.rules.parry import *
from warlore.knight.rules.phases import *
from warlore.knight.rules.play import *
from warlore.knight.rules.search import *
from warlore.knight.rules.sense import *
from warlore.knight.rules.sources import *
from warlore.knight.rules.state import *
from warlore.knight.rules.strike import *
from warlore.knight.rules.suffer import *
from warlore.knight.rules.tables import *
from warlore.knight.rules.turn import *
from warlore.knight.rules.uses import *
from warlore.knight.rules.worth import *
from warlore.knight.rules.wounds import *
