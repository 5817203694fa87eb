/** Where the focus moves, and which keys a focused element keeps for itself. */

import type { Command } from "./keys";

export function focus(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
}

/** Buttons and links outside the groups of choices keep Enter and Space; other groups, and elements that scroll, keep the arrow keys. */
export function keepsKey(target: Element | null, inside: Element | null, command: Command): boolean {
  if (!target || inside) return false;
  if (command.do === "confirm" || command.do === "choose")
    return target.closest("a, button, [role=option], [role=slider]") !== null;
  if (command.do !== "step") return false;
  return (
    target.matches(".panel, .side-log") ||
    target.closest("[role=listbox], [role=radiogroup], [role=slider], [role=toolbar]") !== null
  );
}
