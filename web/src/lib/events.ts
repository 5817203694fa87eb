// What happened, told as one seat may know it (downforce/rules/story.py and game.py). `number` counts actions: an event
// bears the number of the action it followed, 0 for the deal.
import type { CarLetter } from "../protocol";
import type { EndReason, LotNames, Outcome, PowerName, Seat, Unknown } from "./view";

interface Told {
  number: number;
}
type Is<Kind extends string, Facts> = Told & { event: Kind } & Facts;

export interface Bidding {
  seat: Seat;
  card: string;
  bid: number;
}

export interface MoveFacts {
  seat: Seat;
  car: CarLetter;
  from: string;
  to: string; // a space, or "finish"
  steps: number;
  speed: number;
  bonus: number;
  lost: number;
  walk: string[];
  place: number | null;
  power: PowerName | null; // that gave steps, or let its owner steer
  order: CarLetter[]; // the race order after it
}

/** Why a lot was won: by the highest bid, or the only one; by a tie-break; by chance; or because it had to be taken. */
export interface WhySold {
  by: "forced" | "alone" | "highest" | "chance" | TieBreak["rule"];
  rivals: Seat[]; // who had bid as much
  breaks: TieBreak[]; // all of them, in order; none where nobody had bid as much
}

export interface TieBreak {
  rule: "cars" | "no-wild";
  how: "decides" | "level" | "unneeded";
  winner: number;
  others: number; // the best of the rivals
}

export type GameEvent =
  // the deal
  | Is<"dealt", { race: number; track: string; grid: CarLetter[]; owners: Record<CarLetter, Seat | null> }>
  | Is<"hand", { seat: Seat; count: number; cards: string[] | Unknown }>
  // the auction
  | Is<"lot", LotNames & { round: 1 | 2; bidders: Seat[] }>
  | Is<"laid", { seat: Seat; card: string | Unknown; bid: number | Unknown }>
  | Is<"revealed", { bids: Bidding[] }>
  | Is<"tied", { seats: Seat[] }>
  | Is<"drawn", { seat: Seat }>
  | Is<"sold", LotNames & { seat: Seat; price: number; why: WhySold }>
  | Is<"aside", LotNames>
  | Is<"unowned", LotNames>
  | Is<"forced", { seat: Seat; card: string | null }>
  // powers
  | Is<"chose", { seat: Seat; power: PowerName | Unknown }>
  | Is<"kept", { powers: (PowerName | null)[] }>
  // the race
  | Is<"race", { seat: Seat }>
  | Is<"drew", { seat: Seat; count: number; cards: string[] | Unknown }>
  | Is<"turn", { seat: Seat }>
  | Is<"played", { seat: Seat; card: string; reversed: boolean }>
  | Is<"named", { seat: Seat; car: CarLetter }>
  | Is<"skipped", { seat: Seat; car: CarLetter | null; power: PowerName | null }>
  | Is<"moved", MoveFacts>
  | Is<"stayed", { car: CarLetter; speed: number; why: "finished" | "blocked" | "absent" }>
  | Is<"home", { seat: Seat; cards: string[] }>
  // bets
  | Is<"betting", { bet: number }>
  | Is<"bet", { seat: Seat; bet: number; car: CarLetter | Unknown }>
  // the end
  | Is<"finish", { race: number; reason: EndReason; order: CarLetter[] }>
  | Is<"over", { outcome: Outcome }>;

/** One kind of event: EventOf<"moved">. */
export type EventOf<Kind extends GameEvent["event"]> = Extract<GameEvent, { event: Kind }>;
