import { beforeEach, describe, expect, it, vi } from "vitest";
import { go, link, where } from "./router.svelte";

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  go("/", true);
});

describe("addresses", () => {
  it.each([
    ["/", { page: "home", id: "", fragment: "" }],
    ["/table/abc", { page: "table", id: "abc", fragment: "" }],
    ["/join/abc#Zq-9_", { page: "join", id: "abc", fragment: "Zq-9_" }],
    ["/table/a%20b/", { page: "table", id: "a b", fragment: "" }],
  ])("%s", (path, place) => {
    go(path);
    expect(where()).toEqual(place);
  });

  it("an address that cannot be decoded is one that leads nowhere", () => {
    go("/table/%E0%A4%A");
    expect(where().page).toBe("lost");
  });

  it("the way back leads back", () => {
    go("/host");
    history.replaceState(null, "", "/verify");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(where().page).toBe("verify");
  });

  it("replacing adds nothing to the history", () => {
    const before = history.length;
    go("/host", true);
    expect(history.length).toBe(before);
    go("/verify");
    expect(history.length).toBe(before + 1);
  });
});

describe("links", () => {
  function clicked(init: MouseEventInit): boolean {
    const anchor = document.createElement("a");
    anchor.setAttribute("href", "/host");
    const { destroy } = link(anchor);
    let ours = false;
    anchor.addEventListener("click", (event) => {
      ours = event.defaultPrevented;
      event.preventDefault();
    });
    anchor.dispatchEvent(new MouseEvent("click", { cancelable: true, ...init }));
    destroy();
    return ours;
  }

  it("a plain click stays in the page", () => {
    expect(clicked({})).toBe(true);
    expect(where().page).toBe("host");
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])("%o is the browser's", (init) => {
    expect(clicked(init)).toBe(false);
    expect(where().page).toBe("home");
  });
});
