// All requests that the page sends, to a server or to the worker on this device. A refused request throws Refused; the
// text for its key is refused-KEY.
import type * as P from "../protocol";
import { toast } from "../notices/toasts.svelte";
import { withBase } from "../router/base";
import { readSaved } from "../settings/storage";
import { defaultTransport, environment, transportFor, deviceTransport, type Transport, Refused } from "./transport";
import { has, t } from "../text/text";

export { Refused };

export function describeRefusal(why: string, args: Record<string, string | number> = {}): string {
  return has(`refused-${why}`) ? t(`refused-${why}`, args) : t("refused-other");
}

/** Describes any failure: a refusal by its key, anything else as an unreachable server. */
export function describeFailure(failure: unknown): string {
  return failure instanceof Refused ? describeRefusal(failure.why, failure.args) : t("refused-unreachable");
}

const ask = <Answer>(
  method: string,
  path: string,
  body?: unknown,
  of: Transport = defaultTransport(),
): Promise<Answer> => of.ask(method, path, body) as Promise<Answer>;

/** Sends a request about a table to wherever that table runs. */
const askTable = <Answer>(id: string, method: string, path = "", body?: unknown): Promise<Answer> =>
  ask<Answer>(method, `${table(id)}${path}`, body, transportFor(id));

const table = (id: string): string => `tables/${encodeURIComponent(id)}`;

export const api = {
  setup: () => ask<P.Setup>("GET", "setup"),
  me: () => ask<P.Me>("GET", "me"),
  rename: (name: string) => ask<P.Me>("PATCH", "me", { name } satisfies P.Rename),
  tables: () => ask<P.TableInfo[]>("GET", "tables"),
  games: (before: number | null = null) => ask<P.MyGame[]>("GET", before === null ? "games" : `games?before=${before}`),
  /** The games on this device beside those of a server. Loads nothing unless there has been a game here. */
  gamesHere: async () =>
    environment.server && readSaved("device-name") !== null
      ? ask<P.MyGame[]>("GET", "games", undefined, deviceTransport)
      : [],
  hideGame: (id: string, hidden: boolean) =>
    ask<P.HideGame>("PATCH", `games/${encodeURIComponent(id)}`, { hidden } satisfies P.HideGame, transportFor(id)),
  make: (request: P.NewTable) => ask<P.TableMade>("POST", "tables?part=1", request),
  /** Starts a race against three bots of a level; without one they suit a newcomer, or whoever has finished a game. */
  race: (level: string | null) => ask<P.TableMade>("POST", level ? `race?part=1&level=${level}` : "race?part=1", {}),
  /** The same on this device, whether or not there is a server. */
  raceHere: (level: string | null) =>
    ask<P.TableMade>("POST", level ? `race?level=${level}` : "race", {}, deviceTransport),
  addRecord: (text: string) => ask<P.TableMade>("POST", "records", text, deviceTransport), // adds a game from a file, to be replayed here
  table: (id: string) => askTable<P.TableInfo>(id, "GET"),
  change: (id: string, change: P.TableChange) => askTable<P.TableInfo>(id, "PATCH", "", change),
  seat: (id: string, seat: number, change: P.SeatChange) => askTable<P.TableInfo>(id, "PUT", `/seats/${seat}`, change),
  start: (id: string) => askTable<P.TableInfo>(id, "POST", "/start", {}),
  giveUp: (id: string) => askTable<P.TableInfo>(id, "POST", "/give-up", {}),
  playOnAfterAll: (id: string) => askTable<P.TableInfo>(id, "DELETE", "/give-up", {}),
  rematch: (id: string) => askTable<P.TableMade>(id, "POST", "/rematch?part=1", {}),
  returnLink: (id: string) => askTable<P.ReturnLink>(id, "POST", "/return-link", {}),
  comeBack: (token: string, replace = false) =>
    ask<P.Returned>("POST", "return", { token, replace } satisfies P.ReturnClaim),
  replay: (id: string, seat: number | null) =>
    askTable<P.Replay>(id, "GET", `/replay${seat === null ? "" : `?seat=${seat}`}`),
  playOn: (id: string, request: P.PlayOn) => askTable<P.TableMade>(id, "POST", "/play-on", request),
  analysis: (id: string, after = -1) => askTable<P.AnalysisState>(id, "GET", `/analysis?after=${after}`),
  analyse: (id: string) => askTable<P.AnalysisState>(id, "POST", "/analysis", {}),
  stopAnalysis: (id: string) => askTable<P.AnalysisState>(id, "DELETE", "/analysis", {}),
  position: (id: string, number: number) => askTable<P.Position>(id, "GET", `/positions/${number}`),
  line: (id: string, number: number, action: string) =>
    askTable<P.PlayedLine>(id, "GET", `/positions/${number}/line?action=${encodeURIComponent(action)}`),
  mistakes: () => ask<P.MyMistake[]>("GET", "mistakes"),
  puzzles: () => ask<P.PuzzleInfo[]>("GET", "puzzles"),
  puzzle: (id: string) => ask<P.PuzzleQuestion>("GET", `puzzles/${encodeURIComponent(id)}`),
  hint: (id: string) => askTable<P.Advice>(id, "GET", "/hint"),
  word: (id: string, number: number) => askTable<P.Word>(id, "GET", `/word/${number}`),
  track: once((name: string) => ask<P.TrackShape>("GET", `tracks/${encodeURIComponent(name)}`)),
  record: async (id: string) => readRecord(await askTable<P.GameRecord | string>(id, "GET", "/record")),
  recordText: (id: string) => askTable<string>(id, "GET", "/record"), // only for tables on this device
  recordAddress: (id: string) => withBase(`/api/${table(id)}/record`),
  qrAddress: (id: string) => withBase(`/api/${table(id)}/qr.svg`),
};

/** A device returns a record as text. */
function readRecord(found: P.GameRecord | string): P.GameRecord {
  return typeof found === "string" ? (JSON.parse(found) as P.GameRecord) : found;
}

/** Caches answers as long as the page is open. Failures are not cached, so the request can be tried again. */
function once<Answer>(load: (name: string) => Promise<Answer>): (name: string) => Promise<Answer> {
  const known = new Map<string, Promise<Answer>>();
  return (name) => {
    const answer = known.get(name) ?? load(name);
    known.set(name, answer);
    answer.catch(() => known.delete(name));
    return answer;
  };
}

/** Sends a request; a failure is shown as a toast. */
export async function orToast(request: () => Promise<unknown>): Promise<void> {
  try {
    await request();
  } catch (failure) {
    toast(describeFailure(failure), "warn");
  }
}
