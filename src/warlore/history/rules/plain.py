"""All chapters of the rules in their plain form, under one name."""

from warlore.history.rules.actions import *
from warlore.history.rules.battle import *
from warlore.history.rules.chronicle import *
from warlore.history.rules.declare import *
from warlore.history.rules.deploy import *
from warlore.history.rules.engage import *
from warlore.history.rules.entries import *
from warlore.history.rules.gears import *
from warlore.history.rules.knowledge import *
from warlore.history.rules.line_ups import *
from warlore.history.rules.meetings import *
from warlore.history.rules.odds_core import *
from warlore.history.rules.play import *
from warlore.history.rules.playouts import *
from warlore.history.rules.recall import *
from warlore.history.rules.rehearse import *
from warlore.history.rules.restore import *
from warlore.history.rules.rewards import *
from warlore.history.rules.scoring import *
from warlore.history.rules.standings import *
from warlore.history.rules.state import *
from warlore.history.rules.tables import *
from warlore.history.rules.tally import *
from warlore.history.rules.turn import *
