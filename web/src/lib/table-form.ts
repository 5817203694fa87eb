// The form for a table somebody makes or changes, as the page holds it, and as the server wants it. Pure, so that it can be tested.
import type { Clock, NewTable, SeatWanted, Setup, TableChange, TableInfo } from "../protocol";
import { seatBot } from "./bots";
import type { BeginnerRule, Edition, GameOptions } from "./view";

export const SURPRISE = "?";
export const WAYS = ["full", "beginner", "distance", "distance-money", "tour"] as const;
export type Way = (typeof WAYS)[number];
export const BEGINNER_RULES: readonly BeginnerRule[] = ["deal-cars", "no-powers", "small-hands", "no-bets", "first-wins"];
const NO_BETS: ReadonlySet<BeginnerRule> = new Set(["no-bets", "first-wins"]);

export interface Form {
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

export function firstForm(edition: Edition, preset: Partial<GameOptions> = {}): Form {
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
export function formOf(info: TableInfo): Form {
  const { options } = info;
  const beginner = Array.isArray(options.beginner) ? options.beginner : [];
  return {
    ...firstForm(options.edition, options),
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
export function presetOf(preset: Partial<GameOptions>): Pick<Form, "anyCardBid" | "cunning"> {
  return { anyCardBid: preset.any_card_bid ?? true, cunning: preset.two_player_cunning ?? "swap" };
}

/** One of them by lot. */
export function drawTrack(known: Setup | null): string {
  const names = known?.tracks.map((track) => track.name) ?? [];
  return names[Math.floor(Math.random() * names.length)] ?? "";
}

/** `draw` names the track when it is a surprise. */
export function optionsOf(form: Form, draw: () => string): Partial<GameOptions> {
  const beginner = form.way === "beginner" ? form.beginner : [];
  return {
    track: form.track === SURPRISE ? draw() : form.track,
    edition: form.edition,
    powers: form.powers && !beginner.includes("no-powers"),
    bets: form.bets && !beginner.some((rule) => NO_BETS.has(rule)),
    beginner,
    long_distance: form.way === "distance-money" ? "money" : form.way === "distance",
    world_tour: form.way === "tour",
    any_card_bid: form.anyCardBid,
    two_player_cunning: form.cunning,
    determined_always: form.determinedAlways,
  };
}

export function tableOf(form: Form, draw: () => string): NewTable {
  const other = (at: number): SeatWanted => (form.others === "open" ? { kind: "open" } : seatBot(form.others, form.characters[at]));
  return {
    options: optionsOf(form, draw),
    seats: [{ kind: "me" }, ...Array.from({ length: form.players - 1 }, (_, at) => other(at))],
    clock: form.clock,
    public: form.public,
  };
}

export function changeOf(form: Form, draw: () => string): TableChange {
  return { options: optionsOf(form, draw), seats: form.players, clock: form.clock, public: form.public };
}
