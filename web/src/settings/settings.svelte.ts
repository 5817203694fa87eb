// The reader's preferences, saved in this browser. Reading `settings.speed` returns a preference; assigning it saves it.
import { MediaQuery } from "svelte/reactivity";
import { save, readSaved } from "./storage";

export interface Settings {
  confirm: boolean; // choose first, then confirm; if off, a single tap plays
  guard: boolean; // prevents slips: a new question ignores input for its first moments, and a laid card can be taken back
  speed: "off" | "slow" | "normal" | "fast"; // of cars and cards
  reveal: "first" | "6" | "20" | "press"; // seconds that revealed cards stay, or "press" until a press; "first": until a press in the first game, then 6 seconds
  follow: boolean; // the board's camera goes along with the cars that move
  tips: boolean; // tips for a first game
  words: boolean; // the coach comments on each choice
  sound: boolean;
  volume: number; // 0 to 1
  theme: "system" | "light" | "dark";
  textBoard: boolean;
  shortcuts: boolean;
  announce: "all" | "mine" | "none"; // which messages screen readers get
  talk: boolean; // show what the bots' characters say
  reactions: boolean; // show other players' reactions
  notify: boolean; // whether to send a browser notification when it is the reader's turn and the tab is hidden
}

export const DEFAULTS: Readonly<Settings> = {
  confirm: true,
  guard: true,
  speed: "normal",
  reveal: "first",
  follow: true,
  tips: true,
  words: false,
  sound: false,
  volume: 0.6,
  theme: "system",
  textBoard: false,
  shortcuts: true,
  announce: "all",
  talk: true,
  reactions: true,
  notify: false,
};

const DEFAULT_REVEAL = 6; // seconds

const ALLOWED: { [Name in keyof Settings]?: readonly Settings[Name][] } = {
  speed: ["off", "slow", "normal", "fast"],
  reveal: ["first", "6", "20", "press"],
  theme: ["system", "light", "dark"],
  announce: ["all", "mine", "none"],
};

/** Reads saved settings; a value of the wrong kind falls back to the default. */
export function readSettings(stored: string | null): Settings {
  const found = parse(stored);
  const read = { ...DEFAULTS };
  for (const name of Object.keys(DEFAULTS) as (keyof Settings)[]) {
    const value = found[name];
    const allowed = ALLOWED[name] as readonly unknown[] | undefined;
    if (typeof value === typeof DEFAULTS[name] && (!allowed || allowed.includes(value)))
      Object.assign(read, { [name]: value });
  }
  return read;
}

function parse(stored: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(stored ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const settings: Settings = $state(readSettings(readSaved("settings")));

const prefersDark = new MediaQuery("prefers-color-scheme: dark");

/** Call once, when the page starts: saves changes, applies the theme, and follows changes made in other tabs. */
export function watchSettings(): void {
  $effect.root(() => {
    $effect(() => void save("settings", JSON.stringify(settings)));
    $effect(() => {
      const system = prefersDark.current ? "dark" : "light";
      document.documentElement.dataset["theme"] = settings.theme === "system" ? system : settings.theme;
    });
  });
  addEventListener("storage", (event) => {
    if (event.key === "downforce.settings") Object.assign(settings, readSettings(event.newValue));
  });
}

/** Milliseconds that revealed cards stay; null keeps them until the reader continues. Null is never the default at a table with a clock. */
export function reveal(first: boolean, clock: boolean): number | null {
  const { reveal } = settings;
  if (reveal === "press" || (reveal === "first" && first && !clock)) return null;
  return 1000 * Number(reveal === "first" ? DEFAULT_REVEAL : reveal);
}

const asksForStillness = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** The speed of motion: 1 is normal, 0 is off. The system's "reduce motion" setting counts as off. */
export function pace(): number {
  if (asksForStillness?.matches) return 0;
  return { off: 0, slow: 0.5, normal: 1, fast: 2 }[settings.speed];
}
