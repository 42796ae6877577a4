// A battle as a play: the line-ups before a step and its events become beats, each with the whole field after it.
import type { Line } from "../lib/cards.svelte";
import { eventsOf, type GameEvent, type Text } from "../lib/say";
import type { BattleView, Happening, SideView } from "../lib/wire";

export type Side = "attacker" | "defender";
export const SIDES: Side[] = ["attacker", "defender"];

/** H5.1: the slots of a side; the last one is virtual. */
export const SLOTS: Record<Side, number> = { attacker: 5, defender: 4 };

/** A place in a line-up: slots count from 1, the Front outward; 0 is the side's die. */
export interface Place {
  side: Side;
  slot: number;
}

/** What one card with its token, or the die (slot null), adds to a line. */
export interface Share {
  slot: number | null;
  value: number;
}

/** A line being reckoned: all shares, how many of each side are counted, and the totals once they are told. */
export interface Reckoning {
  line: Line;
  shares: Record<Side, Share[]>;
  counted: number;
  totals: Record<Side, number> | null;
}

/** Damage on its way to a side; `from` is the fallen Unit whose Heroic Death it is, null for a line. */
export interface Packet {
  side: Side;
  points: number;
  left: number;
  from: Place | null;
}

export interface Ending {
  winner: Side | null;
  survivors: Record<Side, number>;
}

/** Everything that can be seen of a battle at one moment. */
export interface Field {
  attacker: SideView;
  defender: SideView;
  lines: Reckoning[];
  packets: Packet[];
  ending: Ending | null;
  /** What the winner got out of it, in order. */
  spoils: GameEvent[];
}

export interface Beat {
  kind: string;
  /** The sentences of this beat, each with its rule. */
  told: { text: Text; rule: string }[];
  /** The happening's events that this beat shows. */
  events: number[];
  /** Part of a bigger beat: stepping passes over it. */
  minor: boolean;
  /** Its length, as a multiple of the usual one. */
  weight: number;
  at: Place[];
  from: Place | null;
  field: Field;
}

const SPOILS = new Set([
  "recruited",
  "went_to_era_discards",
  "relic_revealed",
  "relic_seen",
  "relic_gained",
  "prowess_seen",
  "prowess_gained",
  "honor_gained",
  "hero_set_aside",
]);

const WEIGHTS: Record<string, number> = {
  opening: 0.6,
  rolled: 1.6,
  line: 0.5,
  count: 0.45,
  line_fought: 1.3,
  diverted: 0.7,
  damaged: 0.8,
  heroic_death: 1.2,
  battle_ended: 1.6,
  aftermath: 0.8,
};

export function other(side: Side): Side {
  return side === "attacker" ? "defender" : "attacker";
}

export function survivors(side: SideView): number {
  return side.units.filter(({ defeated }) => !defeated).length;
}

/** The shares that are counted one after the other; a zero needs no moment of its own. */
export function countable(shares: Share[]): Share[] {
  return shares.filter(({ value }) => value !== 0);
}

/** What has been counted so far. */
export function runningTotal(reckoning: Reckoning, side: Side): number {
  if (reckoning.totals) return reckoning.totals[side];
  return countable(reckoning.shares[side])
    .slice(0, reckoning.counted)
    .reduce((sum, { value }) => sum + value, 0);
}

export function fieldOf(battle: BattleView): Field {
  const { attacker, defender } = structuredClone(battle);
  return { attacker, defender, lines: [], packets: [], ending: null, spoils: [] };
}

/** Plays a happening event by event on a field of its own. */
class Play {
  readonly beats: Beat[] = [];
  private readonly field: Field;

  constructor(battle: BattleView) {
    this.field = fieldOf(battle);
    this.show("opening", [], { minor: true });
  }

  /** A beat with the field as it is now. */
  private show(kind: string, events: [number, GameEvent][], more: Partial<Beat> = {}): void {
    this.beats.push({
      kind,
      told: events.flatMap(([, { text, rule }]) => (text ? [{ text, rule }] : [])),
      events: events.map(([i]) => i),
      minor: false,
      weight: WEIGHTS[kind] ?? 1,
      at: [],
      from: null,
      field: structuredClone(this.field),
      ...more,
    });
  }

  play(events: GameEvent[]): void {
    let i = 0;
    while (i < events.length) {
      const together = this.together(events, i);
      this.take(events.slice(i, i + together).map((event, k) => [i + k, event]));
      i += together;
    }
  }

  /** How many events from here on make one beat: both first rolls, and what is tidied up after the battle. */
  private together(events: GameEvent[], from: number): number {
    const first = events[from]!;
    if (first.event === "rolled") {
      return this.field.attacker.face === null && events[from + 1]?.event === "rolled" ? 2 : 1;
    }
    if (!this.isTidying(first)) return 1;
    const length = events.slice(from).findIndex((event) => !this.isTidying(event));
    return length < 0 ? events.length - from : length;
  }

  private isTidying({ event }: GameEvent): boolean {
    return this.field.ending !== null && !SPOILS.has(event);
  }

