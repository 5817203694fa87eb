// Finds the screen for an address, and navigates without reloading.
import { createSubscriber } from "svelte/reactivity";
import { withBase, withoutBase } from "./base";

export type Route =
  | { page: "home" | "new" | "rules" | "intro" | "settings" | "puzzles" | "unknown" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; move: number | null; analysed: boolean }
  | { page: "try"; id: string; move: number | null }
  | { page: "puzzle"; id: string };

const TABLE = /^\/t\/([A-Za-z0-9_-]{1,64})(?:\/(replay|analysis|try))?$/;
const PUZZLE = /^\/puzzles\/([A-Za-z0-9]{1,64})$/;
const PAGES: Record<string, Route["page"]> = {
  "/": "home",
  "/new": "new",
  "/rules": "rules",
  "/intro": "intro",
  "/settings": "settings",
  "/puzzles": "puzzles",
};

export function readRoute(path: string, fragment = ""): Route {
  const plain = path.length > 1 ? path.replace(/\/$/, "") : path;
  const page = PAGES[plain];
  if (page) return { page } as Route;
  const puzzle = PUZZLE.exec(plain)?.[1];
  if (puzzle) return { page: "puzzle", id: puzzle };
  const [, id, what] = TABLE.exec(plain) ?? [];
  if (!id) return { page: "unknown" };
  if (!what) return { page: "table", id };
  if (what === "try") return { page: "try", id, move: readMove(fragment) };
  return { page: "replay", id, move: readMove(fragment), analysed: what === "analysis" };
}

function readMove(fragment: string): number | null {
  return /^#\d{1,6}$/.test(fragment) ? Number(fragment.slice(1)) : null;
}

/** Reads the secret of a return link. It is in the fragment, so that it never reaches a server's log. */
export function readReturnToken(fragment: string): string | null {
  return /^#return=([A-Za-z0-9_.-]+)$/.exec(fragment)?.[1] ?? null;
}

let notifyAll = (): void => {};
const listen = createSubscriber((update) => {
  notifyAll = update;
});

/** The current route; components that read it update when it changes. */
export function route(): Route {
  listen();
  return readRoute(here(), location.hash);
}

/** The current path without the base; empty, and therefore unknown, if the address is outside the base. */
export const here = (): string => withoutBase(location.pathname) ?? "";

/** Navigates to a path of the page, given without the base. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", withBase(path));
  else history.pushState(null, "", withBase(path));
  notifyAll();
  if (!replace) scrollTo(0, 0);
}

/** Call once, when the page starts: handles links within the page, the browser's own buttons, and addresses without the base. */
export function watchAddress(): void {
  if (withoutBase(location.pathname) === null)
    history.replaceState(null, "", withBase(location.pathname + location.search + location.hash));
  addEventListener("popstate", () => notifyAll());
  addEventListener("hashchange", () => notifyAll());
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const address = new URL(link.href, location.href);
    const path = withoutBase(address.pathname);
    if (address.origin !== location.origin || path === null || path.startsWith("/api/")) return;
    if (address.pathname === location.pathname && address.hash) return; // a link to a heading on this screen
    event.preventDefault();
    go(path + address.search + address.hash);
  });
}
