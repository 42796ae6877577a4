// The table screen's own state: which seat is shown, what may be touched, what is open, and what was refused.
import { getContext, setContext } from "svelte";
import { unitName } from "../lib/cards.svelte";
import { Connection, Refusal } from "../lib/connection.svelte";
import { keepHead } from "../lib/heads";
import { refusalText } from "../lib/refusals";
import { actionName, eventsOf } from "../lib/say";
import type { Held } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import { Stage } from "../lib/stage.svelte";
import { find, t } from "../lib/texts.svelte";
import type { ActionData, Happening, Sync, TableView, VoteData } from "../lib/wire";
import { veiled } from "./log";
import type { OddsAnswer } from "./odds";
import { atOnce, byTarget, choicesOf, questionOf, type Choice, type Target } from "./targets";

export interface Spot {
  x: number;
  y: number;
}

/** A word beside the thing that was touched. */
export interface Note extends Spot {
  text: string;
  card: string | null;
}

/** A choice among actions, opened by touching a thing or a line of the action bar. */
export interface Chooser {
  title: string;
  actions: ActionData[];
}

/** Beside the board; on a narrow screen, over it. */
export type Panel = "log" | "odds" | null;

/** A seat of this browser: its connection, and what of it is on the screen. */
export class Seat {
  readonly stage = new Stage();
  /** When the newest sync came: the clock runs from there. */
  heard = $state(0);

  constructor(readonly connection: Connection) {
    connection.onSync = (sync) => {
      this.heard = performance.now();
      this.stage.push(sync);
      if (connection.you !== null) keepHead(connection.table, sync.head, connection.info?.commitment ?? "");
    };
  }
}

const NO_ACTIONS: ActionData[] = [];

export class TableState {
  readonly seats: Seat[];
  private shownSeat = $state(0);
  /** Hot seat: nothing of anybody's is shown until the next player says so. */
  covered = $state(false);
  /** Hot seat: the seat whose player took the screen last. */
  private opened = $state<number | null>(null);
  past = $state.raw<{ step: number; stage: Stage } | null>(null);
  panel = $state<Panel>(null);
  sheet = $state<"help" | "menu" | null>(null);
  note = $state.raw<Note | null>(null);
  chooser = $state.raw<Chooser | null>(null);
  confirming = $state.raw<ActionData | null>(null);
  detail = $state<string | null>(null);
  pile = $state.raw<{ title: string; units: string[]; relics?: string[] } | null>(null);
  /** The player whose public area is laid open. */
  player = $state<number | null>(null);
  /** The odds of the line-up as built so far. */
  odds = $state.raw<OddsAnswer | null>(null);
  /** During a battle: look at the board instead. */
  boardOnTop = $state(false);
  busy = $state(false);
  /** What is read out: the newest words. */
  announced = $state("");

  constructor(table: string, held: Held[]) {
    const secrets = held.length ? held.map(({ secret }) => secret) : [null];
    this.seats = secrets.map((secret) => new Seat(new Connection(table, secret)));
    this.covered = held.length > 1;
  }

  open(): void {
    for (const { connection } of this.seats) connection.open();
  }

  close(): void {
    for (const { connection } of this.seats) connection.close();
  }

  // ---------------------------------------------------------------- what is shown
  get seat(): Seat {
    return this.seats[this.shownSeat]!;
  }

  get connection(): Connection {
    return this.seat.connection;
  }

  get stage(): Stage {
    return this.seat.stage;
  }

  get hotSeat(): boolean {
    return this.seats.length > 1;
  }

  get isSpectator(): boolean {
    return this.connection.you === null;
  }

  get sync(): Sync | null {
    return this.past ? this.past.stage.shown : this.stage.shown;
  }

  get view(): TableView {
    return this.sync!.view;
  }

  /** The step on the screen; the deal is step 0. */
  get step(): number {
    if (this.past) return this.past.step;
    const sync = this.stage.shown!;
    return sync.from_step + sync.happenings.length - 1;
  }

  get yourDecision(): boolean {
    return !this.past && !this.isSpectator && this.stage.settled && this.view.turn === this.connection.you;
  }

