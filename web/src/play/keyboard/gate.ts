/** Blocks clicks and keys while a question has only just appeared. It handles them before anything else does. */
import type { InputGuard } from "../../table/decision.svelte";
import { isTyping, readKey, type Command } from "./keys";

const ANSWERS = ".acts, [data-choices], .ends-on-board";
const ANSWERING = new Set<Command["do"]>([
  "nth",
  "car",
  "step",
  "confirm",
  "choose",
  "back",
  "skip",
  "reverse",
  "pass",
]);
const PRESSES = new Set(["Enter", " "]);

export class Gate {
  constructor(private readonly guard: InputGuard) {}

  readonly click = (event: MouseEvent): void => {
    if (this.guard.closed && event.target instanceof Element && event.target.closest(ANSWERS)) stop(event);
  };

  /** Makes a held key count as a single press, whatever the guard time is. */
  readonly key = (event: KeyboardEvent): void => {
    if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
    const answers = ANSWERING.has(readKey(event)?.do ?? "zoom");
    if ((event.repeat && PRESSES.has(event.key)) || (this.guard.closed && answers)) stop(event);
  };
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
