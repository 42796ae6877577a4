// The player of a show: which beat is on, whether it runs, and when it is over.
import { beat as beatLength, settings } from "../lib/settings.svelte";
import { beatsOf, type Beat } from "./beats";
import type { Scene } from "../lib/stage.svelte";

/** Beats that the result stays on the screen when the show goes on by itself. */
const HOLD = 4;
/** With the speed `instant` there are no beats; the result still has to be seen. */
const SHORTEST_HOLD = 1200;

export class Show {
  readonly beats: Beat[];
  at = $state(0);
  playing = $state(true);
  readonly beat: Beat = $derived.by(() => this.beats[this.at]!);
  readonly isOver: boolean = $derived.by(() => this.at === this.beats.length - 1);
  /** Does it end with the battle's result, or does somebody decide something first? */
  readonly isWhole: boolean;

  constructor(readonly scene: Scene) {
    this.beats = beatsOf(scene.before.battle, scene.happening);
    this.isWhole = this.beats.at(-1)!.field.ending !== null;
  }

  /** Milliseconds until the next beat. */
  get length(): number {
    return beatLength() * this.beat.weight;
  }

  get hold(): number {
    if (!this.isWhole) return this.length;
    return Math.max(SHORTEST_HOLD, beatLength() * HOLD);
  }

  /** One beat on, as time passes; with the speed `instant` all of them. */
  advance(): void {
    this.at = settings.speed === "instant" ? this.beats.length - 1 : Math.min(this.at + 1, this.beats.length - 1);
  }

  next(): void {
    this.playing = false;
    const i = this.beats.findIndex((beat, i) => i > this.at && !beat.minor);
    this.at = i < 0 ? this.beats.length - 1 : i;
  }

  previous(): void {
    this.playing = false;
    this.at = Math.max(0, this.beats.findLastIndex((beat, i) => i < this.at && !beat.minor));
  }

  finish(): void {
    this.at = this.beats.length - 1;
  }

  toggle(): void {
    if (this.isOver) this.at = 0;
    this.playing = !this.playing || this.at === 0;
  }

  go(at: number): void {
    this.playing = false;
    this.at = at;
  }
}
