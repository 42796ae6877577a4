// What the server refused, in the person's language. Its own sentence is English and for programs.
import { ApiError } from "./api";
import { Refusal } from "./connection.svelte";
import { reasonText } from "./say";
import { find, t } from "./texts.svelte";

/** The words for a code; `field` says which value was not accepted. */
export function refusalText(code: string, rule = "", field = ""): string {
  if (find(`reason-${code}`)) return reasonText(code, rule);
  const [part = ""] = field.split(".");
  const about = code === "invalid" ? find(`web-invalid-${part}`) : null;
  return about ?? find(`web-refused-${code}`) ?? t("web-refused-unknown", { code });
}

export function errorText(error: unknown): string {
  if (error instanceof Refusal) return refusalText(error.code, error.rule, error.field);
  if (error instanceof ApiError) return refusalText(error.code, "", error.field);
  return t("web-error-server");
}
