// Made by `python -m tools.generate.protocol` from the shapes that Python declares: change those, not this.
// Declared in downforce/: rules/views/option_types.py, rules/views/shapes.py, rules/views/events.py,
// offers/shapes.py, analysis/shapes.py, room/shapes.py, server/sockets/messages.py.

export const PROTOCOL = 2;
export const MAX_NAME = 24;
export const MAX_ACTION = 60;

export type Seat = number;
export type CarLetter = "K" | "B" | "G" | "Y" | "O" | "R";
export type Mark = "K" | "B" | "G" | "Y" | "O" | "R" | "W";
export type PowerName = "aggressive" | "cunning" | "determined" | "strategic" | "tricky" | "unpredictable";
export type PhaseName = "auction" | "powers" | "race" | "bets" | "over";
export type Asks = "bid" | "keep" | "play" | "wild" | "go" | "move" | "bonus" | "bet";
export type EndReason = "finished" | "home" | "cards" | "first";
export type Edition = "en" | "es" | "fr" | "pt-BR" | "pt-PT";
export type BeginnerRule = "deal-cars" | "no-powers" | "small-hands" | "no-bets" | "first-wins";
export type CunningRule = "swap" | "remove" | "keep";
export type BidBy = "colour" | "wild" | "lowest";
export type TieBreakName = "cars" | "no-wild";
export type Unknown = "?";
export type RuleInForce = "auction" | "any-card" | "dealt" | "powers" | "cunning-swapped" | "cunning-removed" | "determined-always" | "own-piles" | "small-hands" | "bets" | "finish" | "laps" | "money" | "first-wins" | "furthest-wins" | "tour";
export type LaneSide = "inside" | "outside" | "left" | "right" | "only" | "middle" | "second-inside" | "second-outside" | "second-left" | "second-right";
export type GameEvent = DealtEvent | HandEvent | LotEvent | LaidEvent | RevealedEvent | TiedEvent | DrawnEvent | ForcedEvent | SoldEvent | AsideEvent | UnownedEvent | ChoseEvent | KeptEvent | RaceEvent | DrewEvent | TurnEvent | PlayedEvent | NamedEvent | SkippedEvent | MovedEvent | StayedEvent | HomeEvent | BettingEvent | BetEvent | FinishEvent | OverEvent;
export type Choice = Lay | Keep | Play | Wild | Move | Skip | Go | Bet;
export type AnalysisKind = "auction" | "powers" | "card" | "move" | "bet";
export type AnalysisMark = "" | "?!" | "?" | "??";
export type PuzzleTheme = "auction" | "blocking" | "bets" | "wilds" | "powers";
export type ReasonKey = "overbid" | "let-go" | "bid-less" | "keep" | "bonus-unused" | "skip-unused" | "skip-misused" | "order" | "home" | "jam" | "short" | "boxed" | "hindered" | "wild-elsewhere" | "wild-blocked" | "eight" | "spent" | "pushed" | "let-by" | "bet-unlikely" | "bet-own" | "bet-crowd" | "bet-payout";
export type FocusKey = "lot" | "powers" | "own-car" | "rival-car" | "wild" | "ends" | "bets";
export type Clock = "none" | "relaxed" | "quick";
export type Status = "waiting" | "running" | "over";
export type SeatKind = "open" | "person" | "bot";
export type Reaction = "blocked" | "bravo" | "ouch" | "coming" | "close" | "thanks";
export type OptionValue = boolean | number | string | string[] | null;
export type FromServer = TableMessage | DealMessage | News | Info | Done | No | Reacted | Nudged | Elsewhere | Pong;
export type ToServer = Act | TakeControl | Substitute | React | Nudge | PlayOut | HashPart | NoncePart | Ping;

export interface GameOptions {
  players: number;
  track: string | string[];
  deck: string;
  edition: Edition;
  powers: boolean;
  bets: boolean;
  beginner: BeginnerRule[];
  long_distance: boolean | "money";
  world_tour: boolean;
  any_card_bid: boolean;
  two_player_cunning: CunningRule;
  determined_always: boolean;
}

