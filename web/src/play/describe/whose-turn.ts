/** Whose turn it is, for the heading of the panel and as the answer to the key W. */
import { t } from "../../text/text";
import type { View, Lay } from "../../protocol";
import type { CardProgress } from "./card-progress";
import type { Phrasing } from "./phrasing";

export function describeTurn(phrasing: Phrasing, view: View, card: CardProgress | null): string {
  if (view.phase === "over") return t("turn-over");
  const asked = view.waiting[0];
  const mine = phrasing.me !== null && view.waiting.includes(phrasing.me);
  if (view.card && view.card.car && asked !== undefined && asked !== view.card.seat) {
    return t("turn-steers", { car: view.card.car, ...phrasing.who(asked) });
  }
  if (mine) return t("turn-of", phrasing.who(phrasing.me ?? 0));
  if (card) return t("turn-of", phrasing.who(card.seat));
  if (view.phase === "race" && view.turn !== null) return t("turn-of", phrasing.who(view.turn));
  return t("turn-wait", { count: view.waiting.length });
}

/** Says in one line whom the table is waiting for. */
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
