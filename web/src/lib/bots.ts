// Bots as people choose them: a level and, where it has any, a character with a person's name. Pure, so that it can be tested.
import type { BotSummary, CharacterSummary, SeatInfo, SeatRequest } from "../protocol";
import { t } from "./text";

/** Those whose sign is drawn (parts/Sprite.svelte); a server newer than the page may know more. */
const DRAWN: ReadonlySet<string> = new Set(["loyal", "gambler", "opportunist", "blocker", "careful", "collector"]);

export type Bot = Pick<SeatInfo, "level" | "character">;
export interface BotOption {
  value: string; // as the server calls it: "pro" is anybody of that level, "pro-loyal" is Ida
  words: string;
  taken: boolean; // somebody like that sits at the table already
}
export interface BotGroup {
  level: string;
  options: BotOption[];
}

/** The one that plays at random is a yardstick for bots, not an opponent for people. */
export function opponents(bots: readonly BotSummary[]): BotSummary[] {
  return bots.filter((bot) => bot.level > 0);
}

/** What can be asked for, by level; of characters in `seated` there is one already. */
export function botGroups(bots: readonly BotSummary[], seated: ReadonlySet<string>): BotGroup[] {
  return opponents(bots).map(({ name: level, characters }) => ({
    level,
    options: [
      { value: level, words: characters.length ? t("bot-anybody") : wordLevel({ level }), taken: false },
      ...characters.map((one) => ({
        value: valueOf({ level, character: one.name }),
        words: wordPerson(one),
        taken: seated.has(one.name),
      })),
    ],
  }));
}

export function valueOf({ level, character }: Bot): string {
  return [level, character].filter(Boolean).join("-");
}

export function seatBot(level: string, character = ""): SeatRequest {
  return character ? { kind: "bot", level, character } : { kind: "bot", level };
}

/** "Ida, loyal". */
export function wordPerson(one: CharacterSummary): string {
  return `${one.person}, ${t("character", { character: one.name })}`;
}

/** "Champion": of somebody, or as such. */
export function wordLevel({ level, character }: Partial<Bot>): string {
  return t("bot-level", { level: level ?? "", character: character ?? "" });
}

/** "Pro, loyal", or the level alone. */
export function wordBot(bot: Bot): string {
  return [wordLevel(bot), bot.character ? t("character", { character: bot.character }) : ""].filter(Boolean).join(", ");
}

/** How it plays, in a sentence. */
export function wordManner({ level, character }: Bot): string {
  return t("character-plays", { character: character ?? level ?? "" });
}

/** All of it: "Pro, loyal. Bets on her own cars and drives for them." */
export function wordAbout(bot: Bot): string {
  return `${wordBot(bot)}. ${wordManner(bot)}`;
}

/** The icon of a bot. */
export function signOf({ character }: Bot): string {
  return character && DRAWN.has(character) ? character : "bot";
}