  private take(events: [number, GameEvent][]): void {
    const event = events[0]![1];
    if (this.isTidying(event)) {
      this.show("aftermath", events);
      return;
    }
    const shows: Record<string, () => Partial<Beat>> = {
      deployed: () => this.arrive(event),
      reinforced: () => this.arrive(event),
      token_placed: () => this.placeToken(event),
      link_formed: () => this.link(event),
      link_assaulted: () => this.unlink(event, event.slot as number),
      rolled: () => this.roll(events.map(([, rolled]) => rolled)),
      line_fought: () => this.reckon(event),
      diverted: () => ({ at: [this.place(event)] }),
      link_absorbed: () => this.absorb(event),
      damaged: () => this.damage(event),
      defeated: () => this.fall(event),
      heroic_death: () => this.strikeBack(event),
      heroic_death_silenced: () => ({ at: [this.place(event)] }),
      battle_ended: () => this.end(event),
    };
    if (SPOILS.has(event.event)) this.field.spoils.push(event);
    const more = shows[event.event]?.() ?? {};
    this.show(event.event, events, more);
  }

  private place(event: GameEvent): Place {
    return { side: event.side as Side, slot: event.slot as number };
  }

  private sideOf(event: GameEvent): SideView {
    return this.field[event.side as Side];
  }

  // ---------------------------------------------------------------- before the lines
  private arrive(event: GameEvent): Partial<Beat> {
    this.sideOf(event).units[(event.slot as number) - 1] = {
      unit: event.unit as string,
      damage: 0,
      defeated: false,
      token: null,
    };
    return { at: [this.place(event)] };
  }

  private placeToken(event: GameEvent): Partial<Beat> {
    const standing = this.sideOf(event).units[(event.slot as number) - 1];
    if (standing) standing.token = event.token as string;
    return { at: [this.place(event)] };
  }

  private link(event: GameEvent): Partial<Beat> {
    const slot = event.slot as number;
    this.sideOf(event).links.push(slot);
    return { at: [this.place(event), { side: event.side as Side, slot: slot + 1 }] };
  }

  private unlink(event: GameEvent, link: number): Partial<Beat> {
    const side = this.sideOf(event);
    side.links = side.links.filter((near) => near !== link);
    return { at: [{ side: event.side as Side, slot: link }, { side: event.side as Side, slot: link + 1 }] };
  }

  private roll(rolls: GameEvent[]): Partial<Beat> {
    for (const event of rolls) {
      const side = this.sideOf(event);
      side.relaunches = event.relaunches as number;
      side.die = event.die as "strong" | "risky";
      side.face = event.face as number;
    }
    return { at: rolls.map((event) => ({ side: event.side as Side, slot: 0 })) };
  }

  // ---------------------------------------------------------------- the lines
  /** H6.1: the line opens, its shares are counted on both sides at once, then the totals are told. */
  private reckon(event: GameEvent): Partial<Beat> {
    const line = event.line as Line;
    const shares = event.shares as Record<Side, Share[]>;
    const reckoning: Reckoning = { line, shares, counted: 0, totals: null };
    this.field.packets = [];
    this.field.lines.push(reckoning);
    this.show("line", [], { minor: true });
    const counted = SIDES.map((side) => countable(shares[side]));
    const steps = Math.max(...counted.map((side) => side.length));
    for (let i = 0; i < steps; i++) {
      reckoning.counted = i + 1;
      const at = SIDES.flatMap((side, k) => {
        const share = counted[k]![i];
        return share ? [{ side, slot: share.slot ?? 0 }] : [];
      });
      this.show("count", [], { minor: true, at });
    }
    const totals = { attacker: event.attacker_total as number, defender: event.defender_total as number };
    reckoning.totals = totals;
    const points = Math.abs(totals.attacker - totals.defender);
    const side: Side = totals.attacker > totals.defender ? "defender" : "attacker";
    if (points) this.field.packets.push({ side, points, left: points, from: null });
    return {};
  }

  /** The packet that a point on this side belongs to: those that are spent, or have no target left, are over. */
  private spend(side: Side): Place | null {
    const packets = this.field.packets;
    while (packets.length > 1 && (packets.at(-1)!.left === 0 || packets.at(-1)!.side !== side)) packets.pop();
    const packet = packets.at(-1);
    if (packet) packet.left -= 1;
    return packet?.from ?? null;
  }

  private absorb(event: GameEvent): Partial<Beat> {
    const from = this.spend(event.side as Side);
    return { ...this.unlink(event, event.link as number), from };
  }

  private damage(event: GameEvent): Partial<Beat> {
    const from = this.spend(event.side as Side);
    const standing = this.sideOf(event).units[(event.slot as number) - 1];
    if (standing) standing.damage = event.damage as number;
    // A blow that fells is told by the fall.
    return { at: [this.place(event)], from, minor: event.text === null };
  }

  private fall(event: GameEvent): Partial<Beat> {
    const standing = this.sideOf(event).units[(event.slot as number) - 1];
    if (standing) standing.defeated = true;
    return { at: [this.place(event)] };
  }

  private strikeBack(event: GameEvent): Partial<Beat> {
    const from = this.place(event);
    const points = event.number as number;
    this.field.packets.push({ side: other(from.side), points, left: points, from });
    return { at: [from] };
  }

  private end(event: GameEvent): Partial<Beat> {
    this.field.packets = [];
    this.field.ending = {
      winner: event.winner as Side | null,
      survivors: {
        attacker: event.attacker_survivors as number,
        defender: event.defender_survivors as number,
      },
    };
    return {};
  }
}

/** The beats of a step: the field as it stood, then one change after the other. */
export function beatsOf(battle: BattleView, happening: Happening): Beat[] {
  const play = new Play(battle);
  play.play(eventsOf(happening));
  return play.beats;
}
