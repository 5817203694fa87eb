/* Describes what happened to the players of a running game between two states of its table. */
import { t } from "../../lib/text";
import type { TableInfo } from "../../protocol";

export interface Change {
  words: string;
  icon: string;
}

/** Describes the changes. `me` is the reader's seat. That a bot drives for the reader is left to the panel, which also offers the way back. */
export function describeChanges(before: TableInfo, after: TableInfo, me: number | null): Change[] {
  if (before.status !== "running" || after.status !== "running") return [];
  const resumed: Change[] = before.give_up && !after.give_up ? [{ words: t("give-up-goes-on"), icon: "flag" }] : [];
  const ofSeats = after.seats.flatMap((now): Change[] => {
    const was = before.seats[now.seat];
    const who = { me: now.seat === me ? "yes" : "no", name: now.name };
    if (was?.kind === "bot" && now.kind === "person")
      return [{ words: t("told-latecomer", { ...who, bot: was.name }), icon: "user" }];
    if (was?.kind !== "person" || now.kind !== "person" || was.driver === now.driver) return [];
    if (now.driver === null) return [{ words: t("told-wheel", who), icon: "user" }];
    return now.seat === me ? [] : [{ words: t("told-driver", { name: now.name }), icon: "bot" }];
  });
  return [...ofSeats, ...resumed];
}