export interface GivenOptions {
  players?: number;
  track?: string | string[];
  deck?: string;
  edition?: Edition;
  powers?: boolean | "on" | "off";
  bets?: boolean | "on" | "off";
  beginner?: boolean | BeginnerRule[];
  long_distance?: boolean | "on" | "off" | "money";
  world_tour?: boolean | "on" | "off";
  any_card_bid?: boolean | "on" | "off";
  two_player_cunning?: CunningRule;
  determined_always?: boolean | "on" | "off";
}

export interface EditionPreset {
  any_card_bid: boolean;
  two_player_cunning: CunningRule;
}

export interface CarOnSheet {
  price: number;
  place: number | null;
  prize: number;
}

export interface BetOnSheet {
  car: CarLetter;
  place: number | null;
  pays: number;
}

export interface Sheet {
  seat: number;
  cars: Partial<Record<CarLetter, CarOnSheet>>;
  bets: BetOnSheet[];
  racing: number | null;
  betting: number | null;
  auction: number | null;
  total: number | null;
}

export interface TourSheet {
  seat: number;
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
  winners: number[];
  reason: EndReason;
  decided: "winnings" | "place" | "first" | "furthest" | "shared";
  scores: number[] | null;
  placed: CarLetter[];
  stalled: CarLetter[];
  sheets: Sheet[] | TourSheet[];
  races: RaceResult[];
}

export interface CarState {
  space: string | null;
  laps: number;
  place: number | null;
  owner: number | null;
  paid: number | null;
  mover: number | null;
  to_finish: number | null;
  to_betting_line: number | null;
}

export interface LotNames {
  car: CarLetter;
  power: PowerName | null;
}

export interface LotOnOffer {
  car: CarLetter;
  power: PowerName | null;
  round: 1 | 2;
}

export interface Sale {
  seat: number | null;
  price: number;
}

export interface LaidCard {
  card: string;
  bid: number;
}

export interface CardInPlay {
  seat: number;
  card: string;
  reversed: boolean;
  line: number;
  car: CarLetter | null;
  steps: number;
  named: CarLetter[];
  skipped: boolean;
}

export interface View {
  seat: number | null;
  options: GameOptions;
  track: string;
  race: number;
  races: number;
  in_force: RuleInForce[];
  betting_lines: number;
  next_betting_line: number | null;
  prizes: number[];
  phase: PhaseName;
  waiting: number[];
  asks: Asks | null;
  turn: number | null;
  grid: CarLetter[];
  cars: Record<CarLetter, CarState>;
  order: CarLetter[];
  finished: CarLetter[];
  foregone: boolean;
  lot: LotOnOffer | null;
  lots_left: number;
  aside: LotNames[];
  sold: Sale | null;
  laid: (LaidCard | Unknown | null)[];
  won: PowerName[][];
  powers: (PowerName | Unknown | null)[];
  hands: string[][];
  shown: string[][];
  floors: Partial<Record<Mark, number>>[];
  speed8: string[][];
  piles: string[][];
  pile: string[];
  discard: string[];
  undealt: string[];
  card: CardInPlay | null;
  bets_made: number;
  bets: ((CarLetter | Unknown)[])[];
  outcome: Outcome | null;
  ranks: number[] | null;
}

export interface TrackNamed {
  name: string;
  boxes: string;
  source?: string;
}

export interface DealtCards {
  grid: CarLetter[];
  lots: string[][];
  hands: string[][];
  piles: string[][];
  undealt: string[];
}

export interface TieDrawn {
  race: number;
  tied: number[];
}

export interface EarlierDeal {
  commitment: string;
  secret: string;
  silent: number[];
}

export interface DealProof {
  scheme: "downforce-deal-1" | "downforce-deal-2";
  table: string;
  secret: string;
  commitment: string;
  nonces: (string | null)[];
  silent: number[];
  discarded: number;
  earlier?: EarlierDeal[];
  ties: TieDrawn[];
}

export interface PlayedOn {
  table: string;
  actions: number;
  anew: boolean;
}

export interface GameRecord {
  downforce: 1;
  rules: number;
  options: GameOptions;
  track: TrackNamed | TrackNamed[];
  deck: string;
  cards?: string[];
  deal: DealtCards | DealtCards[];
  actions: [Seat | null, string][];
  result: Outcome | null;
  seat?: number | null;
  proof?: DealProof;
  played_on?: PlayedOn;
}

