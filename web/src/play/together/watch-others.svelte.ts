/* Tells the reader what other players do (join, leave, react, nudge), and calls the reader back to a hidden tab. */
import { untrack } from "svelte";
import { callReaderBack, showNotification } from "../../notices/notify";
import { rematch } from "../../screens/rematch.svelte";
import { settings } from "../../settings/settings.svelte";
import { t } from "../../text/text";
import { toast } from "../../notices/toasts.svelte";
import type { TableInfo } from "../../protocol";
import { sounds } from "../../sound/sounds";
import type { LiveTable } from "../../table/live-table.svelte";
import { describeChanges, isAsked } from "./together";

export function personCount(info: TableInfo | null): number {
  return info?.seats.filter((seat) => seat.kind === "person").length ?? 0;
}

/** Call this while a component is being created. `asked` says whether it is the reader's turn; `announce` speaks to screen readers. */
export function watchOthers(table: LiveTable, asked: () => boolean, announce: (words: string) => void): void {
  const name = (seat: number): string => table.info?.seats[seat]?.name ?? "";
  let before: TableInfo | null = null;
  $effect(() => {
    const after = table.info;
    if (!before || !after) {
      before = after;
      return;
    }
    for (const { words, icon } of describeChanges(before, after, table.seat)) toast(words, icon);
    const ended =
      before.status === "running" && after.status === "over" && table.seat !== null && personCount(after) > 1;
    if (ended) rematch.after(after.id, name(table.seat!));
    before = after;
  });
  $effect(() => {
    const reaction = table.signals.newest;
    if (!reaction || settings.announce === "none" || untrack(() => reaction.seat === table.seat)) return;
    announce(untrack(() => t("react-said", { name: name(reaction.seat), sign: reaction.sign })));
  });
  $effect(() => {
    const nudge = table.signals.nudge;
    if (!nudge) return;
    const words = untrack(() => t("nudge-me", { name: name(nudge.by) }));
    toast(words, "bell");
    callReaderBack(words);
    sounds.bell();
  });
  let request: number | null = null;
  $effect(() => {
    const by = isAsked(table.info, table.seat) ? (table.info?.give_up?.by ?? null) : null;
    if (by !== null && by !== request) {
      callReaderBack(untrack(() => t("give-up-asks", { name: name(by) })));
      sounds.bell();
    }
    request = by;
  });
  $effect(() => {
    if (asked()) showNotification(t("turn-of", { me: "yes", name: "" }));
  });
}
