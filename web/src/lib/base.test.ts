import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("scrollTo", vi.fn());
  history.replaceState(null, "", "/");
  delete document.documentElement.dataset.base;
});

it("below a path everything is found below it", async () => {
  document.documentElement.dataset.base = "/games/war";
  history.replaceState(null, "", "/games/war/table/T1");
  const { at, within } = await import("./base");
  const { go, where } = await import("./router.svelte");
  const { invitation, pathOf } = await import("./invitation");
  expect(where()).toMatchObject({ page: "table", id: "T1" });
  go("/join/T2#word");
  expect(location.pathname).toBe("/games/war/join/T2");
  expect(where()).toEqual({ page: "join", id: "T2", fragment: "word" });
  expect(invitation("T1", "w")).toBe(`${location.origin}/games/war/join/T1#w`);
  expect(pathOf(invitation("T1", "w"))).toBe("/join/T1#w");
  expect([at("/api/bots"), within("/games/war"), within("/games/warlord")]).toEqual(["/games/war/api/bots", "/", "/games/warlord"]);
});

it("without a path addresses are as they are", async () => {
  const { at, within } = await import("./base");
  expect([at("/host"), within("/host")]).toEqual(["/host", "/host"]);
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(path) && !path.endsWith(".test.ts") ? [path] : [];
  });
}

it("no address in the client begins at the root by itself", () => {
  const bare = /href=(?:"|\{["`])\/|fetch\(["`]\//;
  expect(sources("src").filter((path) => bare.test(readFileSync(path, "utf8")))).toEqual([]);
});
