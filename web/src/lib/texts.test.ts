import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { find, language, t, useLanguage } from "./texts.svelte";

const SOURCE = join(import.meta.dirname, "..");
const LOCALES = join(SOURCE, "../../src/warlore/locales");
const LANGUAGES = ["en", "it", "es"];
const LOADED = /^(web.*|verify|history|history-cards)\.ftl$/;

/** Every text of a language: messages, and attributes as `message.attribute`. */
function idsOf(language: string): Set<string> {
  const ids = new Set<string>();
  for (const file of readdirSync(join(LOCALES, language)).filter((name) => LOADED.test(name))) {
    let message = "";
    for (const line of readFileSync(join(LOCALES, language, file), "utf-8").split("\n")) {
      const attribute = /^ +\.([\w-]+) *=/.exec(line);
      message = /^([a-zA-Z][\w-]*) *=/.exec(line)?.[1] ?? message;
      ids.add(attribute ? `${message}.${attribute[1]}` : message);
    }
  }
  return ids;
}

interface Use {
  file: string;
  id: string;
}

/** What the sources ask for: whole ids, and patterns whose middle is only known when they run. */
function uses(): { whole: Use[]; patterns: Use[] } {
  const whole: Use[] = [];
  const patterns: Use[] = [];
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|^lib\/texts/.test(name));
  for (const file of files) {
    const source = readFileSync(join(SOURCE, file), "utf-8");
    for (const [, call] of source.matchAll(/\b(?:t|find)\(((?:[^()`"]|"[^"]*"|`[^`]*`)*)/g)) {
      // Only the first argument names a text; it may be a choice between several.
      const first = call!.replace(/,\s*\{[\s\S]*$/, "");
      for (const [, id] of first.matchAll(/"([a-z][\w-]*(?:\.[\w-]+)?)"/g)) {
        if (!/[=!]==? *$/.test(first.slice(0, first.indexOf(`"${id}"`)))) whole.push({ file, id: id! });
      }
      for (const [, id] of first.matchAll(/`([^`]*)`/g)) {
        (id!.includes("${") ? patterns : whole).push({ file, id: id! });
      }
    }
    // Ids kept in tables and passed on.
    for (const [, id] of source.matchAll(/"(web-[a-z][\w-]*(?:\.[\w-]+)?)"/g)) whole.push({ file, id: id! });
  }
  return { whole, patterns };
}

function matching(ids: Set<string>, pattern: string): string[] {
  const parts = pattern.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const shape = new RegExp(`^${parts.join("[\\w-]+")}$`);
  return [...ids].filter((id) => shape.test(id));
}

const { whole, patterns } = uses();
const english = idsOf("en");

describe("texts", () => {
  it("are asked for all over the sources", () => {
    expect(whole.length).toBeGreaterThan(100);
    expect(patterns.length).toBeGreaterThan(10);
  });

  it.each(LANGUAGES)("every id that the sources name exists in %s", (language) => {
    const ids = idsOf(language);
    expect(whole.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  it.each(LANGUAGES)("every id that the sources put together has texts in %s, the same as in English", (language) => {
    const ids = idsOf(language);
    for (const { file, id } of patterns) {
      const known = matching(english, id).sort();
      expect(known, `${file}: ${id}`).not.toEqual([]);
      expect(matching(ids, id).sort(), `${file}: ${id}`).toEqual(known);
    }
  });

  it("no text of the browser is left without a use", () => {
    const used = new Set(whole.map(({ id }) => id));
    for (const { id } of patterns) for (const match of matching(english, id)) used.add(match);
    expect([...english].filter((id) => id.startsWith("web-") && !used.has(id))).toEqual([]);
  });
});

describe("a language", () => {
  beforeAll(async () => {
    await useLanguage("it");
  });

  it("is shown when it is loaded, and named on the page", () => {
    expect(language()).toBe("it");
    expect(document.documentElement.lang).toBe("it");
    expect(t("web-close")).toBe("Chiudi");
  });

  it("falls back to English and then to the id", () => {
    expect(find("no-such-text")).toBeNull();
    expect(t("no-such-text")).toBe("no-such-text");
  });

  it("counts in its own way", async () => {
    await useLanguage("es");
    expect([t("web-time-days", { n: 1 }), t("web-time-days", { n: 7 })]).toEqual(["1 día", "7 días"]);
  });

  it("that was chosen last wins", async () => {
    await Promise.all([useLanguage("it"), useLanguage("en")]);
    expect(language()).toBe("en");
  });
});

it("the pseudo-locale dresses every word and leaves arguments alone", async () => {
  await useLanguage("xx");
  expect(t("web-close")).toBe("Clóšé");
  expect(t("web-begins", { name: "Ann" })).toMatch(/^Ann bégíñš$/);
});
