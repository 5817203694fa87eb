/** The level of the bots in a race that starts at once. */
import { guest } from "../api/guest.svelte";
import { facts } from "../api/setup";
import { offeredLevels, readLevel, type Level } from "../game/levels";

/** The level that the reader chose; null for newcomers, whose first opponents the server or device chooses. */
export function raceLevel(): Level | null {
  return guest.newcomer ? null : readLevel(offeredLevels(facts().bots));
}
