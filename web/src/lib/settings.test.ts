import { afterEach, describe, expect, it, vi } from "vitest";

async function fresh(): Promise<typeof import("./settings.svelte")> {
  vi.resetModules();
  return import("./settings.svelte");
}

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe("settings", () => {
  it("begin with the browser's language when we speak it", async () => {
    vi.stubGlobal("navigator", { languages: ["de-DE", "es-AR", "it"] });
    expect((await fresh()).settings.language).toBe("es");
  });

  it("begin in English when we do not", async () => {
    vi.stubGlobal("navigator", { languages: ["de-DE"] });
    expect((await fresh()).settings.language).toBe("en");
  });

  it("follow what the system says about motion and touch", async () => {
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: /reduced-motion|coarse/.test(query) }));
    const { settings } = await fresh();
    expect(settings.reducedMotion).toBe(true);
    expect(settings.confirm).toBe(true);
  });

  it("are kept", async () => {
    const first = await fresh();
    first.settings.speed = "fast";
    first.settings.name = "Ann";
    first.keepSettings();
    const { settings } = await fresh();
    expect([settings.speed, settings.name]).toEqual(["fast", "Ann"]);
  });

  it("survive what is not ours in the store", async () => {
    localStorage.setItem("warlore.settings", "{broken");
    expect((await fresh()).settings.theme).toBe("system");
  });

  it("survive a browser that keeps nothing", async () => {
    const { keepSettings } = await fresh();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(keepSettings).not.toThrow();
    vi.restoreAllMocks();
  });

  it("give a beat of its own to every speed, none to the instant one", async () => {
    const { beat, settings, SPEEDS } = await fresh();
    const beats = SPEEDS.map((speed) => {
      settings.speed = speed;
      return beat();
    });
    expect(beats).toEqual([...beats].sort((a, b) => b - a));
    expect(new Set(beats).size).toBe(SPEEDS.length);
    expect(beats.at(-1)).toBe(0);
  });
});
