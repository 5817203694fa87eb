/** Tips for a first game, by the question they help with. Each is shown once. */
import { t } from "../../text/text";
import type { Offer, PowerName, View } from "../../protocol";

export type TipName = "bid" | "second" | "card" | "jam" | "wild" | "missing" | "rectangles" | "bet";

/** The tips for a question, most important first. */
function tipsFor(offer: Offer, power: PowerName | null): TipName[] {
  switch (offer.asks) {
    case "bid":
      return [offer.bidder?.owned ? "second" : "bid"];
    case "play":
      return power === "determined" ? ["card", "rectangles"] : ["card"];
    case "wild":
      return offer.missing?.length ? ["wild", "missing"] : ["wild"];
    case "bonus":
      return ["rectangles"];
    case "bet":
      return ["bet"];
    case "move": {
      const moves = offer.choices.filter((choice) => choice.kind === "move");
      const found: TipName[] = moves.some((move) => move.power === "determined") ? ["rectangles"] : [];
      return moves.some((move) => move.lost > 0) && moves.some((move) => move.lost === 0) ? [...found, "jam"] : found;
    }
    default:
      return [];
  }
}

/** The tip to show now, if any. */
export function tipDue(offer: Offer | null, power: PowerName | null, seen: ReadonlySet<string>): TipName | null {
  return (offer && tipsFor(offer, power).find((mark) => !seen.has(mark))) ?? null;
}

/** A key that stays the same as long as the question does. */
export function questionKey(offer: Offer | null): string {
  return offer ? `${offer.asks} ${offer.choices.map((choice) => choice.action).join()}` : "";
}

/** A tip in words that are true in this game: not everywhere does what is paid count, or are there powers to keep. */
export function describeTip(mark: TipName, view: Pick<View, "prizes" | "options"> | null): string {
  const money = view === null || view.prizes.length > 0;
  const powers = view === null || (view.options.powers && !view.options.beginner.includes("no-powers"));
  if (mark === "bid" && !money) return t("tip-bid-free");
  if (mark === "second" && !(money && powers))
    return t("tip-second", { money: money ? "yes" : "no", powers: powers ? "yes" : "no" });
  return t("coach-mark", { mark });
}
