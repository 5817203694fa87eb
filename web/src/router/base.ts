// The path under which the page is served: `/`, or the value of `--base`. Built scripts are in BASE/assets/, so their
// own address reveals the base.

export const BASE: string = import.meta.env.DEV ? "/" : new URL("..", import.meta.url).pathname;

/** Adds the base to a path of the page: `/new` becomes `/downforce/new`. */
export function withBase(path: string, base = BASE): string {
  return base + path.slice(1);
}

/** Removes the base from a path; null if the path lies outside it. */
export function withoutBase(path: string, base = BASE): string | null {
  return path.startsWith(base) ? path.slice(base.length - 1) : path === base.slice(0, -1) ? "/" : null;
}
