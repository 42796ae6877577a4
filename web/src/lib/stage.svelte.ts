// What is on the screen: syncs arrive as fast as bots play, and are shown one after the other.
import { beat } from "./settings.svelte";
import { eventsOf } from "./say";
import type { Happening, Sync, TableView } from "./wire";

/** A battle being shown: the table before the step, what happened, and the table after it. */
export interface Scene {
  before: TableView;
  happening: Happening;
  after: TableView;
}

const FOUGHT = new Set(["reinforced", "link_formed", "rolled", "line_fought", "battle_ended"]);

export class Stage {
  /** The sync on the screen; its `legal` may be chosen from when nothing is waiting. */
  shown = $state.raw<Sync | null>(null);
  /** The happening shown last, for marks on what has just changed. */
  latest = $state.raw<Happening | null>(null);
  /** A battle being shown; the show calls `next()` when it is over. */
  scene = $state.raw<Scene | null>(null);
  /** How many steps wait to be shown. */
  behind = $state(0);

  private queue: Sync[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** True when the screen shows the present and a decision may be taken. */
  get settled(): boolean {
    return this.behind === 0 && this.scene === null;
  }

  /** A new sync: one step is shown in its turn; a resync, an undo or a first look at once. */
  push(sync: Sync): void {
    if (!this.shown || sync.happenings.length !== 1 || sync.from_step === 0) {
      this.jump(sync);
      return;
    }
    this.queue.push(sync);
    this.behind = this.queue.length;
    if (!this.scene && this.timer === undefined) this.next();
  }

  /** Show this one now and forget what waits. */
  jump(sync: Sync): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.behind = 0;
    this.scene = null;
    this.latest = sync.happenings.at(-1) ?? null;
    this.shown = sync;
  }

  /** Go on: to the end of the present scene, then to the next step that waits. */
  next(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.scene = null;
    const sync = this.queue.shift();
    this.behind = this.queue.length;
    if (!sync) return;
    const happening = sync.happenings[0]!;
    const before = this.shown!.view;
    this.latest = happening;
    this.shown = sync;
    if (eventsOf(happening).some(({ event }) => FOUGHT.has(event))) {
      this.scene = { before, happening, after: sync.view };
    } else if (this.queue.length > 0 || happening.seat !== sync.view.seat) {
      const pause = beat();
      if (pause) this.timer = setTimeout(() => this.next(), pause);
      else this.next();
    }
  }

  /** Show the present at once. */
  skip(): void {
    const last = this.queue.at(-1) ?? this.shown;
    if (last) this.jump(last);
  }
}
