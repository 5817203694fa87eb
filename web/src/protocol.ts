// Made by `python -m tools.protocol` from downforce/server/messages.py: change that, not this.
import type { GameEvent, GameOptions, View } from "./lib/view";

export const MAX_NAME = 24;
export const MAX_ACTION = 60;

export type CarLetter = "K" | "B" | "G" | "Y" | "O" | "R";
export type Clock = "none" | "relaxed" | "quick";
export type Status = "waiting" | "running" | "over";
export type Choice = Lay | Keep | Play | Wild | Move | Skip | Go | Bet;
export type FromServer = TableMessage | News | Info | Done | No | Elsewhere | Pong;
export type ToServer = Act | Wheel | Ping;

export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  level: string | null;
  character: string | null;
  connected: boolean;
  driver: string | null;
}

export interface TableInfo {
  id: string;
  name: string;
  public: boolean;
  status: Status;
  options: GameOptions;
  track: string;
  clock: Clock;
  seats: SeatInfo[];
  host: number | null;
  watchers: number;
  created: number;
  rematch: string | null;
}

export interface LineAhead {
  car: CarLetter | "W";
  speed: number;
  how: "free" | "short" | "blocked" | "finish" | "home" | "absent" | "wild";
  steps: number;
  ends: number;
  behind: CarLetter[];
  mover: number | null;
  bonus: number;
}

export interface Lay {
  kind: "lay";
  action: string;
  card: string;
  bid: number;
  by: "colour" | "wild" | "lowest" | "pass";
}

export interface Keep {
  kind: "keep";
  action: string;
  power: string;
  serves: number;
}

export interface Play {
  kind: "play";
  action: string;
  card: string;
  reversed: boolean;
  lines: LineAhead[];
  power: string | null;
}

export interface Wild {
  kind: "wild";
  action: string;
  line: LineAhead;
  printed: boolean;
}

export interface Move {
  kind: "move";
  action: string;
  to: string;
  walk: string[];
  lost: number;
  behind: CarLetter[];
  bonus: number;
  power: string | null;
  passed: CarLetter[];
  lines: number[];
  place: number | null;
}

export interface Skip {
  kind: "skip";
  action: string;
  car: CarLetter | null;
}

export interface Go {
  kind: "go";
  action: string;
  car: CarLetter;
  mover: number;
}

export interface Bet {
  kind: "bet";
  action: string;
  car: CarLetter;
  rank: number;
  place: number | null;
  owner: number | null;
  pays: number[];
}

export interface Offer {
  asks: "bid" | "keep" | "play" | "wild" | "go" | "move" | "bonus" | "bet";
  choices: Choice[];
}

export interface Time {
  now: number;
  until: Record<number, number>;
}

export interface TableMessage {
  t: "table";
  seq: number;
  info: TableInfo;
  seat: number | null;
  view: View | null;
  events: GameEvent[];
  offer: Offer | null;
  time: Time | null;
}

export interface News {
  t: "news";
  after: number;
  seq: number;
  events: GameEvent[];
  view: View;
  offer: Offer | null;
  time: Time | null;
}

export interface Info {
  t: "info";
  info: TableInfo;
  seat: number | null;
}

export interface Done {
  t: "done";
  id: string;
  seq: number;
}

export interface No {
  t: "no";
  id: string | null;
  why: string;
  args: Record<string, string | number>;
}

export interface Elsewhere {
  t: "elsewhere";
}

export interface Pong {
  t: "pong";
}

export interface Act {
  t: "act";
  id: string;
  seq: number;
  action: string;
}

export interface Wheel {
  t: "wheel";
}

export interface Ping {
  t: "ping";
}

export interface Me {
  name: string;
}

export interface Rename {
  name: string;
}

export interface SeatWanted {
  kind: "me" | "open" | "bot";
  level?: string | null;
  character?: string | null;
}

export interface NewTable {
  options?: Partial<GameOptions>;
  seats: SeatWanted[];
  clock?: Clock;
  public?: boolean;
  start?: boolean;
}

export interface TableMade {
  id: string;
}

export interface TableChange {
  options?: Partial<GameOptions>;
  seats?: number | null;
  clock?: Clock | null;
  public?: boolean | null;
}

export interface SeatChange {
  kind: "me" | "open" | "bot";
  level?: string | null;
  character?: string | null;
}

export interface MyGame {
  info: TableInfo;
  seat: number;
  my_turn: boolean;
  won: boolean | null;
  changed: number;
}

export interface ReturnLink {
  token: string;
}

export interface Returned {
  table: string | null;
}

export interface TrackSummary {
  name: string;
  title: string;
  spaces: number;
}

export interface CharacterSummary {
  name: string;
  person: string;
}

export interface BotSummary {
  name: string;
  level: number;
  characters: CharacterSummary[];
}

export interface OptionSummary {
  name: string;
  values: unknown[];
  default: unknown;
}

export interface Setup {
  version: string;
  tracks: TrackSummary[];
  bots: BotSummary[];
  editions: Record<string, Partial<GameOptions>>;
  options: OptionSummary[];
  powers: string[];
  currencies: Record<string, string>;
  hands: Record<number, number>;
  small_hand: number;
  prizes: number[];
  bets: number[][];
  clocks: Record<string, number>;
}

export interface SpaceShape {
  id: string;
  path: string;
  x: number;
  y: number;
  heading: number;
  size: number;
  lane: number;
  lanes: number;
  rectangle: boolean;
  front: number;
  to_finish: number;
}

export interface TrackShape {
  name: string;
  title: string;
  width: number;
  height: number;
  svg: string;
  spaces: SpaceShape[];
  places: [number, number][];
  grid: string[];
  lines: number[];
  sections: string[];
}

export interface ReplayFrame {
  seq: number;
  seat: number | null;
  action: string | null;
  view: View;
  events: GameEvent[];
}

export interface Replay {
  info: TableInfo;
  seat: number | null;
  frames: ReplayFrame[];
}

export interface Refusal {
  why: string;
  args: Record<string, string | number>;
}