export interface DealtEvent {
  number: number;
  event: "dealt";
  race: number;
  track: string;
  grid: CarLetter[];
  owners: Record<CarLetter, number | null>;
}

export interface HandEvent {
  number: number;
  event: "hand";
  seat: number;
  count: number;
  cards: string[] | Unknown;
}

export interface LotEvent {
  number: number;
  car: CarLetter;
  power: PowerName | null;
  event: "lot";
  round: 1 | 2;
  bidders: number[];
}

export interface LaidEvent {
  number: number;
  event: "laid";
  seat: number;
  card: string | Unknown;
  bid: number | Unknown;
}

export interface Bidding {
  seat: number;
  card: string;
  bid: number;
}

export interface RevealedEvent {
  number: number;
  event: "revealed";
  bids: Bidding[];
}

export interface TiedEvent {
  number: number;
  event: "tied";
  seats: number[];
}

export interface DrawnEvent {
  number: number;
  event: "drawn";
  seat: number;
}

export interface ForcedEvent {
  number: number;
  event: "forced";
  seat: number;
  card: string | null;
}

export interface TieBreak {
  rule: TieBreakName;
  how: "decides" | "level" | "unneeded";
  winner: number;
  others: number;
}

export interface WhySold {
  by: "forced" | "alone" | "highest" | "chance" | TieBreakName;
  rivals: number[];
  breaks: TieBreak[];
}

export interface SoldEvent {
  number: number;
  car: CarLetter;
  power: PowerName | null;
  event: "sold";
  seat: number;
  price: number;
  why: WhySold;
}

export interface AsideEvent {
  number: number;
  car: CarLetter;
  power: PowerName | null;
  event: "aside";
}

export interface UnownedEvent {
  number: number;
  car: CarLetter;
  power: PowerName | null;
  event: "unowned";
}

export interface ChoseEvent {
  number: number;
  event: "chose";
  seat: number;
  power: PowerName | Unknown;
}

export interface KeptEvent {
  number: number;
  event: "kept";
  powers: (PowerName | null)[];
}

export interface RaceEvent {
  number: number;
  event: "race";
  seat: number;
}

export interface DrewEvent {
  number: number;
  event: "drew";
  seat: number;
  count: number;
  cards: string[] | Unknown;
}

export interface TurnEvent {
  number: number;
  event: "turn";
  seat: number;
}

export interface PlayedEvent {
  number: number;
  event: "played";
  seat: number;
  card: string;
  reversed: boolean;
}

export interface NamedEvent {
  number: number;
  event: "named";
  seat: number;
  car: CarLetter;
}

export interface SkippedEvent {
  number: number;
  event: "skipped";
  seat: number;
  car: CarLetter | null;
  power: PowerName | null;
}

export interface MovedEvent {
  number: number;
  from: string;
  event: "moved";
  seat: number;
  car: CarLetter;
  to: string;
  steps: number;
  speed: number;
  bonus: number;
  lost: number;
  walk: string[];
  place: number | null;
  power: PowerName | null;
  order: CarLetter[];
  laps: number;
}

export interface StayedEvent {
  number: number;
  event: "stayed";
  car: CarLetter;
  speed: number;
  why: "finished" | "blocked" | "absent";
}

export interface HomeEvent {
  number: number;
  event: "home";
  seat: number;
  cards: string[];
}

export interface BettingEvent {
  number: number;
  event: "betting";
  bet: number;
}

export interface BetEvent {
  number: number;
  event: "bet";
  seat: number;
  bet: number;
  car: CarLetter | Unknown;
}

export interface FinishEvent {
  number: number;
  event: "finish";
  race: number;
  reason: EndReason;
  order: CarLetter[];
}

export interface OverEvent {
  number: number;
  event: "over";
  outcome: Outcome;
}

export interface EndAhead {
  to: string;
  lost: number;
  gained: number;
}

