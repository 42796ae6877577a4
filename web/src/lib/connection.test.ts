import { beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, Refusal } from "./connection.svelte";
import { FakeSocket } from "./fakeSocket";
import type { Happening, Sync } from "./wire";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made = [];
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

function happening(step: number): Happening {
  return { step, seat: 0, action: null, events: [] };
}

function sync(version: number, from: number, steps: number[]): Sync {
  return { type: "sync", version, from_step: from, happenings: steps.map(happening), legal: [], undoable: 0 } as unknown as Sync;
}

function steps(connection: Connection): number[] {
  return connection.log.map(({ step }) => step);
}

function opened(secret: string | null = "my secret"): Connection {
  const connection = new Connection("T 1", secret);
  connection.open();
  FakeSocket.last.connect();
  return connection;
}

describe("hello", () => {
  it("says who we are and that we have nothing yet", () => {
    opened();
    expect(FakeSocket.last.url).toBe(`ws://${location.host}/api/tables/T%201/play`);
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", secret: "my secret", have: null }]);
  });

  it("keeps the secret out of the address", () => {
    opened();
    expect(FakeSocket.last.url).not.toContain("secret");
  });

  it("after a break names the version we have", () => {
    opened();
    FakeSocket.last.say(sync(7, 0, [0, 1, 2]));
    FakeSocket.last.drop();
    vi.advanceTimersByTime(500);
    FakeSocket.last.connect();
    expect(FakeSocket.made).toHaveLength(2);
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", have: 7 });
  });
});

describe("the log", () => {
  it("grows by steps", () => {
    const connection = opened();
    FakeSocket.last.say(sync(1, 0, [0]));
    FakeSocket.last.say(sync(2, 1, [1]));
    expect(steps(connection)).toEqual([0, 1]);
  });

  it("loses what was undone", () => {
    const connection = opened();
    FakeSocket.last.say(sync(3, 0, [0, 1, 2]));
    FakeSocket.last.say(sync(4, 2, []));
    expect(steps(connection)).toEqual([0, 1]);
  });

  it("is the same when steps come twice after a break", () => {
    const connection = opened();
    FakeSocket.last.say(sync(3, 0, [0, 1, 2]));
    FakeSocket.last.drop();
    vi.advanceTimersByTime(500);
    FakeSocket.last.connect();
    FakeSocket.last.say(sync(5, 2, [2, 3, 4]));
    expect(steps(connection)).toEqual([0, 1, 2, 3, 4]);
    FakeSocket.last.say(sync(5, 0, [0, 1, 2, 3, 4]));
    expect(steps(connection)).toEqual([0, 1, 2, 3, 4]);
  });

  it("is up to date when the listener hears of it", () => {
    const connection = opened();
    const heard: number[][] = [];
    connection.onSync = () => heard.push(steps(connection));
    FakeSocket.last.say(sync(1, 0, [0]));
    expect(heard).toEqual([[0]]);
  });
});

describe("a broken line", () => {
  it("is tried again after growing waits, up to a limit", () => {
    const connection = opened();
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      const before = FakeSocket.made.length;
      FakeSocket.last.drop();
      expect(connection.status).toBe("lost");
      let waited = 0;
      while (FakeSocket.made.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
  });

  it("waits shortly again once the server has spoken", () => {
    opened();
    for (let i = 0; i < 4; i++) {
      FakeSocket.last.drop();
      vi.advanceTimersByTime(15_000);
    }
    FakeSocket.last.connect();
    FakeSocket.last.say(sync(1, 0, [0]));
    const before = FakeSocket.made.length;
    FakeSocket.last.drop();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.made).toHaveLength(before + 1);
  });

  it("is tried at once when the device is online again", () => {
    opened();
    FakeSocket.last.drop();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("stays closed when we closed it", () => {
    const connection = opened();
    connection.close();
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(connection.status).toBe("closed");
  });

  it("is not tried again when the server will not have us", () => {
    const connection = opened();
    FakeSocket.last.say({ type: "refused", id: null, code: "bad_secret", rule: "", message: "no" });
    FakeSocket.last.drop();
    vi.advanceTimersByTime(60_000);
    expect(connection.failure?.code).toBe("bad_secret");
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("fails what was under way, so that nobody waits for ever", async () => {
    const connection = opened();
    const act = connection.act("done");
    FakeSocket.last.drop();
    await expect(act).rejects.toMatchObject({ code: "lost" });
  });
});

describe("questions and acts", () => {
  it("carry the version and an id of their own", () => {
    const connection = opened();
    FakeSocket.last.say(sync(9, 0, [0]));
    void connection.act("insert");
    void connection.act("insert");
    const [, first, second] = FakeSocket.last.sent;
    expect(first).toMatchObject({ type: "act", version: 9, action: "insert" });
    expect(first!.id).not.toBe(second!.id);
  });

  it("get the answer to their own id, in whatever order it comes", async () => {
    const connection = opened();
    const first = connection.ask<number>({ type: "odds" });
    const second = connection.ask<number>({ type: "odds" });
    const [, one, two] = FakeSocket.last.sent;
    FakeSocket.last.say({ type: "answer", id: two!.id, answer: 2 });
    FakeSocket.last.say({ type: "answer", id: one!.id, answer: 1 });
    expect([await first, await second]).toEqual([1, 2]);
  });

  it("throw a refusal with its code and rule", async () => {
    const connection = opened();
    const act = connection.act("done");
    FakeSocket.last.say({ type: "refused", id: FakeSocket.last.sent[1]!.id, code: "deploy_one_first", rule: "H5.3", message: "" });
    await expect(act).rejects.toEqual(expect.any(Refusal));
    await expect(act).rejects.toMatchObject({ code: "deploy_one_first", rule: "H5.3" });
  });

  it("a second answer to one question does no harm", async () => {
    const connection = opened();
    const act = connection.act("done");
    const done = { type: "done", id: FakeSocket.last.sent[1]!.id, version: 1 };
    FakeSocket.last.say(done);
    FakeSocket.last.say(done);
    await expect(act).resolves.toEqual(done);
    expect(connection.failure).toBeNull();
  });

  it("fail at once without a line", async () => {
    const connection = new Connection("T", null);
    await expect(connection.undo()).rejects.toMatchObject({ code: "lost" });
  });
});
