/* The deadlines of the seats, according to this machine's clock. */
import type { Time } from "../protocol";

export class Deadlines {
  time = $state.raw<Time | null>(null);
  private ahead = 0; // milliseconds this machine's clock is ahead of the server's

  set(time: Time | null): void {
    this.time = time;
    if (time) this.ahead = Date.now() - time.now * 1000;
  }

  deadline(seat: number): number | null {
    const until = this.time?.until[seat];
    return until === undefined ? null : until * 1000 + this.ahead;
  }
}
