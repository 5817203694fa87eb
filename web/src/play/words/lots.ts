/** Which lot is on offer. */

import { CARS } from "../../lib/cards";
import { t } from "../../lib/text";
import type { View } from "../../lib/view";

export function lotNumber(view: View): number {
  return CARS.length - (view.lots_left - view.aside.length) + 1;
}

export function sayLot(view: View): string {
  if (view.lot?.round === 2) return t("auction-lot-again", { left: view.lots_left });
  return t("auction-lot", { number: lotNumber(view), count: CARS.length });
}
