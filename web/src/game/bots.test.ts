// @vitest-environment happy-dom
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { BotSummary } from "../protocol";
import { botGroups, opponents, seatBot, botIcon, botValue, describeBotFully, describeBot, describeLevel } from "./bots";
import { addTexts, setLanguage } from "../text/text";
import type { Language } from "../generated";

const LOCALE = join(import.meta.dirname, "../../../downforce/locale");
const SPRITE = readFileSync(join(import.meta.dirname, "../parts/sprite.svg"), "utf-8");
const CHARACTERS = {
  loyal: "Ida",
  gambler: "Rui",
  opportunist: "Otto",
  blocker: "Mara",
  careful: "Teo",
  collector: "Lena",
};
const PEOPLE = Object.entries(CHARACTERS).map(([name, person]) => ({ name, person }));
const BOTS: BotSummary[] = [
  { name: "uniform", level: 0, characters: [] },
  { name: "rookie", level: 1, characters: [] },
  { name: "pro", level: 2, characters: PEOPLE },
  { name: "champion", level: 3, characters: PEOPLE },
];

async function useLanguage(lang: Language): Promise<void> {
  const files = readdirSync(join(LOCALE, lang)).map((name) => readFileSync(join(LOCALE, lang, name), "utf-8"));
  addTexts(lang, files.join("\n"));
  await setLanguage(lang);
}
beforeAll(() => useLanguage("en"));

describe("bots to choose from", () => {
  it("are the levels that are opponents, each with anybody and its people", () => {
    expect(opponents(BOTS).map((bot) => bot.name)).toEqual(["rookie", "pro", "champion"]);
    const [rookie, pro] = botGroups(BOTS, new Set());
    expect(rookie?.options).toEqual([{ value: "rookie", words: "Rookie", taken: false }]);
    expect(pro?.options.map((one) => one.words).slice(0, 3)).toEqual(["Anybody", "Ida, loyal", "Rui, gambler"]);
    expect(pro?.options.map((one) => one.value).slice(0, 3)).toEqual(["pro", "pro-loyal", "pro-gambler"]);
    expect(pro?.options).toHaveLength(7);
  });
  it("who sits there already is not offered again, at no level", () => {
    const groups = botGroups(BOTS, new Set(["loyal"]));
    const taken = groups.flatMap((group) => group.options.filter((one) => one.taken).map((one) => one.value));
    expect(taken).toEqual(["pro-loyal", "champion-loyal"]);
  });
  it("are asked for by level, and by character where one was chosen", () => {
    expect(seatBot("pro")).toEqual({ kind: "bot", level: "pro" });
    expect(seatBot("pro", "")).toEqual({ kind: "bot", level: "pro" });
    expect(seatBot("pro", "loyal")).toEqual({ kind: "bot", level: "pro", character: "loyal" });
    expect(botValue({ level: "pro", character: "loyal" })).toBe("pro-loyal");
    expect(botValue({ level: "rookie", character: null })).toBe("rookie");
  });
});

describe("a bot", () => {
  it("has a sign that is drawn, each another", () => {
    const signs = PEOPLE.map(({ name }) => botIcon({ level: "pro", character: name }));
    expect(new Set(signs).size).toBe(6);
    for (const sign of [...signs, "bot"]) expect(SPRITE).toContain(`<symbol id="i-${sign}"`);
    expect(botIcon({ level: "rookie", character: null })).toBe("bot");
    expect(botIcon({ level: "pro", character: "reckless" })).toBe("bot"); // as sent by a newer server
  });
  it("is told of in words", () => {
    expect(describeBotFully({ level: "pro", character: "loyal" })).toBe(
      "Pro, loyal. Bets on her own cars and drives for them.",
    );
    expect(describeBotFully({ level: "rookie", character: null })).toBe("Rookie. Drives fast, thinks little.");
  });
  it.each([
    ["es", "Campeona, bloqueadora", "Campeón, prudente", "Campeón"],
    ["fr", "Championne, bloqueuse", "Champion, prudent", "Champion"],
    ["pt-BR", "Campeã, bloqueadora", "Campeão, cauteloso", "Campeão"],
    ["pt-PT", "Campeã, bloqueadora", "Campeão, cauteloso", "Campeão"],
  ] as const)("is a woman or a man in %s", async (lang, mara, teo, level) => {
    await useLanguage(lang);
    expect(describeBot({ level: "champion", character: "blocker" })).toBe(mara);
    expect(describeBot({ level: "champion", character: "careful" })).toBe(teo);
    expect(describeLevel({ level: "champion" })).toBe(level);
    await useLanguage("en");
  });
});
