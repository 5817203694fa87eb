// The options for making a table. Requested once; later requests only check for a new version of the page.
import type { Edition, Setup } from "../protocol";
import { api } from "./api";
import { here, readRoute } from "../router/router";
import { t } from "../text/text";
import { toast } from "../notices/toasts.svelte";

const LOOK_AGAIN = 10 * 60_000;
let asked: Promise<Setup> | undefined;
let known: Setup | undefined;

/** Requests the setup once. The page is not shown until it has arrived. */
export function setup(): Promise<Setup> {
  asked ??= api.setup();
  asked.then(setFacts, () => (asked = undefined));
  return asked;
}

export function setFacts(setup: Setup): void {
  known = setup;
}

/** The facts of the game as this server plays it: prizes, payouts, hands, currencies and powers. */
export function facts(): Setup {
  if (!known) throw new Error("asked for facts before the setup is there");
  return known;
}

/** The edition printed in a language; the English one if there is none. */
export function editionFor(lang: string): Edition {
  return (lang in facts().editions ? lang : "en") as Edition;
}

/** Call once. Offers a new version of the page in a toast, but never at a table, where the toast might cover a decision. */
export function watchVersion(): void {
  poll(async () => {
    const [first, now] = await Promise.all([setup(), api.setup()]).catch(() => []);
    const atTable = readRoute(here()).page === "table";
    if (first && now && first.version !== now.version && !atTable) {
      toast(t("new-version"), "again", { words: t("reload"), do: () => location.reload() });
    }
  }, LOOK_AGAIN);
}

/** Sends the request now, every `every` milliseconds while the tab is visible, and at once when it becomes visible again. Returns a function that stops it. */
export function poll(ask: () => Promise<void>, every: number): () => void {
  const run = (): void => {
    if (!document.hidden) void ask();
  };
  const timer = setInterval(run, every);
  document.addEventListener("visibilitychange", run);
  void ask();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", run);
  };
}

/** Passes the answer to `take`, or null if the request failed. */
export async function orNull<Answer>(asked: Promise<Answer>, take: (answer: Answer | null) => void): Promise<void> {
  take(await asked.catch(() => null));
}
