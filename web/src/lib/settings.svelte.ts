// What a person chose on this device; kept in the browser.
export type Language = "en" | "it" | "es" | "xx";
export type Theme = "system" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "instant";

export const LANGUAGES: Record<string, string> = { en: "English", it: "Italiano", es: "Español" };
export const SPEEDS: Speed[] = ["slow", "normal", "fast", "instant"];
const PLACE = "warlore.settings";

interface Chosen {
  language: Language;
  theme: Theme;
  speed: Speed;
  reducedMotion: boolean;
  guide: boolean;
  odds: boolean;
  confirm: boolean;
  name: string;
}

function preferredLanguage(): Language {
  for (const wanted of navigator.languages ?? []) {
    const code = wanted.slice(0, 2);
    if (code in LANGUAGES) return code as Language;
  }
  return "en";
}

function defaults(): Chosen {
  return {
    language: preferredLanguage(),
    theme: "system",
    speed: "normal",
    reducedMotion: globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false,
    guide: true,
    odds: true,
    confirm: globalThis.matchMedia?.("(pointer: coarse)").matches ?? false,
    name: "",
  };
}

function stored(): Partial<Chosen> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Chosen>;
  } catch {
    return {};
  }
}

export const settings: Chosen = $state({ ...defaults(), ...stored() });

export function keepSettings(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Milliseconds of one beat at the chosen speed; 0 shows everything at once. */
export function beat(): number {
  return { slow: 1400, normal: 750, fast: 300, instant: 0 }[settings.speed];
}
