// What the rules say of a game, as Python dicts over the wire: Game.view (downforce/rules/view.py) and its events
// (downforce/rules/story.py). "?" stands for what a seat may not know.
import type { CarLetter } from "../protocol";

export type Unknown = "?";
export type Seat = number;
export type PowerName = "aggressive" | "cunning" | "determined" | "strategic" | "tricky" | "unpredictable";
export type Phase = "auction" | "powers" | "race" | "bets" | "over";
export type Asks = "bid" | "keep" | "play" | "wild" | "go" | "move" | "bonus" | "bet";
export type Edition = "en" | "es" | "fr" | "pt-BR" | "pt-PT";
export type BeginnerRule = "deal-cars" | "no-powers" | "small-hands" | "no-bets" | "first-wins";
export type EndReason = "finished" | "home" | "cards" | "first";

export interface GameOptions {
  players: number;
  track: string | string[]; // two for a world tour
  deck: string;
  edition: Edition;
  powers: boolean;
  bets: boolean;
  beginner: boolean | BeginnerRule[]; // from the server always a list
  long_distance: boolean | "money";
  world_tour: boolean;
  any_card_bid: boolean;
  two_player_cunning: "swap" | "remove" | "keep";
  determined_always: boolean;
}

export interface CarState {
  space: string | null; // off the track: home, or (scenarios) never there
  laps: number;
  place: number | null;
  owner: Seat | null;
  paid: number | null;
  mover: Seat | null; // who would steer it on a card of the seat whose turn it is; null before and after the race
}

export interface LotNames {
  car: CarLetter;
  power: PowerName | null;
}

export interface CardInPlay {
  seat: Seat;
  card: string;
  reversed: boolean;
  line: number; // index as printed, from the top
  car: CarLetter | null; // null: a wild that is still to be named
  steps: number;
  named: CarLetter[];
  skipped: boolean;
}

export interface View {
  seat: Seat | null;
  options: GameOptions;
  track: string;
  race: number;
  races: number;
  phase: Phase;
  waiting: Seat[];
  asks: Asks | null;
  turn: Seat | null;
  grid: CarLetter[];
  cars: Record<CarLetter, CarState>;
  order: CarLetter[]; // the race order: home, on the track, off it
  finished: CarLetter[];
  lot: (LotNames & { round: 1 | 2 }) | null;
  lots_left: number;
  aside: LotNames[];
  sold: { seat: Seat | null; price: number } | null;
  laid: (Unknown | { card: string; bid: number } | null)[]; // by seat, as all lists below
  won: PowerName[][];
  powers: (PowerName | Unknown | null)[];
  hands: string[][]; // cards by name, "?" for each of somebody else's
  shown: string[][];
  floors: Partial<Record<CarLetter | "W", number>>[];
  speed8: string[][];
  piles: string[][];
  pile: string[];
  discard: string[];
  undealt: string[];
  card: CardInPlay | null;
  bets_made: number;
  bets: (CarLetter | Unknown)[][];
  outcome: Outcome | null;
}

// How a game ended (downforce/rules/outcome.py).

export interface Sheet {
  seat: Seat;
  cars: Partial<Record<CarLetter, { price: number; place: number | null; prize: number }>>;
  bets: { car: CarLetter; place: number | null; pays: number }[];
  racing: number | null; // null: first-wins counts no money
  betting: number | null;
  auction: number | null;
  total: number | null;
}

export interface TourSheet {
  seat: Seat;
  races: Sheet[];
  racing: number;
  betting: number;
  auction: number;
  total: number;
}

export interface RaceResult {
  track: string;
  reason: EndReason;
  placed: CarLetter[];
  stalled: CarLetter[];
  sheets: Sheet[];
}

export interface Outcome {
  winners: Seat[];
  reason: EndReason;
  decided: "winnings" | "place" | "first" | "furthest" | "shared";
  scores: number[] | null;
  placed: CarLetter[];
  stalled: CarLetter[];
  sheets: Sheet[] | TourSheet[];
  races: RaceResult[];
}

export type { GameEvent, EventOf } from "./events";
