// What tables can be made: asked once, and again now and then only to hear of a new version of the page.
import type { Setup } from "../protocol";
import { api } from "./api";
import { repeat } from "./repeat";
import { readRoute } from "./router";
import { t } from "./text";
import { toast } from "./toasts.svelte";

const LOOK_AGAIN = 10 * 60_000;
let known: Promise<Setup> | undefined;

export function setup(): Promise<Setup> {
  known ??= api.setup();
  known.catch(() => {
    known = undefined;
  });
  return known;
}

/** Call once. A toast offers to load a new version; at a table never, since it might cover a decision. */
export function watchVersion(): void {
  repeat(async () => {
    const [first, now] = await Promise.all([setup(), api.setup()]).catch(() => []);
    const atTable = readRoute(location.pathname).page === "table";
    if (first && now && first.version !== now.version && !atTable) {
      toast(t("new-version"), "again", { words: t("reload"), do: () => location.reload() });
    }
  }, LOOK_AGAIN);
}
