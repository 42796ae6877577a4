// What people paste to join: the link a host shares, or a table's address.
import { at, within } from "./base";

/** The path inside this site that a pasted link leads to, or null when it is neither. */
export function pathOf(pasted: string): string | null {
  let url: URL;
  try {
    url = new URL(pasted.trim(), location.origin);
  } catch {
    return null;
  }
  const path = /^\/(join|table)\/([\w-]+)\/?$/.exec(within(url.pathname));
  return path ? `/${path[1]}/${path[2]}${url.hash}` : null;
}

export function invitation(table: string, invite: string): string {
  return location.origin + at(`/join/${encodeURIComponent(table)}#${invite}`);
}
