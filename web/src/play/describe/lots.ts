/** Describes the lot on offer and what the bidder can or must do. */
import { CARS } from "../../game/cards";
import { t } from "../../text/text";
import type { Bidder, View } from "../../protocol";

export function describeLot(view: View): string {
  const number = view.lot_number;
  if (number === null) return t("auction-lot-again", { left: view.lots_left });
  return t("auction-lot", { number, count: CARS.length });
}

/** Says whether the player must bid, and whether they can buy a second car. */
export function describeBidder({ stand, owned, spare }: Bidder): string {
  return t("auction-stand", { stand, owned, spare });
}
