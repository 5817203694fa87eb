/** Describes whose turn it is, for the heading of the panel and as the answer to the key W. */
import { t } from "../../text/text";
import type { Asks, View, Lay } from "../../protocol";
import type { CardProgress } from "./card-progress";
import type { Phrasing } from "./phrasing";

/** `card` is the card on screen, if its lines are still being carried out. */
export function describeTurn(phrasing: Phrasing, view: View, card: CardProgress | null): string {
  if (view.phase === "over") return t("turn-over");
  if (view.phase === "bets") return t("bets-wait-title", { bet: view.bets_made + 1 });
  const steers = describeSteering(phrasing, view);
  if (steers) return steers;
  const playing = view.card ?? card;
  if (playing) return playing.seat === phrasing.me ? t("own-card") : t("turn-of", phrasing.who(playing.seat));
  if (view.phase === "race" && view.turn !== null) return t("turn-of", phrasing.who(view.turn));
  return t("turn-wait", { count: view.waiting.length });
}

/** Questions that go to whoever steers the car, on whosever card. */
const STEERS = new Set<string | null>(["move", "bonus"] satisfies Asks[]);

/** Says who steers a car on somebody else's card; empty if nobody does. */
function describeSteering(phrasing: Phrasing, { card, asks, waiting: [asked] }: View): string {
  if (!card?.car || !STEERS.has(asks) || asked === undefined || asked === card.seat) return "";
  return t("turn-steers", { car: card.car, ...phrasing.who(asked) });
}

/** Says in one line whom the table is waiting for. */
export function describeWaiting(phrasing: Phrasing, view: View | null): string {
  const others = view?.waiting.filter((seat) => seat !== phrasing.me) ?? [];
  if (!view || !others.length) return "";
  if (others.length === 1 && view.phase === "race")
    return describeSteering(phrasing, view) || t("turn-of", phrasing.who(others[0]!));
  return others.length <= 2
    ? t("wait-for", { names: phrasing.list(others) })
    : t("turn-wait", { count: others.length });
}

/** Describes the card that the player has chosen to lay and may still take back. */
export function describeHeldCard(phrasing: Phrasing, card: Lay): string {
  return t("auction-held", { way: card.bid ? "bid" : "pass", amount: phrasing.money(card.bid) });
}
