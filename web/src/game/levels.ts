// The levels of the bots that *Race now* seats, from easy to hard. The reader's last choice is kept in this browser.
import type { BotSummary } from "../protocol";
import { readSaved, save } from "../settings/storage";

const LEVELS = ["rookie", "club", "pro", "champion"] as const;
export type Level = (typeof LEVELS)[number];

const NAME = "level";

/** The levels to choose from, of those that this server or device offers. */
export function offeredLevels(bots: readonly BotSummary[]): Level[] {
  return LEVELS.filter((level) => bots.some((bot) => bot.name === level));
}

/** The level that the reader chose last; the easiest one until they choose, so that nothing gets harder by itself. */
export function readLevel(offered: readonly Level[]): Level {
  const chosen = readSaved(NAME);
  return offered.find((level) => level === chosen) ?? offered[0] ?? "rookie";
}

export function saveLevel(level: Level): void {
  save(NAME, level);
}
