/** What each choice would do, in the words of its row, button and spoken sentence. */

import { t } from "../../lib/text";
import type { View } from "../../lib/view";
import type { CarLetter, LineAhead, Missing, Move, TrackShape } from "../../protocol";
import type { Phrasing } from "./phrasing";

/** The lane of a space, as the eye finds it. */
export function sayLane(track: TrackShape | null, space: string): string {
  const found = track?.spaces.find((one) => one.id === space);
  return found ? t("lane", { side: found.side }) : "";
}

/** What comes of a move besides its length. */
export function sayEffects(phrasing: Phrasing, move: Move): string[] {
  const effects: string[] = [];
  if (move.behind.length) effects.push(sayBehind(phrasing, move.behind));
  if (move.passed.length) effects.push(t("end-passes", { cars: phrasing.cars(move.passed) }));
  for (const bet of move.lines) effects.push(t("end-line", { bet }));
  return effects;
}

/** Who makes the jam. */
function sayBehind(phrasing: Phrasing, cars: CarLetter[]): string {
  return cars.length ? t("end-behind", { cars: phrasing.cars(cars) }) : "";
}

/** The short word at the end of a row: how much of the number is used. */
export function sayReach(move: Move, asksBonus: boolean): string {
  const steps = move.walk.length;
  if (move.place !== null) return t("ordinal", { place: move.place });
  if (!steps) return t("end-none");
  if (asksBonus) return t("end-more", { steps });
  return move.lost ? t("end-loses", { lost: move.lost }) : t("end-all", { steps });
}

/** A whole sentence, for ears and for the row's name. */
export function sayEnd(phrasing: Phrasing, view: View, track: TrackShape | null, move: Move, asksBonus: boolean): string {
  const steps = move.walk.length;
  const speed = view.card?.steps ?? steps;
  const parts: string[] = [];
  if (move.place !== null) parts.push(t("end-finish", { place: move.place }));
  else {
    parts.push(move.to, sayLane(track, move.to));
    if (!steps) parts.push(t("end-stays"));
    else if (asksBonus) parts.push(t("end-bonus-only", { steps }));
    else if (move.lost) parts.push(t("end-jam", { steps, speed, lost: move.lost }));
    else parts.push(t("end-full", { steps }));
  }
  if (move.bonus && !asksBonus && move.place === null) parts.push(t("end-bonus", { bonus: move.bonus, power: move.power ?? "none" }));
  return joined(...parts, ...sayEffects(phrasing, move));
}

/** A line of a card that is not played yet, as things stand; from the second line on they may stand otherwise. */
export function sayLine(phrasing: Phrasing, line: LineAhead, first: boolean): string {
  const { how, steps, ends, speed } = line;
  if (how === "wild") return t("line-any-car");
  if (how === "home" || how === "absent" || how === "finish") return t("forecast", { how, steps, ends });
  if (line.mover !== null && line.mover !== phrasing.me) return t("line-steers", phrasing.who(line.mover));
  const behind = sayBehind(phrasing, line.behind);
  if (how === "blocked") return joined(t("line-blocked", { lost: speed }), behind);
  if (how === "short") return joined(t("line-short", { ends, steps, speed }), behind);
  return first ? t("line-ways", { ends }) : t("line-about", { ends });
}

/** Why cars are not among those that a wild may move, one sentence a reason. */
export function sayMissing(phrasing: Phrasing, missing: Missing[]): string[] {
  return (["printed", "named"] as const)
    .map((why) => ({ why, cars: missing.filter((one) => one.why === why).map((one) => one.car) }))
    .filter(({ cars }) => cars.length)
    .map(({ why, cars }) => t("wild-missing", { why, cars: phrasing.cars(cars) }));
}

const joined = (...parts: string[]): string => parts.filter(Boolean).join(", ");
