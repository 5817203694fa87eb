/** Describes the lot on offer and what the bidder can or must do. */
import { CARS } from "../../game/cards";
import { t } from "../../text/text";
import type { Bidder, View } from "../../protocol";

export function lotNumber(view: View): number {
  return CARS.length - (view.lots_left - view.aside.length) + 1;
}

export function describeLot(view: View): string {
  if (view.lot?.round === 2) return t("auction-lot-again", { left: view.lots_left });
  return t("auction-lot", { number: lotNumber(view), count: CARS.length });
}

/** Says whether the player must bid, and whether they can buy a second car. */
export function describeBidder({ must, owned, spare }: Bidder): string {
  const stand = must ?? (owned ? "another" : spare ? "free" : "one-each");
  return t("auction-stand", { stand, owned, spare });
}
