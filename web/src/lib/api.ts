// Everything the page asks over HTTP. What is refused is thrown as Refused, and worded by the text refused-KEY.
import type * as P from "../protocol";
import { addressOf } from "./base";
import { has, t } from "./text";

export class Refused extends Error {
  constructor(
    readonly why: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(why);
  }

  /** What to tell the reader. */
  get words(): string {
    return wordRefusal(this.why, this.args);
  }
}

export function wordRefusal(why: string, args: Record<string, string | number> = {}): string {
  return has(`refused-${why}`) ? t(`refused-${why}`, args) : t("refused-other");
}

/** Any failure in words: a refusal by its key, else that the server cannot be reached. */
export function wordFailure(failure: unknown): string {
  return failure instanceof Refused ? failure.words : t("refused-unreachable");
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
  const request: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) request.body = JSON.stringify(body);
  const answer = await fetch(addressOf(`/api/${path}`), request);
  if (!answer.ok) throw await refusal(answer);
  return (await answer.json()) as Answer;
}

async function refusal(answer: Response): Promise<Refused> {
  const told: unknown = await answer.json().catch(() => null);
  const found = told as Partial<P.Refusal> | null;
  return typeof found?.why === "string" ? new Refused(found.why, found.args ?? {}) : new Refused("other");
}

const table = (id: string): string => `tables/${encodeURIComponent(id)}`;

export const api = {
  setup: () => ask<P.Setup>("GET", "setup"),
  me: () => ask<P.Me>("GET", "me"),
  rename: (name: string) => ask<P.Me>("PATCH", "me", { name } satisfies P.Rename),
  tables: () => ask<P.TableInfo[]>("GET", "tables"),
  games: (before: number | null = null) => ask<P.MyGame[]>("GET", before === null ? "games" : `games?before=${before}`),
  hideGame: (id: string, hidden: boolean) => ask<P.HideGame>("PATCH", `games/${encodeURIComponent(id)}`, { hidden } satisfies P.HideGame),
  make: (wanted: P.NewTable) => ask<P.TableMade>("POST", "tables?part=1", wanted),
  race: () => ask<P.TableMade>("POST", "race?part=1", {}),
  table: (id: string) => ask<P.TableInfo>("GET", table(id)),
  change: (id: string, change: P.TableChange) => ask<P.TableInfo>("PATCH", table(id), change),
  seat: (id: string, seat: number, change: P.SeatChange) => ask<P.TableInfo>("PUT", `${table(id)}/seats/${seat}`, change),
  start: (id: string) => ask<P.TableInfo>("POST", `${table(id)}/start`, {}),
  giveUp: (id: string) => ask<P.TableInfo>("POST", `${table(id)}/give-up`, {}),
  rematch: (id: string) => ask<P.TableMade>("POST", `${table(id)}/rematch?part=1`, {}),
  returnLink: (id: string) => ask<P.ReturnLink>("POST", `${table(id)}/return-link`, {}),
  comeBack: (token: string) => ask<P.Returned>("POST", "return", { token } satisfies P.ReturnLink),
  replay: (id: string, seat: number | null) => ask<P.Replay>("GET", `${table(id)}/replay${seat === null ? "" : `?seat=${seat}`}`),
  playOn: (id: string, wanted: P.PlayOn) => ask<P.TableMade>("POST", `${table(id)}/play-on`, wanted),
  analysis: (id: string, after = -1) => ask<P.AnalysisState>("GET", `${table(id)}/analysis?after=${after}`),
  analyse: (id: string) => ask<P.AnalysisState>("POST", `${table(id)}/analysis`, {}),
  stopAnalysis: (id: string) => ask<P.AnalysisState>("DELETE", `${table(id)}/analysis`, {}),
  position: (id: string, number: number) => ask<P.Position>("GET", `${table(id)}/positions/${number}`),
  mistakes: () => ask<P.MyMistake[]>("GET", "mistakes"),
  hint: (id: string) => ask<P.Advice>("GET", `${table(id)}/hint`),
  word: (id: string, number: number) => ask<P.Word>("GET", `${table(id)}/word/${number}`),
  track: once((name: string) => ask<P.TrackShape>("GET", `tracks/${encodeURIComponent(name)}`)),
  record: (id: string) => ask<P.GameRecord>("GET", `${table(id)}/record`),
  recordAddress: (id: string) => addressOf(`/api/${table(id)}/record`),
  qrAddress: (id: string) => addressOf(`/api/${table(id)}/qr.svg`),
  liveAddress: (id: string) => location.origin.replace(/^http/, "ws") + addressOf(`/api/${table(id)}/live?part=1`),
};

/** Asked once a page: a track does not change while it is looked at. A failure is forgotten, so that it can be tried again. */
function once<Answer>(load: (name: string) => Promise<Answer>): (name: string) => Promise<Answer> {
  const known = new Map<string, Promise<Answer>>();
  return (name) => {
    const answer = known.get(name) ?? load(name);
    known.set(name, answer);
    answer.catch(() => known.delete(name));
    return answer;
  };
}
