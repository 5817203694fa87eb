/** Maps keys to commands; keyboard.ts carries them out. */

export type Command =
  | { do: "nth"; digit: number }
  | { do: "car"; car: string }
  | { do: "step"; by: 1 | -1 }
  | { do: "confirm" | "choose" | "back" | "skip" | "reverse" | "pass" }
  | { do: "decision" | "hand" | "text" | "log" | "help" | "hint" | "keys" }
  | { do: "turn" | "strength" | "cars" }
  | { do: "zoom"; by: 1 | -1 | 0 }
  | { do: "move"; by: 1 | -1; card: boolean }
  | { do: "play" | "start" | "end" };

export interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

const LETTERS: Record<string, Command> = {
  x: { do: "skip" },
  v: { do: "reverse" },
  p: { do: "pass" },
  d: { do: "decision" },
  h: { do: "hand" },
  t: { do: "text" },
  l: { do: "log" },
  w: { do: "turn" },
  s: { do: "strength" },
  c: { do: "cars" },
  "+": { do: "zoom", by: 1 },
  "=": { do: "zoom", by: 1 },
  "-": { do: "zoom", by: -1 },
  "−": { do: "zoom", by: -1 },
  "?": { do: "help" },
  i: { do: "hint" },
  a: { do: "keys" },
};
const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The command for a key at the table. Keys with a modifier are left to the browser. */
export function readKey(pressed: Pressed): Command | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  const { key } = pressed;
  if (key === "Enter") return { do: "confirm" };
  if (key === " ") return { do: "choose" };
  if (key === "Escape") return { do: "back" };
  if (STEPS[key]) return { do: "step", by: STEPS[key] };
  if (key === "0") return { do: "zoom", by: 0 };
  if (/^[1-9]$/.test(key)) return { do: "nth", digit: Number(key) };
  if (/^[kbgyor]$/i.test(key)) return { do: "car", car: key.toUpperCase() };
  return LETTERS[key.toLowerCase()] ?? null;
}

/** The command for a key in a replay. */
export function readReplayKey(pressed: Pressed): Command | null {
  const { key } = pressed;
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  if (STEPS[key]) return { do: "move", by: STEPS[key], card: pressed.shiftKey };
  if (key === " ") return { do: "play" };
  if (key === "Home") return { do: "start" };
  if (key === "End") return { do: "end" };
  const command = readKey(pressed);
  const shared = ["text", "log", "zoom", "help", "keys", "turn", "cars", "decision"];
  return command && shared.includes(command.do) ? command : null;
}

/** Reads typed digits: with up to nine choices one digit is enough, with more it waits for a second digit. */
export class Digits {
  private typed = "";
  private last = 0;

  constructor(private readonly patience = 1200) {}

  /** The number typed so far, from 1, or null if there is no such choice. */
  press(digit: number, count: number, now: number): number | null {
    const fresh = now - this.last > this.patience;
    this.typed = count > 9 && !fresh ? `${this.typed}${digit}` : `${digit}`;
    if (Number(this.typed) > count) this.typed = `${digit}`;
    this.last = now;
    const meant = Number(this.typed);
    return meant >= 1 && meant <= count ? meant : null;
  }
}

/** Whether the event comes from a text field, where shortcuts are off. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
