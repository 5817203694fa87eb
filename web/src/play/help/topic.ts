/** Finds the paragraph of the rules that answers the player's current question. */
import type { Offer, View } from "../../protocol";

export interface HelpContext {
  view: Pick<View, "phase" | "lot" | "in_force">;
  offer: Offer | null;
  /** How the lot on display was decided, if its end is being shown. */
  sold?: "tie" | "other" | null;
}

/** The id of a paragraph (screens/rules/paragraphs.ts); "" if no paragraph fits. */
export function helpTopic({ view, offer, sold = null }: HelpContext): string {
  if (sold) return sold === "tie" ? "auction-tie" : "auction-win";
  if (offer) return topicOfQuestion(offer, view.lot?.round === 2);
  const holds = (rule: View["in_force"][number]): boolean => view.in_force.includes(rule);
  switch (view.phase) {
    case "auction":
      return "auction-all";
    case "powers":
      return "powers-keep";
    case "bets":
      return "bets-what";
    case "race":
      return "race-turn";
    default:
      return holds("money") ? "end-money" : holds("first-wins") ? "ways-first" : "ways-furthest";
  }
}

function topicOfQuestion(offer: Offer, secondRound: boolean): string {
  switch (offer.asks) {
    case "bid":
      return topicOfBid(offer, secondRound);
    case "keep":
    case "go":
      return "powers-keep";
    case "play":
      return "race-lines";
    case "wild":
      return "race-wild";
    case "bonus":
      return "powers-rectangles";
    case "bet":
      return "bets-what";
    default:
      return topicOfMove(offer);
  }
}

function topicOfBid(offer: Offer, secondRound: boolean): string {
  const bid = offer.choices.find((choice) => choice.kind === "lay" && choice.by !== "pass");
  if (bid?.kind === "lay" && bid.by !== "colour") return bid.by === "wild" ? "auction-wild" : "auction-any";
  if (secondRound) return "auction-none";
  return offer.bidder?.owned ? "auction-free" : "auction-bid";
}

function topicOfMove(offer: Offer): string {
  const moves = offer.choices.filter((choice) => choice.kind === "move");
  if (moves.some((move) => move.power === "determined")) return "powers-rectangles";
  if (moves.some((move) => move.place !== null)) return "end-place";
  return moves.some((move) => move.lost > 0) ? "race-jam" : "race-step";
}
