// A finished game to look through: its moments, fetched in pieces, as somebody's eyes saw them.
import { getJson, postJson } from "../lib/api";
import { eventsOf } from "../lib/say";
import type { Happening, OutcomeData, TableView } from "../lib/wire";

export type Eyes = "all" | "nobody" | number;

export interface Moment {
  happening: Happening;
  view: TableView;
  /** Everybody's hands, by seat, when everything is seen. */
  hands?: string[][];
}

interface Piece {
  components: string;
  seats: string[];
  steps: number;
  moments: Moment[];
  outcome: Pick<OutcomeData, "scores" | "breakdown" | "ranking" | "winners"> | null;
}

/** Where moments come from: the server's finished table, or a record's text. */
export type Source = { table: string } | { record: string };

/** A moment to jump to. */
export interface Mark {
  step: number;
  happening: Happening;
}

const PIECE = 100;

export class Reel {
  /** The card set it was played with. */
  components = "";
  seats = $state.raw<string[]>([]);
  steps = $state(0);
  outcome = $state.raw<Piece["outcome"]>(null);
  eyes = $state<Eyes>("nobody");
  at = $state(0);
  failure = $state<Error | null>(null);
  private moments = $state.raw<Moment[]>([]);
  private run = 0;

  readonly moment: Moment | null = $derived.by(() => this.moments[this.at] ?? null);
  readonly before: Moment | null = $derived.by(() => this.moments[this.at - 1] ?? null);
  readonly turns: Mark[] = $derived.by(() => this.marks("turn_begins"));
  readonly battles: Mark[] = $derived.by(() => this.marks("battle_ended"));

  constructor(private readonly source: Source) {}

  private marks(event: string): Mark[] {
    return this.moments.flatMap(({ happening }, step) =>
      eventsOf(happening).some((each) => each.event === event) ? [{ step, happening }] : [],
    );
  }

  private fetch(from: number): Promise<Piece> {
    const to = from + PIECE - 1;
    if ("record" in this.source) {
      return postJson<Piece>("/api/replay", { record: this.source.record, eyes: this.eyes, from, to });
    }
    return getJson<Piece>(
      `/api/tables/${encodeURIComponent(this.source.table)}/replay?eyes=${this.eyes}&from=${from}&to=${to}`,
    );
  }

  /** Everything as these eyes saw it, the piece that is on the screen first. */
  async look(eyes: Eyes): Promise<void> {
    const run = ++this.run;
    this.eyes = eyes;
    this.failure = null;
    this.moments = [];
    const first = this.at - (this.at % PIECE);
    try {
      await this.add(first, run);
      for (let from = 0; from <= this.steps && run === this.run; from += PIECE) {
        if (from !== first) await this.add(from, run);
      }
    } catch (error) {
      if (run === this.run) this.failure = error as Error;
    }
  }

  private async add(from: number, run: number): Promise<void> {
    const piece = await this.fetch(from);
    // Somebody else's eyes were asked for in the meantime.
    if (run !== this.run) return;
    this.components = piece.components;
    const moments = [...this.moments];
    for (const [i, moment] of piece.moments.entries()) moments[from + i] = moment;
    this.moments = moments;
    this.seats = piece.seats;
    this.steps = piece.steps;
    this.outcome = piece.outcome;
  }

  stop(): void {
    this.run++;
  }

  go(step: number): void {
    this.at = Math.max(0, Math.min(this.steps, step));
  }

  /** To the mark before or after the present moment. */
  jump(marks: Mark[], direction: -1 | 1): void {
    const mark =
      direction > 0 ? marks.find(({ step }) => step > this.at) : marks.findLast(({ step }) => step < this.at);
    if (mark) this.go(mark.step);
  }
}
