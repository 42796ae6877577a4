// @vitest-environment node
import { expect, test } from "vitest";
import { opens, sealOf } from "./seal";

// What `warlore.table.sealing.commitment(bytes(range(32)))` gives.
const commitment = "0ecd8db207d74180b5e5c91e16283c2ed76bece57f4a006c359cf2fa14719f3d";
const secret = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");

test("the secret opens the commitment that the server made of it", async () => {
  expect(await opens({ commitment, secret })).toBe(true);
  expect(await opens({ commitment: commitment.toUpperCase(), secret: secret.toUpperCase() })).toBe(true);
});

test("another secret, a short one and none do not", async () => {
  expect(await opens({ commitment, secret: secret.replace("1f", "1e") })).toBe(false);
  expect(await opens({ commitment, secret: secret.slice(2) })).toBe(false);
  expect(await opens({ commitment, secret: "" })).toBe(false);
  expect(await opens({ commitment, secret: "no secret" })).toBe(false);
});

test("the seal is read from the header, and only from there", () => {
  const record = `warlore record 1\ngame: history\nchance: sealed ${commitment} # shown first\nsecret: ${secret}\n\ndeal > 1\nsecret: 00`;
  expect(sealOf(record)).toEqual({ commitment, secret });
  expect(sealOf(`warlore record 1\nchance: sealed ${commitment}\ndeal > 1\nsecret: ${secret}`)).toEqual({ commitment, secret: "" });
  expect(sealOf("warlore record 1\nchance: fast 7\n")).toBeNull();
  expect(sealOf("")).toBeNull();
});
