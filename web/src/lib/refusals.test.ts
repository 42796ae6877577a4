import { beforeAll, expect, it } from "vitest";
import { ApiError } from "./api";
import { Refusal } from "./connection.svelte";
import { errorText, refusalText } from "./refusals";
import { useLanguage } from "./texts.svelte";

beforeAll(async () => useLanguage("it"));

it("a reason comes with its rule", () => {
  expect(refusalText("not_in_hand", "H5.1")).toMatch(/\(H5\.1\)$/);
});

it("a value that is not accepted is named in the person's language", () => {
  expect(errorText(new Refusal("invalid", "", "name: must be …", "name"))).toBe("Un nome ha da 1 a 40 caratteri visibili.");
  expect(errorText(new ApiError("invalid", "clock.increment: must be …", "clock.increment"))).toMatch(/^L’orologio/);
  expect(errorText(new ApiError("invalid", "thing: must be …", "thing"))).toBe("Il server non accetta questo valore.");
});

it("nothing is said in English elsewhere, not even what nobody thought of", () => {
  expect(errorText(new Refusal("never_heard_of", "", "some English"))).toMatch(/^Il server.*never_heard_of/);
  expect(errorText(new Error("some English"))).not.toContain("English");
});
