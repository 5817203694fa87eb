// The table somebody wishes to make, as the form holds it, and as the server wants it. Pure, so that it can be tested.
import type { Clock, NewTable, SeatWanted, Setup, TableChange, TableInfo } from "../protocol";
import { seatBot } from "./bots";
import type { BeginnerRule, Edition, GameOptions } from "./view";

export const SURPRISE = "?";
export const WAYS = ["full", "beginner", "distance", "distance-money", "tour"] as const;
export type Way = (typeof WAYS)[number];
export const BEGINNER_RULES: readonly BeginnerRule[] = ["deal-cars", "no-powers", "small-hands", "no-bets", "first-wins"];
const NO_BETS: ReadonlySet<BeginnerRule> = new Set(["no-bets", "first-wins"]);

export interface Wish {
  players: number;
  others: string; // "open", or the level of the bots on the other seats
  characters: string[]; // of those bots, seat by seat; "" or none: anybody
  public: boolean;
  clock: Clock;
  track: string; // a name, or SURPRISE
  edition: Edition;
  way: Way;
  beginner: BeginnerRule[];
  powers: boolean;
  bets: boolean;
  anyCardBid: boolean;
  cunning: GameOptions["two_player_cunning"];
  determinedAlways: boolean;
}

export function firstWish(edition: Edition, preset: Partial<GameOptions> = {}): Wish {
  return {
    players: 4,
    others: "open",
    characters: [],
    public: false,
    clock: "none",
    track: SURPRISE,
    edition,
    way: "full",
    beginner: [...BEGINNER_RULES],
    powers: true,
    bets: true,
    ...presetOf(preset),
    determinedAlways: false,
  };
}

/** A table that waits, as the form shows it to be changed. */
export function wishOf(info: TableInfo): Wish {
  const { options } = info;
  const beginner = Array.isArray(options.beginner) ? options.beginner : [];
  return {
    ...firstWish(options.edition, options),
    players: info.seats.length,
    public: info.public,
    clock: info.clock,
    track: [options.track].flat()[0] ?? SURPRISE,
    way: wayOf(options, beginner),
    beginner: beginner.length ? [...beginner] : [...BEGINNER_RULES],
    // What the beginner's game leaves out is there again when another way is chosen.
    powers: options.powers || beginner.includes("no-powers"),
    bets: options.bets || beginner.some((rule) => NO_BETS.has(rule)),
    determinedAlways: options.determined_always,
  };
}

function wayOf(options: GameOptions, beginner: BeginnerRule[]): Way {
  if (beginner.length) return "beginner";
  if (options.world_tour) return "tour";
  return options.long_distance === "money" ? "distance-money" : options.long_distance ? "distance" : "full";
}

/** What an edition decides: it is preset when the edition is chosen, and can be changed after. */
export function presetOf(preset: Partial<GameOptions>): Pick<Wish, "anyCardBid" | "cunning"> {
  return { anyCardBid: preset.any_card_bid ?? true, cunning: preset.two_player_cunning ?? "swap" };
}

/** One of them by lot. */
export function drawTrack(known: Setup | null): string {
  const names = known?.tracks.map((track) => track.name) ?? [];
  return names[Math.floor(Math.random() * names.length)] ?? "";
}

/** `draw` names the track when it is a surprise. */
export function optionsOf(wish: Wish, draw: () => string): Partial<GameOptions> {
  const beginner = wish.way === "beginner" ? wish.beginner : [];
  return {
    track: wish.track === SURPRISE ? draw() : wish.track,
    edition: wish.edition,
    powers: wish.powers && !beginner.includes("no-powers"),
    bets: wish.bets && !beginner.some((rule) => NO_BETS.has(rule)),
    beginner,
    long_distance: wish.way === "distance-money" ? "money" : wish.way === "distance",
    world_tour: wish.way === "tour",
    any_card_bid: wish.anyCardBid,
    two_player_cunning: wish.cunning,
    determined_always: wish.determinedAlways,
  };
}

export function tableOf(wish: Wish, draw: () => string): NewTable {
  const other = (at: number): SeatWanted => (wish.others === "open" ? { kind: "open" } : seatBot(wish.others, wish.characters[at]));
  return {
    options: optionsOf(wish, draw),
    seats: [{ kind: "me" }, ...Array.from({ length: wish.players - 1 }, (_, at) => other(at))],
    clock: wish.clock,
    public: wish.public,
  };
}

export function changeOf(wish: Wish, draw: () => string): TableChange {
  return { options: optionsOf(wish, draw), seats: wish.players, clock: wish.clock, public: wish.public };
}
