/* A new question takes no input for its first moments: a double click, or a key that is held, answers only what was seen. */
import { settings } from "../lib/settings.svelte";

export const GUARD_TIME = 400; // milliseconds: longer than between the clicks of two, shorter than anybody reads

export class InputGuard {
  closed = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Something else stands there now. */
  renew(): void {
    clearTimeout(this.timer);
    this.closed = settings.guard;
    if (this.closed) this.timer = setTimeout(() => (this.closed = false), GUARD_TIME);
  }
}
