// The form for making or changing a table, and its conversion to and from the server's format.
import { OPTIONS } from "../../generated";
import type {
  BeginnerRule,
  Clock,
  Edition,
  GameOptions,
  NewTable,
  SeatRequest,
  Setup,
  TableChange,
  TableInfo,
} from "../../protocol";
import { seatBot } from "../../game/bots";

export const SURPRISE = "?";
export const WAYS = ["full", "beginner", "distance", "distance-money", "tour"] as const;
export type Way = (typeof WAYS)[number];
export const BEGINNER_RULES: readonly BeginnerRule[] = OPTIONS.beginner.values;
const NO_BETS: ReadonlySet<BeginnerRule> = new Set(OPTIONS.bets.off_with);

type Name = keyof typeof OPTIONS;
// Options that have their own place in the form; all other options are listed as fine points.
const PLACED = [
  "players",
  "track",
  "deck",
  "edition",
  "powers",
  "bets",
  "beginner",
  "long_distance",
  "world_tour",
] as const;
export type FinePoint = Exclude<Name, (typeof PLACED)[number]>;
export type FinePoints = Pick<GameOptions, FinePoint>;
type FineSwitch = { [Each in FinePoint]: GameOptions[Each] extends boolean ? Each : never }[FinePoint];

const isFine = (name: Name): name is FinePoint => !(PLACED as readonly Name[]).includes(name);
const isSwitch = (name: FinePoint): name is FineSwitch =>
  OPTIONS[name].values.every((value: unknown) => typeof value === "boolean");
const FINE_POINTS = (Object.keys(OPTIONS) as Name[]).filter(isFine);
export const FINE_SWITCHES = FINE_POINTS.filter(isSwitch);
export const FINE_CHOICES = FINE_POINTS.filter((name) => !isSwitch(name));

export interface Form {
  players: number;
  others: string; // "open", or the level of the bots in the other seats
  people: string[]; // names of the other players at this device; only without a server
  characters: string[]; // characters of those bots by seat; "" or missing means any
  public: boolean;
  latecomers: boolean; // whether latecomers may take a bot's seat
  clock: Clock;
  track: string; // the name of a track, or SURPRISE
  edition: Edition;
  way: Way;
  beginner: BeginnerRule[];
  powers: boolean;
  bets: boolean;
  fine: FinePoints;
}

export function firstForm(edition: Edition, preset: Partial<GameOptions> = {}): Form {
  return {
    players: 4,
    others: "open",
    people: [],
    characters: [],
    public: false,
    latecomers: true,
    clock: "none",
    track: SURPRISE,
    edition,
    way: "full",
    beginner: [...BEGINNER_RULES],
    powers: true,
    bets: true,
    fine: { ...defaults(), ...finePointsIn(preset) },
  };
}

/** The form for changing a waiting table. */
export function formFor(info: TableInfo): Form {
  const { options } = info;
  const beginner = Array.isArray(options.beginner) ? options.beginner : [];
  return {
    ...firstForm(options.edition, options),
    players: info.seats.length,
    public: info.public,
    latecomers: info.latecomers,
    clock: info.clock,
    track: [options.track].flat()[0] ?? SURPRISE,
    way: findWay(options, beginner),
    beginner: beginner.length ? [...beginner] : [...BEGINNER_RULES],
    // Restores what the beginner's game leaves out when another kind of game is chosen.
    powers: options.powers || beginner.includes("no-powers"),
    bets: options.bets || beginner.some((rule) => NO_BETS.has(rule)),
  };
}

function findWay(options: GameOptions, beginner: BeginnerRule[]): Way {
  if (beginner.length) return "beginner";
  if (options.world_tour) return "tour";
  return options.long_distance === "money" ? "distance-money" : options.long_distance ? "distance" : "full";
}

const defaults = (): FinePoints =>
  Object.fromEntries(FINE_POINTS.map((name) => [name, OPTIONS[name].default])) as FinePoints;

/** The fine points among the given options. Choosing an edition presets some of them; they can be changed afterwards. */
export function finePointsIn(preset: Partial<GameOptions>): Partial<FinePoints> {
  return Object.fromEntries(FINE_POINTS.filter((name) => name in preset).map((name) => [name, preset[name]]));
}

/** Whether an option matters with this number of players. */
export const matters = (name: FinePoint, players: number): boolean => [null, players].includes(OPTIONS[name].players);

/** A random track. */
export function drawTrack(known: Setup | null): string {
  const names = known?.tracks.map((track) => track.name) ?? [];
  return names[Math.floor(Math.random() * names.length)] ?? "";
}

/** The game options that the form stands for. `draw` returns the track if it is a surprise. */
export function formOptions(form: Form, draw: () => string): Partial<GameOptions> {
  const beginner = form.way === "beginner" ? form.beginner : [];
  return {
    track: form.track === SURPRISE ? draw() : form.track,
    edition: form.edition,
    powers: form.powers && !beginner.includes("no-powers"),
    bets: form.bets && !beginner.some((rule) => NO_BETS.has(rule)),
    beginner,
    long_distance: form.way === "distance-money" ? "money" : form.way === "distance",
    world_tour: form.way === "tour",
    ...form.fine,
  };
}

/** The request for a new table. `here` means on this device, where nobody else can join and the race begins at once. */
export function newTable(form: Form, draw: () => string, here = false): NewTable {
  const level = here && form.others === "open" ? "pro" : form.others;
  const other = (at: number): SeatRequest =>
    level === "open" ? { kind: "open" } : seatBot(level, form.characters[at]);
  const person = (name: string): SeatRequest => ({ kind: "me", name }) as SeatRequest;
  const others = Array.from({ length: form.players - 1 }, (_, at) =>
    here && form.people[at] ? person(form.people[at]) : other(at),
  );
  return {
    options: formOptions(form, draw),
    seats: [{ kind: "me" }, ...others],
    clock: form.clock,
    public: form.public && !here,
    latecomers: form.latecomers && !here,
  };
}

export function tableChange(form: Form, draw: () => string): TableChange {
  return {
    options: formOptions(form, draw),
    seats: form.players,
    clock: form.clock,
    public: form.public,
    latecomers: form.latecomers,
  };
}
