// Addresses: /, /host, /join/ID#invite, /table/ID, /replay, /verify, /settings, /seats#them.
import { at, within } from "./base";

export interface Place {
  page: string;
  id: string;
  fragment: string;
}

function here(): Place {
  const fragment = location.hash.slice(1);
  try {
    const [page = "", id = ""] = within(location.pathname).split("/").filter(Boolean).map(decodeURIComponent);
    return { page: page || "home", id, fragment };
  } catch {
    return { page: "lost", id: "", fragment };
  }
}

let place = $state.raw<Place>(here());

export function where(): Place {
  return place;
}

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", at(path));
  place = here();
  scrollTo(0, 0);
}

addEventListener("popstate", () => (place = here()));

/** For links: a plain click stays in the page, anything else is the browser's. */
export function link(node: HTMLAnchorElement): { destroy: () => void } {
  function click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(within(node.pathname) + node.search + node.hash);
  }
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}
