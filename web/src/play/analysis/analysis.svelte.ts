/** The analysis of one game: requested, loaded bit by bit, and finished. */
import { api, Refused, describeFailure } from "../../api/api";
import type { AnalysisState, Decision, Ledger } from "../../protocol";

const AGAIN = 600; // milliseconds between requests while the analysis is running
const LATER = 3000; // milliseconds before the next request if the server did not answer

export class AnalysisModel {
  state = $state.raw<AnalysisState | null>(null);
  decisions = $state.raw<Decision[]>([]);
  /** Winning chances after the deal and after every action, by seat. */
  chances = $state.raw<number[][]>([]);
  ledger = $state.raw<Ledger[]>([]);
  failure = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly id: string) {}

  /** Judged decisions by number of the action. */
  readonly byNumber = $derived.by(() => new Map(this.decisions.map((one) => [one.number, one])));
  readonly marks = $derived.by(
    () => new Map(this.decisions.filter((one) => one.mark).map((one) => [one.number, one.mark])),
  );

  get status(): AnalysisState["status"] {
    return this.state?.status ?? "none";
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
    let wait = AGAIN;
    try {
      this.take(await ask());
      this.failure = "";
    } catch (failure) {
      this.failure = describeFailure(failure);
      const retry = failure instanceof Refused && failure.why === "too-many" ? Number(failure.args["retry"]) : 0;
      if (failure instanceof Refused && !(retry && this.status === "running")) return;
      wait = Math.max(LATER, retry * 1000);
    }
    if (this.closed || (this.status !== "running" && !this.failure)) return;
    this.timer = setTimeout(() => void this.load(), wait);
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
