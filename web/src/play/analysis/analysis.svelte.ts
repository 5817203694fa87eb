/** The analysis of one game: requested, loaded bit by bit, and finished. */
import { api, Refused, describeFailure } from "../../api/api";
import type { AnalysisState, Decision, Ledger } from "../../protocol";

const AGAIN = 600; // milliseconds between requests while the analysis is running
const LATER = 3000; // milliseconds before the next request if the server did not answer
export const LATE = 10_000; // milliseconds without progress after which the reader is told
export const TIMEOUT = 120_000; // milliseconds without progress after which the page no longer asks

/** The seat whose choices the reader wants to see, by table: kept while the page is open, also through "Try again". */
const filters = new Map<string, string>();

export class AnalysisModel {
  state = $state.raw<AnalysisState | null>(null);
  decisions = $state.raw<Decision[]>([]);
  /** Winning chances after the deal and after every action, by seat. */
  chances = $state.raw<number[][]>([]);
  ledger = $state.raw<Ledger[]>([]);
  failure = $state("");
  /** Whether nothing new has come for a while, and whether the page has given up waiting. */
  late = $state(false);
  timedOut = $state(false);
  private whose = $state<string | null>(null);
  private progress = -1;
  private progressAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly id: string) {
    this.whose = filters.get(id) ?? null;
  }

  /** The seat whose choices are listed, or "all". At first the seat of the reader, if the reader played. */
  get filter(): string {
    const own = this.state?.seat ?? null;
    return this.whose ?? (own === null ? "all" : `${own}`);
  }
  set filter(whose: string) {
    this.whose = whose;
    filters.set(this.id, whose);
  }

  /** Judged decisions by number of the action. */
  readonly byNumber = $derived.by(() => new Map(this.decisions.map((one) => [one.number, one])));
  readonly marks = $derived.by(
    () => new Map(this.decisions.filter((one) => one.mark).map((one) => [one.number, one.mark])),
  );

  get status(): AnalysisState["status"] {
    return this.state?.status ?? "none";
  }

  /** Asks again after the page had given up. */
  async retry(): Promise<void> {
    [this.progress, this.progressAt] = [-1, 0];
    [this.late, this.timedOut] = [false, false];
    await this.load();
  }

  /** Loads what has been analysed so far, and continues until the analysis is complete. */
  async load(): Promise<void> {
    await this.poll(() => api.analysis(this.id, this.chances.length - 1));
  }

  async start(): Promise<void> {
    await this.poll(() => api.analyse(this.id));
    if (this.status === "done") await this.load();
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    await this.poll(() => api.stopAnalysis(this.id));
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async poll(ask: () => Promise<AnalysisState>): Promise<void> {
    clearTimeout(this.timer);
    this.progressAt ||= performance.now();
    let wait = AGAIN;
    try {
      this.take(await inTime(ask()));
      this.failure = "";
      this.watchProgress();
    } catch (failure) {
      this.watchProgress();
      this.failure = failure instanceof Late ? "" : describeFailure(failure);
      const retry = failure instanceof Refused && failure.why === "too-many" ? Number(failure.args["retry"]) : 0;
      if (failure instanceof Refused && !(retry && this.status === "running")) return;
      wait = Math.max(LATER, retry * 1000);
    }
    if (this.closed || this.timedOut || (this.status !== "running" && !this.failure && !this.late)) return;
    this.timer = setTimeout(() => void this.load(), wait);
  }

  private watchProgress(): void {
    const now = performance.now();
    const done = this.state?.done ?? 0;
    if (this.state && (done !== this.progress || this.status !== "running"))
      [this.progress, this.progressAt] = [done, now];
    this.late = now - this.progressAt >= LATE;
    this.timedOut = now - this.progressAt >= TIMEOUT;
  }

  private take(state: AnalysisState): void {
    this.state = state;
    if (state.analysis) {
      ({ decisions: this.decisions, chances: this.chances, ledger: this.ledger } = state.analysis);
      return;
    }
    const parts = state.parts.filter((part) => part.number >= this.chances.length);
    if (!parts.length) return;
    this.chances = [...this.chances, ...parts.map((part) => part.chances)];
    this.decisions = [...this.decisions, ...parts.flatMap((part) => part.decision ?? [])];
  }
}

class Late extends Error {}

/** An answer, or a failure if it does not come within the time after which the reader is told. */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new Late()), LATE)));
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
