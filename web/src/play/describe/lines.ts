/** Describes the lines of a card that is being carried out. */

import { t } from "../../lib/text";
import type { View } from "../../protocol";
import type { CardProgress, LineProgress } from "./card-progress";
import type { Phrasing } from "./phrasing";

/** What happened to a line of the card. */
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

/** Who will move the car, if players steer their own cars. */
export function describeComingLine(phrasing: Phrasing, view: View, card: CardProgress, line: LineProgress): string {
  if (!line.car) return line.mark === "W" ? t("line-wild-to-come") : "";
  const { mover, place } = view.cars[line.car];
  if (place !== null) return t("forecast", { how: "home", steps: 0, ends: 0 });
  return mover !== null && mover !== card.seat ? t("line-steers", phrasing.who(mover)) : "";
}
