import { beforeEach, expect, it } from "vitest";
import { allSeats, holdSeats } from "./seats";
import { BadSeats, countSeats, LONGEST_LINK, readSeats, seatsFile, seatsLink, takeSeats, unpacked } from "./seatTransfer";

beforeEach(() => localStorage.clear());

const held = (secret: string, seat = 0) => ({ seat, secret });

function file(tables: unknown): string {
  return JSON.stringify({ warlore: "seats", tables });
}

it("what was exported is the same again in another browser, by file and by link", () => {
  holdSeats("a", [held("one"), held("two", 3)], "come-in");
  holdSeats("b", [{ ...held("three"), head: "what others keep beside a seat" } as never]);
  const [before, text, link] = [allSeats(), seatsFile(), seatsLink("http://here/seats")!];
  for (const way of [text, unpacked(link.split("#")[1]!)]) {
    localStorage.clear();
    expect(takeSeats(readSeats(way))).toEqual({ added: 3, tables: 2, known: 0 });
    expect(allSeats()).toEqual(before);
    expect(takeSeats(readSeats(way))).toEqual({ added: 0, tables: 0, known: 3 });
  }
});

it("a secret stands behind # and nowhere else", () => {
  holdSeats("a", [held("one")]);
  const link = seatsLink("http://here/seats")!;
  expect(link.split("#")[0]).toBe("http://here/seats");
  expect(link).toMatch(/^[^#]*#[\w-]+$/);
});

it("too many seats for a link are for a file", () => {
  for (let i = 0; i < 100; i++) holdSeats(`table-${i}`, [held(`${i}`.repeat(20))]);
  expect(seatsLink("http://here/seats")).toBeNull();
  expect(seatsFile().length).toBeGreaterThan(LONGEST_LINK);
});

it("importing takes nothing away, and of two secrets for a seat the newer one counts", () => {
  localStorage.setItem("warlore.seats", JSON.stringify({
    a: { seats: [held("mine")], invite: "i", when: 5 },
    b: { seats: [held("old", 1), held("other", 2)], when: 5 },
    c: { seats: [held("new", 1)], when: 5 },
  }));
  const theirs = {
    a: { seats: [held("mine"), held("theirs", 1)], when: 9 },
    b: { seats: [held("anew", 1)], when: 9 },
    c: { seats: [held("void", 1)], when: 1 },
  };
  expect(takeSeats(readSeats(file(theirs)))).toEqual({ added: 2, tables: 2, known: 2 });
  const all = allSeats();
  expect(all.a).toEqual({ seats: [held("mine"), held("theirs", 1)], invite: "i", when: 9 });
  expect(all.b!.seats).toEqual([held("other", 2), held("anew", 1)]);
  expect(all.c!.seats).toEqual([held("new", 1)]);
});

it.each([
  "", "[]", "null", "{", "{}", '{"warlore": "seats"}', '{"warlore": "cards", "tables": {}}',
  file([]), file({ a: {} }), file({ a: { seats: [], when: 1 } }), file({ a: { seats: [held("s")] } }),
  file({ a: { seats: [held("")], when: 1 } }), file({ a: { seats: [held("s", 5)], when: 1 } }),
  file({ a: { seats: [{ secret: "s" }], when: 1 } }), file({ a: { seats: [held("a secret")], when: 1 } }),
  file({ a: { seats: Array.from({ length: 6 }, () => held("s")), when: 1 } }),
  file({ "../a": { seats: [held("s")], when: 1 } }), file({ a: { seats: [held("s")], when: 1, invite: 1 } }),
  file({ good: { seats: [held("s")], when: 1 }, bad: { seats: [held("s", -1)], when: 1 } }),
])("broken seats are refused whole: %s", (text) => {
  expect(() => readSeats(text)).toThrow(BadSeats);
  expect(() => readSeats(unpacked(btoa(text).replaceAll("=", "")))).toThrow(BadSeats);
});

it("a link that was cut is refused", () => {
  holdSeats("a", [held("one")]);
  const letters = seatsLink("")!.slice(1);
  for (let length = 0; length < letters.length; length++) {
    expect(() => readSeats(unpacked(letters.slice(0, length)))).toThrow(BadSeats);
  }
});

it("seats are counted before they are taken", () => {
  expect(countSeats(readSeats(file({ a: { seats: [held("s"), held("t", 1)], when: 1 } })))).toBe(2);
});
