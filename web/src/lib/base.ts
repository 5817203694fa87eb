// Where everything of ours is: `/`, or the path that `--base` names. A built script stands in BASE/assets/, so its own address tells.

export const BASE: string = import.meta.env.DEV ? "/" : new URL("..", import.meta.url).pathname;

/** The path of an address of ours within a base: `/new` as `/downforce/new`. */
export function withBase(path: string, base = BASE): string {
  return base + path.slice(1);
}

/** The other way round: which of our addresses a path means; null outside the base. */
export function withoutBase(path: string, base = BASE): string | null {
  return path.startsWith(base) ? path.slice(base.length - 1) : path === base.slice(0, -1) ? "/" : null;
}
