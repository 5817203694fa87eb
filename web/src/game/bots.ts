// Bots as players choose them: by level, and for some levels by a character with a person's name.
import type { BotSummary, CharacterSummary, SeatInfo, SeatRequest } from "../protocol";
import { t } from "../text/text";

/** Characters that have an icon (parts/sprite.svg); a server newer than the page may know more. */
const DRAWN: ReadonlySet<string> = new Set(["loyal", "gambler", "opportunist", "blocker", "careful", "collector"]);

export type Bot = Pick<SeatInfo, "level" | "character">;
export interface BotOption {
  value: string; // the server's name for it: "pro" is any bot of that level, "pro-loyal" is Ida
  words: string;
  taken: boolean; // whether this character already sits at the table
}
export interface BotGroup {
  level: string;
  options: BotOption[];
}

/** The bots that a player can play against. The bot that plays at random is left out: it is only a benchmark for other bots. */
export function opponents(bots: readonly BotSummary[]): BotSummary[] {
  return bots.filter((bot) => bot.level > 0);
}

/** The bots to choose from, by level. Characters in `seated` are marked as taken. */
export function botGroups(bots: readonly BotSummary[], seated: ReadonlySet<string>): BotGroup[] {
  return opponents(bots).map(({ name: level, characters }) => ({
    level,
    options: [
      { value: level, words: characters.length ? t("bot-anybody") : describeLevel({ level }), taken: false },
      ...characters.map((one) => ({
        value: botValue({ level, character: one.name }),
        words: describeCharacter(one),
        taken: seated.has(one.name),
      })),
    ],
  }));
}

export function botValue({ level, character }: Bot): string {
  return [level, character].filter(Boolean).join("-");
}

export function seatBot(level: string, character = ""): SeatRequest {
  return character ? { kind: "bot", level, character } : { kind: "bot", level };
}

/** The bot's name and character: "Ida, loyal". */
export function describeCharacter(one: CharacterSummary): string {
  return `${one.person}, ${t("character", { character: one.name })}`;
}

/** The level of a bot, or a level by itself: "Champion". */
export function describeLevel({ level, character }: Partial<Bot>): string {
  return t("bot-level", { level: level ?? "", character: character ?? "" });
}

/** Level and character: "Pro, loyal", or the level alone. */
export function describeBot(bot: Bot): string {
  return [describeLevel(bot), bot.character ? t("character", { character: bot.character }) : ""]
    .filter(Boolean)
    .join(", ");
}

/** The bot's style of play, in one sentence. */
export function describeManner({ level, character }: Bot): string {
  return t("character-plays", { character: character ?? level ?? "" });
}

/** Level, character and style of play: "Pro, loyal. Bets on her own cars and drives for them." */
export function describeBotFully(bot: Bot): string {
  return `${describeBot(bot)}. ${describeManner(bot)}`;
}

/** The icon of a bot. */
export function botIcon({ character }: Bot): string {
  return character && DRAWN.has(character) ? character : "bot";
}
