// @vitest-environment node
import { expect, test } from "vitest";
import { headsOf, plainHead, shortHead } from "./chain";

// What `warlore.table.chain` makes of a little game, with sealed luck and with an open seed.
const LINES = "deal > face 4\nAnn: roll > face 4\nBob: roll > face 1\nAnn: roll > face 6\nBob: roll > face 3\nAnn: roll > face 2\nBob: roll > face 4";
const SEALED = `warlore record 1
game: toy
rules: 3
components: one-die 0123456789abcdef
seats: Ann, Bob
first: Ann
chance: sealed 0ecd8db207d74180b5e5c91e16283c2ed76bece57f4a006c359cf2fa14719f3d
secret: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f

${LINES}
chain: 6 steps, set-up 80a3fc0bd23b465c, head bf5b651f9b261b357e73d0f5fcee16888f71bf8cca44ca7f8add5355b405061c
`;
const OPEN = `warlore record 1
game: toy
rules: 3
components: one-die 0123456789abcdef
seats: Ann, Bob
first: Ann
chance: fast 4

deal > face 5
Ann: roll > face 2
Bob: roll > face 6
Ann: roll > face 1
Bob: roll > face 6
Ann: roll > face 5
Bob: roll > face 5
`;

test("the heads are those that the table makes", async () => {
  const heads = (await headsOf(SEALED))!;
  expect(heads).toHaveLength(8);
  expect(heads[0]).toBe("085ef840646f2a9231c344396d709a724e77265c8ee376c2bf85aa61299d9eeb");
  expect(heads[3]).toBe("be7b96cec77d647db62e32309c9914f873b757608af2178e0cce96cff5a91c71");
  expect(heads[7]).toBe("bf5b651f9b261b357e73d0f5fcee16888f71bf8cca44ca7f8add5355b405061c");
});

test("with an open seed there is no key", async () => {
  expect((await headsOf(OPEN))![7]).toBe("73ac5f52a0bc4364576d2e2a76487b6dde1c5beedd6f14331b34b55f75f09a03");
});

test("comments and blank lines are no part of it", async () => {
  const commented = SEALED.replaceAll("\n", "  # a remark\r\n\r\n");
  expect(await headsOf(commented)).toEqual(await headsOf(SEALED));
});

test("another result leads elsewhere from there on", async () => {
  const ours = (await headsOf(SEALED))!;
  const theirs = (await headsOf(SEALED.replace("Ann: roll > face 6", "Ann: roll > face 5")))!;
  expect(theirs.slice(0, 3)).toEqual(ours.slice(0, 3));
  for (let at = 3; at < 8; at++) expect(theirs[at]).not.toBe(ours[at]);
});

test("without the secret nothing can be told", async () => {
  expect(await headsOf(SEALED.replace(/secret: .*\n/, ""))).toBeNull();
});

test("a head is read as people write it", () => {
  expect(plainHead(" BF5B 651f-9b26:1b35\n")).toBe("bf5b651f9b261b35");
  expect(plainHead("bf5b")).toBeNull();
  expect(plainHead("no head at all, really")).toBeNull();
  expect(shortHead("bf5b651f9b261b357e73")).toBe("bf5b 651f 9b26 1b35");
});
