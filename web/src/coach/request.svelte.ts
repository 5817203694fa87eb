/** A request to the coach that knows when it is late, and ends in words if no answer comes. */
import { describeFailure } from "../api/api";
import { t } from "../text/text";

export const LATE = 10_000; // milliseconds after which the reader is told that it takes longer
export const TIMEOUT = 60_000; // milliseconds after which the page no longer waits

export class CoachRequest<Answer> {
  answer = $state.raw<Answer | null>(null);
  late = $state(false);
  failure = $state("");
  private timers: ReturnType<typeof setTimeout>[] = [];
  private current = 0; // number of the request whose answer counts

  constructor(private readonly send: () => Promise<Answer>) {}

  /** Asks, or asks again; the answer to an earlier request no longer counts. */
  ask(): void {
    this.stop();
    [this.answer, this.late, this.failure] = [null, false, ""];
    const number = this.current;
    this.timers = [
      setTimeout(() => (this.late = true), LATE),
      setTimeout(() => this.end(number, () => (this.failure = t("hint-timeout"))), TIMEOUT),
    ];
    this.send().then(
      (answer) => this.end(number, () => (this.answer = answer)),
      (problem: unknown) => this.end(number, () => (this.failure = describeFailure(problem))),
    );
  }

  /** Waits no longer. */
  stop(): void {
    this.current++;
    this.timers.forEach(clearTimeout);
  }

  private end(number: number, show: () => void): void {
    if (number !== this.current) return;
    this.stop();
    this.late = false;
    show();
  }
}