  /** On a shared screen a hand is open only to the one who decides. */
  get handIsOpen(): boolean {
    return !this.hotSeat || (this.yourDecision && this.opened === this.shownSeat);
  }

  /** What happened so far; a battle enters it when its show is over, so that the end is not given away. */
  get log(): Happening[] {
    const told = this.step + (this.stage.scene ? 0 : 1);
    const shown = this.past ? this.connection.log : this.connection.log.slice(0, told);
    return this.hotSeat && !this.handIsOpen ? veiled(shown) : shown;
  }

  /** The spaces whose cards are being fought in this turn. */
  enemies = $derived.by(() => {
    const spaces = new Set<string>();
    if (!this.sync) return spaces;
    for (const happening of this.connection.log.slice(0, this.step + 1)) {
      for (const { event, space } of eventsOf(happening)) {
        if (event === "turn_begins") spaces.clear();
        else if (event === "fight_declared" || event === "card_added") spaces.add(space as string);
      }
    }
    return spaces;
  });

  seatName = (seat: number): string => {
    const player = this.connection.info?.seats[seat];
    return player?.player.name || player?.sabaton || this.sync?.view.players[seat]?.sabaton || String(seat + 1);
  };

  // ---------------------------------------------------------------- what may be done
  legal = $derived.by(() => (this.sync && this.yourDecision ? this.sync.legal : NO_ACTIONS));
  targets = $derived.by(() => (this.sync ? byTarget(this.legal, this.view) : new Map<Target, ActionData[]>()));
  choices: Choice[] = $derived(choicesOf(this.legal));

  isLegal(target: Target): boolean {
    return this.targets.has(target);
  }

  /** An action in words, with the card that stands on a space and what `done` means in this step. */
  label(action: ActionData): string {
    if (action.family === "done") return find(`web-table-done-${this.view.step}`) ?? actionName(action, this.seatName);
    const words = actionName(action, this.seatName);
    const unit = action.space ? this.view.board[action.space] : null;
    if (unit) return t("web-table-action-with-card", { action: words, unit: unitName(unit) });
    if (action.family === "recruit" && this.view.recruiting) {
      return t("web-table-action-with-card", { action: words, unit: unitName(this.view.recruiting) });
    }
    return words;
  }

  /** A line of the action bar: an action, or a family to choose from. */
  choiceLabel(choice: Choice): string {
    const [only, other] = choice.actions;
    return other ? t(`web-table-family-${choice.family}`) : this.label(only!);
  }

  /** Do an action, after a question where the person wants one. */
  choose = (action: ActionData): void => {
    this.chooser = null;
    this.note = null;
    if (this.busy || !this.legal.some((legal) => legal.action === action.action)) return;
    const endsDeployment = action.family === "done" && (this.view.step === "attack" || this.view.step === "defend");
    if (endsDeployment && settings.confirm) this.confirming = action;
    else void this.act(action);
  };

  async act(action: ActionData): Promise<void> {
    this.confirming = null;
    await this.carryOut(() => this.connection.act(action.action));
  }

  async undo(): Promise<void> {
    if (this.canUndo) await this.carryOut(() => this.connection.undo());
  }

  /** Everybody at this screen has the same voice. */
  async vote(about: VoteData["about"], yes: boolean, on: { seat?: number | null; ask?: string | null } = {}): Promise<void> {
    await this.carryOut(async () => {
      for (const { connection } of this.seats) {
        if (connection.you === null || connection.you === on.seat) continue;
        const more = about === "bot" ? { seat: on.seat } : about === "seat" ? { ask: on.ask } : {};
        await connection.send({ type: "vote", about, yes, ...more });
        if (!yes || connection.info?.status !== "playing") return;
      }
    });
  }

  get canUndo(): boolean {
    return !this.past && !this.isSpectator && this.stage.settled && (this.sync?.undoable ?? 0) > 0;
  }

