// The theme on the screen: the chosen one, or the system's.
import { settings } from "../lib/settings.svelte";

const query = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
let systemDark = $state(query?.matches ?? false);
query?.addEventListener("change", (event) => (systemDark = event.matches));

export function theme(): "light" | "dark" {
  if (settings.theme === "system") return systemDark ? "dark" : "light";
  return settings.theme;
}
