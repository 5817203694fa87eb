/* Plays sounds of the game. They are off until the player turns them on, and never needed; what makes them is loaded with the first one. */
import { loadExtra } from "../parts/load-extra";
import { pace, settings } from "../settings/settings.svelte";
import type { EventOf } from "../game/events";
import type { GameEvent } from "../protocol";
import { soundOf, soundOfArrival, type Sound } from "./choose-sound";

// Browsers let a page make sounds only after the reader has touched it, and complain about earlier tries.
let touched = false;
if (typeof document !== "undefined")
  for (const gesture of ["pointerdown", "keydown"])
    document.addEventListener(gesture, () => (touched = true), { capture: true, once: true });

/** Plays a sound, unless sound is off or nobody has touched the page yet. */
export function play(sound: Sound | null): void {
  if (!sound || !touched || !settings.sound || settings.volume <= 0 || typeof AudioContext === "undefined") return;
  loadExtra(
    () => import("./synth"),
    ({ make }) => make(sound, settings.volume, pace() || 1),
  );
}

export const sounds = {
  arrive(event: EventOf<"moved">): void {
    play(soundOfArrival(event));
  },

  /** Plays the sound of an event when its animation begins, for the reader in this seat. */
  begin(event: GameEvent, seat: number | null): void {
    play(soundOf(event, seat));
  },

  /** Plays a ring for the reader's turn. */
  bell(): void {
    play({ name: "turn" });
  },
};
