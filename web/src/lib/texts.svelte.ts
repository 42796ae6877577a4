// What people read: the project's Fluent files, loaded per language and switchable at any time.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

const FILES = import.meta.glob<string>(
  "../../../src/warlore/locales/*/{web*,verify,history,history-cards}.ftl",
  { query: "?raw", import: "default" },
);

const bundles = new Map<string, FluentBundle>();
const shown = $state({ language: "en" as Language, ready: false });

/** Letters with accents, in brackets: what is not dressed so on the screen is hard-coded. */
function dressed(text: string): string {
  const plain = "aeiouAEIOUcnsy";
  const accented = "áéíóúÁÉÍÓÚçñšý";
  return [...text].map((letter) => accented[plain.indexOf(letter)] ?? letter).join("");
}

async function bundleOf(language: Language): Promise<FluentBundle> {
  const known = bundles.get(language);
  if (known) return known;
  const folder = language === "xx" ? "en" : language;
  const transform = language === "xx" ? dressed : undefined;
  const bundle = new FluentBundle(folder, { useIsolating: false, transform });
  const loading = Object.entries(FILES).filter(([path]) => path.includes(`/locales/${folder}/`));
  for (const text of await Promise.all(loading.map(([, load]) => load()))) {
    bundle.addResource(new FluentResource(text));
  }
  bundles.set(language, bundle);
  return bundle;
}

let wanted: Language;

/** Load the chosen language and show it; a later choice overtakes it. */
export async function useLanguage(language: Language): Promise<void> {
  wanted = language;
  await Promise.all([bundleOf("en"), bundleOf(language)]);
  if (wanted !== language) return;
  shown.language = language;
  shown.ready = true;
  document.documentElement.lang = language === "xx" ? "en" : language;
}

export function textsReady(): boolean {
  return shown.ready;
}

export type Args = Record<string, FluentVariable>;

/** A text (`message` or `message.attribute`), in English if it is missing, at worst its id. */
export function t(id: string, args: Args = {}): string {
  return find(id, args) ?? id;
}

/** A text, or null when no language has it. */
export function find(id: string, args: Args = {}): string | null {
  const [name, attribute] = id.split(".") as [string, string | undefined];
  for (const language of [shown.language, "en" as Language]) {
    const bundle = bundles.get(language);
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, args, []);
  }
  return null;
}

export function language(): Language {
  return shown.language;
}

$effect.root(() => {
  $effect(() => {
    void useLanguage(settings.language);
  });
});
