// The path that the page is served under: `/`, or what `--base` names. A built script stands in BASE/assets/, so its own address shows it.

export const BASE: string = import.meta.env.DEV ? "/" : new URL("..", import.meta.url).pathname;

/** Adds the base to a path of the page: `/new` becomes `/downforce/new`. */
export function withBase(path: string, base = BASE): string {
  return base + path.slice(1);
}

/** Removes the base from a path; null if the path lies outside it. */
export function withoutBase(path: string, base = BASE): string | null {
  return path.startsWith(base) ? path.slice(base.length - 1) : path === base.slice(0, -1) ? "/" : null;
}
