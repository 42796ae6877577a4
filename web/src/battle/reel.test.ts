import { afterEach, expect, test, vi } from "vitest";
import type { Happening, TableView } from "../lib/wire";
import { Reel } from "./reel.svelte";

const STEPS = 250;

function happening(step: number): Happening {
  const event = step % 50 === 0 ? "turn_begins" : step % 50 === 30 ? "battle_ended" : "deployed";
  return { step, seat: step ? 0 : null, action: null, events: [{ event, rule: "H", text: null }] } as unknown as Happening;
}

/** A server with one game; it answers at most 100 moments. */
function serve(): { asked: string[] } {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push(path);
    const query = init?.body
      ? (JSON.parse(init.body as string) as { eyes: string; from: number; to: number })
      : Object.fromEntries(new URL(path, "http://x").searchParams);
    const [from, to] = [Number(query.from), Math.min(Number(query.to), STEPS)];
    const moments = Array.from({ length: to - from + 1 }, (_, i) => ({
      happening: happening(from + i),
      view: { seat: query.eyes, round: from + i } as unknown as TableView,
    }));
    return new Response(JSON.stringify({ seats: ["Pär", "Chris"], steps: STEPS, moments, outcome: null }));
  });
  return { asked };
}

afterEach(() => vi.unstubAllGlobals());

test("the whole game is fetched in pieces of 100 and every moment is where it belongs", async () => {
  const { asked } = serve();
  const reel = new Reel({ table: "abc" });
  await reel.look("nobody");
  expect(asked.length).toBe(3);
  for (const step of [0, 99, 100, 199, 250]) {
    reel.go(step);
    expect(reel.moment?.happening.step).toBe(step);
  }
});

test("turns and battles can be jumped to", async () => {
  serve();
  const reel = new Reel({ record: "warlore record 1" });
  await reel.look("all");
  reel.go(60);
  reel.jump(reel.battles, 1);
  expect(reel.at).toBe(80);
  reel.jump(reel.turns, -1);
  expect(reel.at).toBe(50);
  reel.go(240);
  reel.jump(reel.battles, 1);
  expect(reel.at).toBe(240);
});

test("other eyes fetch the present piece first, and nothing of the old ones stays", async () => {
  const { asked } = serve();
  const reel = new Reel({ table: "abc" });
  await reel.look("nobody");
  reel.go(230);
  asked.length = 0;
  await reel.look(1);
  expect(asked[0]).toContain("eyes=1&from=200");
  expect(reel.at).toBe(230);
  expect(reel.moment?.view.seat).toBe("1");
});

test("the present stays inside the game", async () => {
  serve();
  const reel = new Reel({ table: "abc" });
  await reel.look("nobody");
  reel.go(9999);
  expect(reel.at).toBe(STEPS);
  reel.go(-3);
  expect(reel.at).toBe(0);
});
