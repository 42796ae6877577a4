// Short messages over the page: what was done, and what went wrong.
import { errorText } from "../lib/refusals";

export interface Toast {
  id: number;
  kind: "news" | "error";
  text: string;
}

const NEWS_STAYS = 4_000;
const ERROR_STAYS = 12_000;

let counter = 0;
const shown: Toast[] = $state([]);

export function toasts(): readonly Toast[] {
  return shown;
}

export function dismiss(id: number): void {
  const index = shown.findIndex((toast) => toast.id === id);
  if (index >= 0) shown.splice(index, 1);
}

export function tell(text: string, kind: Toast["kind"] = "news"): void {
  const same = shown.find((toast) => toast.text === text);
  if (same) dismiss(same.id);
  const id = ++counter;
  shown.push({ id, kind, text });
  setTimeout(() => dismiss(id), kind === "news" ? NEWS_STAYS : ERROR_STAYS);
}

export function tellError(error: unknown): void {
  tell(errorText(error), "error");
}
