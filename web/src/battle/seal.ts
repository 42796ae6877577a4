// The seal of a game, checked by the browser itself: SHA-256 of a label and the secret is the commitment.

/** The same label as in `warlore.table.sealing`. */
const LABEL = "warlore seal 1\0";
const SECRET_BYTES = 32;

export interface Seal {
  commitment: string;
  /** Empty while the game goes on. */
  secret: string;
}

/** The lines of a record before the deal, without comments and blanks. */
export function headerOf(record: string): string[] {
  const header: string[] = [];
  for (const line of record.split(/\r?\n/)) {
    const plain = line.split("#", 1)[0]!.trim();
    if (plain === "deal" || plain.startsWith("deal >")) break;
    if (plain) header.push(plain);
  }
  return header;
}

/** The seal in a record's header; null when its luck was not sealed. */
export function sealOf(record: string): Seal | null {
  const value = (key: string): string =>
    headerOf(record)
      .find((line) => line.startsWith(`${key}:`))
      ?.slice(key.length + 1)
      .trim() ?? "";
  const [kind, commitment = ""] = value("chance").split(" ");
  return kind === "sealed" ? { commitment, secret: value("secret") } : null;
}

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2})+$/i.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g)!, (pair) => parseInt(pair, 16));
}

export function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function commitmentOf(secret: Uint8Array<ArrayBuffer>): Promise<string> {
  const label = new TextEncoder().encode(LABEL);
  const sealed = new Uint8Array(label.length + secret.length);
  sealed.set(label);
  sealed.set(secret, label.length);
  return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", sealed)));
}

/** Does the secret open the commitment? Null when this browser cannot tell: digests need a secure page. */
export async function opens({ commitment, secret }: Seal): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = bytesOf(secret);
  if (!bytes || bytes.length !== SECRET_BYTES) return false;
  return (await commitmentOf(bytes)) === commitment.toLowerCase();
}
