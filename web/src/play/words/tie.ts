/** Why this bid won: the highest, then the two tie-breaks in order, then chance. */

import { readCard } from "../../lib/cards";
import type { Bidding } from "../../lib/view";

export type Step =
  | { rule: "highest"; bid: number; decided: boolean }
  | { rule: "cars" | "wild" | "chance"; needed: boolean; decided: boolean; cars: number; others: number };

export interface Tie {
  /** Those who bid the same as the winner. */
  rivals: number[];
  steps: Step[];
}

/** The order in which it was decided; null where nobody bid as much as the winner. */
export function explainTie(bids: Bidding[], winner: number, drawn: boolean): Tie | null {
  const won = bids.find((bid) => bid.seat === winner);
  if (!won || !won.bid) return null;
  const rivals = bids.filter((bid) => bid.seat !== winner && bid.bid === won.bid);
  if (!rivals.length) return null;
  const cars = readCard(won.card).length;
  const others = Math.max(...rivals.map((bid) => readCard(bid.card).length));
  const byCars = others < cars;
  const step = (rule: "cars" | "wild" | "chance", needed: boolean, decided: boolean): Step => ({ rule, needed, decided, cars, others });
  const steps = [
    { rule: "highest" as const, bid: won.bid, decided: false },
    step("cars", true, byCars),
    step("wild", !byCars, !byCars && !drawn),
    ...(drawn ? [step("chance", true, true)] : []),
  ];
  return { rivals: rivals.map((bid) => bid.seat), steps };
}
