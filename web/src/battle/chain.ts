// The chain of a record, followed by the browser itself: docs/records.md says how it is made.
import { bytesOf, headerOf, hexOf, sealOf } from "./seal";

/** The same label as in `warlore.table.chain`. */
const LABEL = "warlore chain 1\0";
const SHORT = 16;

type Bytes = Uint8Array<ArrayBuffer>;

function joined(head: Bytes, line: string): Bytes {
  const text = new TextEncoder().encode(line);
  const both = new Uint8Array(head.length + text.length);
  both.set(head);
  both.set(text, head.length);
  return both;
}

async function hashedWith(key: Bytes): Promise<(message: Bytes) => Promise<Bytes>> {
  // No key and one of zeros are the same to HMAC, but not every browser takes an empty one.
  const raw = key.length ? key : new Uint8Array(32);
  const made = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return async (message) => new Uint8Array(await crypto.subtle.sign("HMAC", made, message));
}

/** Every head of a record's text: of the deal, of each step, of the end. Null when this browser cannot tell. */
export async function headsOf(record: string): Promise<string[] | null> {
  if (!globalThis.crypto?.subtle) return null;
  const header = headerOf(record);
  const seal = sealOf(record);
  const secret = seal ? bytesOf(seal.secret) : new Uint8Array();
  if (!secret) return null;
  const label = new TextEncoder().encode(LABEL);
  const hash = await hashedWith(seal ? await (await hashedWith(secret))(label) : new Uint8Array());
  const setUp = header.slice(1).filter((line) => !line.startsWith("secret: "));
  let head = await hash(joined(label, setUp.join("\n")));
  const lines = linesOf(record).slice(header.length);
  const heads: string[] = [];
  for (const line of [...lines.filter((one) => !one.startsWith("chain:")), "end"]) {
    head = await hash(joined(head, line));
    heads.push(hexOf(head));
  }
  return heads;
}

function linesOf(record: string): string[] {
  return record
    .split(/\r?\n/)
    .map((line) => line.split("#", 1)[0]!.trim())
    .filter(Boolean);
}

/** A head as it is compared: no groups, small letters. Null when it is none. */
export function plainHead(text: string): string | null {
  const head = text.replace(/[\s:-]+/g, "").toLowerCase();
  return /^[0-9a-f]{16,64}$/.test(head) ? head : null;
}

/** A head as people compare it: its first digits, in groups of four. */
export function shortHead(head: string): string {
  return head.slice(0, SHORT).replace(/(.{4})(?=.)/g, "$1 ");
}
