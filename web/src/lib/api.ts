// HTTP: every answer is JSON; an error is one sentence.
import { at } from "./base";
import { t } from "./texts.svelte";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly field = "",
  ) {
    super(message);
  }
}

async function answered<T>(response: Response): Promise<T> {
  const text = await response.text();
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new ApiError("bad_answer", t("web-error-server"));
  }
  if (response.ok) return data as T;
  const error = (data as { error?: { code?: string; message?: string; field?: string } }).error;
  throw new ApiError(error?.code ?? "error", error?.message ?? t("web-error-server"), error?.field ?? "");
}

async function asked(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(at(path), init);
  } catch {
    throw new ApiError("unreachable", t("web-error-unreachable"));
  }
}

export async function getJson<T>(path: string): Promise<T> {
  return answered<T>(await asked(path));
}

export async function postJson<T>(path: string, body: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return answered<T>(await asked(path, { method: "POST", headers, body: JSON.stringify(body) }));
}
