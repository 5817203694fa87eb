/* The reactions, each with its icon (parts/Sprite.svelte). */
import type { Reaction } from "../protocol";

export const SIGNS: Record<Reaction, string> = {
  blocked: "blocker",
  bravo: "cup",
  ouch: "warn",
  coming: "flag",
  close: "close",
  thanks: "loyal",
};
export const REACTIONS = Object.keys(SIGNS) as Reaction[];
