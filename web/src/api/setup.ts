// What tables can be made. Requested once, and again now and then only to notice a new version of the page.
import type { Edition, Setup } from "../protocol";
import { api } from "./api";
import { poll } from "./poll";
import { here, readRoute } from "../lib/router";
import { t } from "../lib/text";
import { toast } from "../lib/toasts.svelte";

const LOOK_AGAIN = 10 * 60_000;
let asked: Promise<Setup> | undefined;
let known: Setup | undefined;

/** Requests the setup, once. The page is not shown before it is there. */
export function setup(): Promise<Setup> {
  asked ??= api.setup();
  asked.then(setFacts, () => {
    asked = undefined;
  });
  return asked;
}

export function setFacts(setup: Setup): void {
  known = setup;
}

/** The facts of the game as the server plays it: prizes, payouts, hands, currencies, powers. */
export function facts(): Setup {
  if (!known) throw new Error("asked for facts before the setup is there");
  return known;
}

/** The edition printed in a language, else the English one. */
export function editionFor(lang: string): Edition {
  return (lang in facts().editions ? lang : "en") as Edition;
}

/** Call once. Offers a new version in a toast, but never at a table, where it might cover a decision. */
export function watchVersion(): void {
  poll(async () => {
    const [first, now] = await Promise.all([setup(), api.setup()]).catch(() => []);
    const atTable = readRoute(here()).page === "table";
    if (first && now && first.version !== now.version && !atTable) {
      toast(t("new-version"), "again", { words: t("reload"), do: () => location.reload() });
    }
  }, LOOK_AGAIN);
}
