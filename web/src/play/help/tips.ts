/** Tips for a first game, by the question they help with. Each is shown once. */
import type { Offer, PowerName } from "../../protocol";

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
