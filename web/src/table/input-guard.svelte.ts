/* Ignores input during the first moments of a new question, so that a double click or a held key does not answer a question the player has not seen. */
import { settings } from "../lib/settings.svelte";

export const GUARD_TIME = 400; // milliseconds: longer than a double click, shorter than it takes to read

export class InputGuard {
  closed = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Restarts the guard, because another question is shown. */
  renew(): void {
    clearTimeout(this.timer);
    this.closed = settings.guard;
    if (this.closed) this.timer = setTimeout(() => (this.closed = false), GUARD_TIME);
  }
}