export interface LineAhead {
  car: Mark;
  speed: number;
  how: "free" | "short" | "blocked" | "finish" | "home" | "absent" | "wild";
  steps: number;
  ends: number;
  behind: CarLetter[];
  mover: number | null;
  bonus: number;
  reach: EndAhead[];
  names: CarLetter[];
}

export interface Lay {
  kind: "lay";
  action: string;
  card: string;
  bid: number;
  by: BidBy | "pass";
}

export interface Keep {
  kind: "keep";
  action: string;
  power: PowerName;
  serves: number;
}

export interface Play {
  kind: "play";
  action: string;
  card: string;
  reversed: boolean;
  lines: LineAhead[];
  power: PowerName | null;
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
  power: PowerName | null;
  passed: CarLetter[];
  lines: number[];
  place: number | null;
  spare: boolean;
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
  laps: number;
  to_finish: number | null;
  hand: number;
  wild: number;
  pays: number[];
}

export interface Bidder {
  must: "second-round" | "colour" | null;
  owned: number;
  without: number;
  spare: number;
  begins: boolean;
}

export interface Missing {
  car: CarLetter;
  why: "printed" | "named";
}

export interface Offer {
  asks: Asks;
  choices: Choice[];
  bidder?: Bidder;
  missing?: Missing[];
}

export interface Facts {
  car?: CarLetter;
  rival?: CarLetter;
  steps?: number;
  possible?: number;
  speed?: number;
  amount?: number;
  worth?: number;
  power?: PowerName;
  instead?: PowerName;
  serves?: number;
  instead_serves?: number;
  chance?: number;
  instead_chance?: number;
  others?: number;
  pays?: number;
  instead_pays?: number;
  hand?: number;
  wild?: number;
}

export interface Reason {
  key: ReasonKey;
  facts: Facts;
}

export interface Candidate {
  action: string;
  chance: number;
}

export interface CarOdds {
  car: CarLetter;
  places: number[];
  pays: number;
  backed: number;
  chance: number;
}

export interface Decision {
  number: number;
  seat: number;
  kind: AnalysisKind;
  action: string;
  best: string;
  candidates: Candidate[];
  chance: number;
  loss: number;
  error: number;
  trivial: boolean;
  mark: AnalysisMark;
  worth: number | null;
  given: number[];
  reason: Reason | null;
  cars: CarOdds[];
}

export interface Part {
  number: number;
  of: number;
  decision: Decision | null;
  chances: number[];
}

export interface Ledger {
  result: number;
  parity: number;
  deal: number;
  own: number;
  others: number;
  rest: number;
  decisions: number;
  lost_each: number;
  money: number;
  par_money: number;
}

export interface Analysis {
  players: number;
  playouts: number;
  seed: number;
  decisions: Decision[];
  chances: number[][];
  ledger: Ledger[];
}

export interface Focus {
  key: FocusKey;
  facts: Facts;
}

export interface Hint {
  asks: Asks;
  look: Focus;
  best: string;
  obvious: string | null;
  reason: Reason | null;
  candidates: Candidate[];
  trivial: boolean;
  cars: CarOdds[];
}

export interface LotWorth {
  car: CarLetter;
  offered: boolean;
  power: PowerName | null;
  worth: number;
  hand: number;
  wild: number;
  grid: number;
}

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  level: string | null;
  character: string | null;
  connected: boolean;
  driver: string | null;
  relievable: boolean;
}

export interface GiveUp {
  by: number;
  agreed: number[];
}

export interface TableInfo {
  id: string;
  name: string;
  public: boolean;
  status: Status;
  options: GameOptions;
  track: string;
  clock: Clock;
  latecomers: boolean;
  seats: SeatInfo[];
  host: number | null;
  watchers: number;
  created: number;
  rematch: string | null;
  played_on: PlayedOn | null;
  give_up: GiveUp | null;
}

export interface Time {
  now: number;
  until: Record<string, number>;
}

export interface DealInfo {
  number: number;
  commitment: string;
  asks: "hash" | "nonce" | null;
  seats: number[];
  silent: number[];
  hashes: (string | null)[];
}

export interface ReplayFrame {
  seq: number;
  seat: number | null;
  action: string | null;
  view: View;
  events: GameEvent[];
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
  deal: DealInfo | null;
}

