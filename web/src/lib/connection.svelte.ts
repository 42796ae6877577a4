// One seat (or a spectator) at one table: the socket, what it told, and the way back when it breaks.
import { at } from "./base";
import type { Answer, AskData, Done, Happening, NoteData, Refused, ServerMessage, Sync, TableInfo } from "./wire";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly rule = "",
    message = "",
    readonly field = "",
  ) {
    super(message);
  }
}

function refusalOf({ code, rule, message, field }: Refused): Refusal {
  return new Refusal(code, rule, message, field);
}

type Reply = Done | Answer;
interface Waiting {
  resolve: (reply: Reply) => void;
  reject: (error: Refusal) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

export type Status = "connecting" | "open" | "lost" | "closed";

export class Connection {
  info = $state.raw<TableInfo | null>(null);
  you = $state<number | null>(null);
  isHost = $state(false);
  invite = $state<string | undefined>(undefined);
  /** Those who ask for a seat, where one has a say in it; whether one asks oneself. */
  asks = $state.raw<AskData[]>([]);
  asked = $state(false);
  /** The table's own log: what happened among the people. */
  notes = $state.raw<NoteData[]>([]);
  status = $state<Status>("connecting");
  sync = $state.raw<Sync | null>(null);
  log = $state.raw<Happening[]>([]);
  /** Why the server will not have us, when trying again is of no use. */
  failure = $state<Refusal | null>(null);
  /** Called with every sync, after log and sync are up to date. */
  onSync: (sync: Sync) => void = () => {};

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private counter = 0;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  // Ids stay unique over reloads, so that the server never takes a new act for a repeated one.
  private readonly run = crypto.getRandomValues(new Uint32Array(2)).join("");

  constructor(
    readonly table: string,
    readonly secret: string | null,
  ) {}

  open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = at(`/api/tables/${encodeURIComponent(this.table)}/play`);
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    addEventListener("online", this.online);
    socket.onopen = () => {
      const have = this.sync?.version ?? null;
      socket.send(JSON.stringify({ type: "hello", secret: this.secret, have }));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => this.lost(socket);
  }

  close(): void {
    this.status = "closed";
    clearTimeout(this.timer);
    removeEventListener("online", this.online);
    this.socket?.close();
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket || this.status === "closed") return;
    for (const { reject } of this.waiting.values()) reject(new Refusal("lost"));
    this.waiting.clear();
    if (this.failure) return;
    this.status = "lost";
    this.timer = setTimeout(() => this.again(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private again(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.open();
  }

  /** The device has a network again: no need to wait any longer. */
  private readonly online = (): void => {
    if (this.status === "lost" && this.timer !== undefined) this.again();
  };

  private hear(message: ServerMessage): void {
    this.status = "open";
    this.wait = FIRST_WAIT;
    if (message.type === "table") {
      this.info = message.table;
      this.you = message.you;
      this.isHost = message.is_host;
      this.invite = message.invite;
      this.asks = message.asks ?? [];
      this.asked = message.asked;
    } else if (message.type === "notes") {
      this.notes = [...this.notes.slice(0, message.first), ...message.notes];
    } else if (message.type === "sync") {
      this.log = [...this.log.slice(0, message.from_step), ...message.happenings];
      this.sync = message;
      this.onSync(message);
    } else if (message.type === "refused" && message.id === null) {
      this.failure = refusalOf(message);
    } else {
      this.settle(message);
    }
  }

  private settle(message: Done | Answer | Refused): void {
    const waiting = this.waiting.get(message.id ?? "");
    this.waiting.delete(message.id ?? "");
    if (message.type === "refused") waiting?.reject(refusalOf(message));
    else waiting?.resolve(message);
  }

  /** Send a message and wait for its answer; a refusal is thrown. */
  send(message: Record<string, unknown>): Promise<Reply> {
    const id = `${this.run}-${this.counter++}`;
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        reject(new Refusal("lost"));
        return;
      }
      this.waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  async ask<T>(message: Record<string, unknown>): Promise<T> {
    return ((await this.send(message)) as Answer).answer as T;
  }

  act(action: string): Promise<Reply> {
    return this.send({ type: "act", version: this.sync?.version ?? 0, action });
  }

  undo(): Promise<Reply> {
    return this.send({ type: "undo", version: this.sync?.version ?? 0 });
  }

  why(action: string): Promise<{ legal: boolean; code: string; rule: string }> {
    return this.ask({ type: "why", action });
  }

  host(what: unknown): Promise<Reply> {
    return this.send({ type: "host", do: what });
  }
}
