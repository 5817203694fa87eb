/** Says in one line whom the table is waiting for. */

import { t } from "../../lib/text";
import type { Lay, View } from "../../protocol";
import type { Phrasing } from "./phrasing";

export function describeWaiting(phrasing: Phrasing, view: View | null): string {
  const others = view?.waiting.filter((seat) => seat !== phrasing.me) ?? [];
  if (!view || !others.length) return "";
  if (others.length === 1 && view.phase === "race") return t("turn-of", phrasing.who(others[0]!));
  return others.length <= 2
    ? t("wait-for", { names: phrasing.list(others) })
    : t("turn-wait", { count: others.length });
}

/** Describes the card that the player has chosen to lay and may still take back. */
export function describeHeldCard(phrasing: Phrasing, card: Lay): string {
  return t("auction-held", { way: card.bid ? "bid" : "pass", amount: phrasing.money(card.bid) });
}