  /** Send something, and say what came of it when it was refused. */
  async carryOut(send: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await send();
    } catch (error) {
      this.refused(error, null);
    } finally {
      this.busy = false;
    }
  }

  private refused(error: unknown, spot: Spot | null): void {
    if (!(error instanceof Refusal)) throw error;
    this.say(refusalText(error.code, error.rule, error.field), spot);
  }

  /** Show a word beside a spot (the middle of the screen without one). */
  say(text: string, spot: Spot | null, card: string | null = null): void {
    this.note = { x: spot?.x ?? innerWidth / 2, y: spot?.y ?? innerHeight * 0.6, text, card };
    this.announced = text;
  }

  /** A line of the action bar was chosen. */
  pick(choice: Choice): void {
    const action = atOnce(choice.actions);
    if (action) this.choose(action);
    else this.openChooser(this.choiceLabel(choice), choice.actions);
  }

  openChooser(title: string, actions: ActionData[]): void {
    this.note = null;
    this.chooser = { title, actions };
  }

  /** A thing on the table was touched: do it, ask which, or say why not. */
  touch = (target: Target, event?: MouseEvent, card: string | null = null): void => {
    const spot = spotOf(event);
    const actions = this.targets.get(target);
    if (actions) {
      const action = atOnce(actions);
      if (action) this.choose(action);
      else this.openChooser(t("web-table-choose"), actions);
    } else if (this.isSpectator || this.past || !this.stage.settled) {
      if (card) this.detail = card;
    } else {
      void this.explain(target, spot, card);
    }
  };

  private async explain(target: Target, spot: Spot | null, card: string | null): Promise<void> {
    const question = questionOf(target, this.view);
    if (question === null) {
      this.say(t("web-table-why-not-pointed"), spot, card);
      return;
    }
    try {
      const { legal, code, rule } = await this.connection.why(question);
      if (!legal) this.say(refusalText(code, rule), spot, card);
    } catch (error) {
      this.refused(error, spot);
    }
  }

  // ---------------------------------------------------------------- the past
  async look(step: number): Promise<void> {
    try {
      const { view } = await this.connection.ask<{ view: TableView; step: number }>({ type: "moment", step });
      const stage = new Stage();
      const happening = this.connection.log[step];
      stage.jump({ ...this.stage.shown!, view, legal: [], undoable: 0, happenings: happening ? [happening] : [] });
      this.past = { step, stage };
      if (matchMedia("(max-width: 760px)").matches) this.panel = null;
    } catch (error) {
      this.refused(error, null);
    }
  }

  present(): void {
    this.past = null;
  }

  // ---------------------------------------------------------------- hot seat
  /** The seat of this browser that has to decide, -1 when it is somebody else's turn. */
  get deciding(): number {
    const turn = this.connection.sync?.view.turn ?? null;
    return turn === null ? -1 : this.seats.findIndex(({ connection }) => connection.you === turn);
  }

  /** Cover the screen when another seat of this browser has to decide and the show is over. */
  followTurn(): void {
    if (!this.hotSeat || this.past || !this.connection.sync) return;
    if (this.deciding < 0) {
      this.covered = false;
    } else if (!this.covered && this.stage.settled && this.deciding !== this.opened) {
      this.covered = true;
      this.opened = null;
      this.panel = this.sheet = null;
      this.announced = "";
      this.closeAll();
    }
  }

  /** The player who has to decide has taken the screen. */
  uncover(): void {
    if (this.deciding < 0) return;
    this.shownSeat = this.opened = this.deciding;
    // What happened since was on this very screen.
    this.stage.skip();
    this.covered = false;
  }

  closeAll(): boolean {
    const open = this.note ?? this.chooser ?? this.confirming ?? this.detail ?? this.pile ?? this.player;
    this.note = this.chooser = this.confirming = this.detail = this.pile = this.player = null;
    return open !== null;
  }
}

/** Where a click was; a click by keyboard is where its element is. */
function spotOf(event?: MouseEvent): Spot | null {
  if (!event) return null;
  if (event.clientX || event.clientY) return { x: event.clientX, y: event.clientY };
  if (!(event.currentTarget instanceof Element)) return null;
  const box = event.currentTarget.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

const KEY = Symbol("table");

export function shareTable(table: TableState): TableState {
  return setContext(KEY, table);
}

export function theTable(): TableState {
  return getContext<TableState>(KEY);
}
