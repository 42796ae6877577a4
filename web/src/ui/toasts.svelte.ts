// Short messages over the page: what was done, and what went wrong.
import { ApiError } from "../lib/api";
import { Refusal } from "../lib/connection.svelte";
import { find, t } from "../lib/texts.svelte";

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

/** What went wrong, in the person's language where its code is known. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError || error instanceof Refusal) {
    return find(`web-refused-${error.code}`) ?? find(`reason-${error.code}`) ?? (error.message || t("web-error-server"));
  }
  return t("web-error-server");
}

export function tellError(error: unknown): void {
  tell(errorText(error), "error");
}