export interface DealMessage {
  t: "deal";
  deal: DealInfo;
}

export interface Changes {
  view: Partial<View>;
  offer?: Offer | null;
}

export interface News {
  view: Partial<View>;
  offer?: Offer | null;
  t: "news";
  after: number;
  seq: number;
  events: GameEvent[];
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

export interface Reacted {
  t: "reacted";
  seat: number;
  sign: Reaction;
}

export interface Nudged {
  t: "nudged";
  seat: number;
  by: number;
}

export interface Elsewhere {
  t: "elsewhere";
}

export interface Pong {
  t: "pong";
}

export interface Advice {
  seq: number;
  hint: Hint | null;
  lots: LotWorth[];
}

export interface Word {
  decision: Decision | null;
}

export interface Position {
  info: TableInfo;
  seat: number;
  seq: number;
  view: View;
  events: GameEvent[];
  offer: Offer;
}

export interface PuzzleInfo {
  id: string;
  theme: PuzzleTheme;
  kind: AnalysisKind;
  players: number;
  track: string;
}

export interface PuzzleQuestion {
  theme: PuzzleTheme;
  position: Position;
  decision: Decision;
}

export interface Act {
  t: "act";
  id: string;
  seq: number;
  action: string;
}

export interface TakeControl {
  t: "take_control";
}

export interface Substitute {
  t: "substitute";
  seat: number;
}

export interface React {
  t: "react";
  sign: Reaction;
}

export interface Nudge {
  t: "nudge";
  seat: number;
}

export interface PlayOut {
  t: "play_out";
}

export interface HashPart {
  t: "hash";
  number: number;
  data: string;
}

export interface NoncePart {
  t: "nonce";
  number: number;
  data: string;
}

export interface Ping {
  t: "ping";
}

export interface Me {
  name: string;
  newcomer: boolean;
}

export interface Rename {
  name: string;
}

export interface SeatRequest {
  kind: "me" | "open" | "bot";
  level?: string | null;
  character?: string | null;
}

export interface NewTable {
  options?: GivenOptions;
  seats: SeatRequest[];
  clock?: Clock;
  public?: boolean;
  latecomers?: boolean;
  start?: boolean;
}

export interface TableMade {
  id: string;
}

export interface TableChange {
  options?: GivenOptions;
  seats?: number | null;
  clock?: Clock | null;
  public?: boolean | null;
  latecomers?: boolean | null;
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
  rank: number | null;
  money: number | null;
  changed: number;
}

export interface HideGame {
  hidden: boolean;
}

export interface ReturnLink {
  token: string;
}

export interface ReturnClaim {
  token: string;
  replace?: boolean;
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
  values: OptionValue[];
  default: OptionValue;
}

export interface Setup {
  version: string;
  tracks: TrackSummary[];
  bots: BotSummary[];
  editions: Record<Edition, EditionPreset>;
  options: OptionSummary[];
  powers: PowerName[];
  currencies: Record<Edition, string>;
  hands: Record<number, number>;
  small_hand: number;
  prizes: number[];
  bets: number[][];
  clocks: Record<string, number>;
  analysis: boolean;
}

export interface SpaceShape {
  id: string;
  path: string;
  x: number;
  y: number;
  heading: number;
  size: number;
  length: number;
  width: number;
  lane: number;
  lanes: number;
  side: LaneSide;
  rectangle: boolean;
  front: number;
  to_finish: number;
  to_lines: number[];
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

export interface Mistake {
  number: number;
  seat: number;
  kind: string;
  mark: string;
  loss: number;
}

export interface Replay {
  info: TableInfo;
  seat: number | null;
  frames: ReplayFrame[];
}

export interface PlayOn {
  actions: number;
  seat: number;
  anew?: boolean;
}

export interface AnalysisState {
  status: "none" | "running" | "stopped" | "failed" | "done";
  playouts: number;
  compiled: boolean;
  done: number;
  of: number;
  mine: boolean;
  parts: Part[];
  analysis: Analysis | null;
}

export interface MyMistake {
  table: string;
  track: string;
  mistake: Mistake;
}

export interface Refusal {
  why: string;
  args: Record<string, string | number>;
}
