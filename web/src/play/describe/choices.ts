/** Describes the effect of each choice, for its row, its button and its spoken sentence. */
import { t } from "../../text/text";
import type { CarLetter, EndAhead, LineAhead, Missing, Move, TrackShape, View } from "../../protocol";
import type { Phrasing } from "./phrasing";
import type { CardProgress, LineProgress } from "./card-progress";

/** The lane of a space as the viewer sees it. */
export function describeLane(track: TrackShape | null, space: string): string {
  const found = track?.spaces.find((one) => one.id === space);
  return found ? t("lane", { side: found.side }) : "";
}

/** The effects of a move apart from its length. */
export function describeEffects(phrasing: Phrasing, move: Move): string[] {
  const effects: string[] = [];
  if (move.behind.length) effects.push(describeBehind(phrasing, move.behind));
  if (move.passed.length) effects.push(t("end-passes", { cars: phrasing.cars(move.passed) }));
  for (const bet of move.lines) effects.push(t("end-line", { bet }));
  return effects;
}

/** Names the cars that cause the jam. */
function describeBehind(phrasing: Phrasing, cars: CarLetter[]): string {
  return cars.length ? t("end-behind", { cars: phrasing.cars(cars) }) : "";
}

/** The short text at the end of a row: how many of the line's spaces the move uses. */
export function describeReach(move: Move, asksBonus: boolean): string {
  const steps = move.walk.length;
  if (move.place !== null) return t("ordinal", { place: move.place });
  if (!steps) return t("end-none");
  if (asksBonus) return t("end-more", { steps });
  return move.lost ? t("end-loses", { lost: move.lost }) : t("end-all", { steps });
}

/** Describes a move in a full sentence, for screen readers and as the row's label. */
export function describeEnd(
  phrasing: Phrasing,
  view: View,
  track: TrackShape | null,
  move: Move,
  asksBonus: boolean,
): string {
  const steps = move.walk.length;
  const speed = view.card?.steps ?? steps;
  const parts: string[] = [];
  if (move.place !== null) parts.push(t("end-finish", { place: move.place }));
  else {
    parts.push(move.to, describeLane(track, move.to));
    if (!steps) parts.push(t("end-stays"));
    else if (asksBonus) parts.push(t("end-bonus-only", { steps }));
    else if (move.lost) parts.push(t("end-jam", { steps, speed, lost: move.lost }));
    else parts.push(t("end-full", { steps }));
  }
  if (move.bonus && !asksBonus && move.place === null)
    parts.push(t("end-bonus", { bonus: move.bonus, power: move.power ?? "none" }));
  return joined(...parts, ...describeEffects(phrasing, move));
}

/** Describes a line of a card that has not been played yet, with all cars at their current positions: places gained, spaces lost, cars in the way. */
export function describeLine(phrasing: Phrasing, line: LineAhead, before: readonly LineAhead[] = []): string {
  const { how, steps, ends, speed } = line;
  if (how === "wild") return t("line-any-car");
  if (how === "home" || how === "absent") return t("forecast", { how, steps, ends });
  const steers = line.mover !== null && line.mover !== phrasing.me ? t("line-steers", phrasing.who(line.mover)) : "";
  // A car in the way may be gone by then if an earlier line of this card moves it.
  const goes = line.behind.length > 0 && line.behind.every((car) => before.some((one) => one.car === car));
  const behind = goes
    ? t("line-after", { cars: phrasing.cars(line.behind), count: line.behind.length })
    : describeBehind(phrasing, line.behind);
  if (how === "blocked") return joined(steers, t("line-blocked", { lost: speed }), behind);
  if (how === "finish") return joined(steers, t("forecast", { how, steps, ends }));
  return joined(steers, describeGains(line.reach), describeLosses(line.reach), behind);
}

/** The effects that all end spaces have in common, or the most that any of them offers. */
function describeGains(reach: readonly EndAhead[]): string {
  const gained = reach.map((end) => end.gained);
  const most = Math.max(0, ...gained);
  return t("line-gains", { places: most, all: gained.every((one) => one === most) ? "yes" : "no" });
}

function describeLosses(reach: readonly EndAhead[]): string {
  const lost = reach.map((end) => end.lost);
  const most = Math.max(0, ...lost);
  return most ? t("line-loses", { lost: most, all: lost.every((one) => one === most) ? "yes" : "no" }) : "";
}

/** Why some cars cannot be moved with a wild, one sentence per reason. */
export function describeMissing(phrasing: Phrasing, missing: Missing[]): string[] {
  return (["printed", "named"] as const)
    .map((why) => ({ why, cars: missing.filter((one) => one.why === why).map((one) => one.car) }))
    .filter(({ cars }) => cars.length)
    .map(({ why, cars }) => t("wild-missing", { why, count: cars.length, cars: phrasing.cars(cars) }));
}

const joined = (...parts: string[]): string => parts.filter(Boolean).join(", ");

/** Describes the result of a line that has been carried out. */
export function describeDoneLine(phrasing: Phrasing, card: CardProgress, line: LineProgress): string {
  const { end, bonus } = line;
  if (!end) return t("line-nothing");
  if (end.event === "skipped") return t("line-skipped");
  if (end.event === "stayed") {
    if (end.why === "blocked") return t("line-blocked", { lost: end.speed });
    return t("forecast", { how: end.why === "finished" ? "home" : "absent", steps: 0, ends: 0 });
  }
  const last = bonus ?? end;
  if (last.to === "finish") return t("line-home", { place: last.place ?? 0 });
  const steps = end.steps + (bonus?.steps ?? 0);
  const moved = end.lost
    ? t("line-jammed", { steps, speed: end.speed, space: last.to })
    : t("line-moved", { steps, space: last.to });
  return end.seat === card.seat ? moved : t("line-by", { told: moved, name: phrasing.names[end.seat] ?? "" });
}

/** Describes who will move the car of a line, if players steer their own cars. */
export function describeComingLine(phrasing: Phrasing, view: View, card: CardProgress, line: LineProgress): string {
  if (!line.car) return line.mark === "W" ? t("line-wild-to-come") : "";
  const { mover, place } = view.cars[line.car];
  if (line.end?.event === "moved") return ""; // it drives
  if (place !== null) return t("forecast", { how: "home", steps: 0, ends: 0 });
  return mover !== null && mover !== card.seat ? t("line-steers", phrasing.who(mover)) : "";
}
