// The path below which a proxy shows the server: "" or like "/games/war". The server writes it into the page.
const base = document.documentElement.dataset.base ?? "";

/** The address of a page or a request of this server. */
export function at(path: string): string {
  return base + path;
}

/** The path of an address without what stands before all of ours. */
export function within(path: string): string {
  return base && `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) || "/" : path;
}
