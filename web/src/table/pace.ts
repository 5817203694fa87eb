/* How fast the reader wants things shown. */
import { pace as speed, settings } from "../lib/settings.svelte";
import type { Pace } from "./piece";

export const pace = (): Pace => ({
  speed: speed(),
  reveal: settings.reveal === "press" ? null : 1000 * Number(settings.reveal),
});
