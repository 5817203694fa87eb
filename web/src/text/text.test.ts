// @vitest-environment happy-dom
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES, addTexts, guessLanguage, has, language, setLanguage, startLanguage, t } from "./text";
import { labelPicture, trackName } from "../game/describe";

const LOCALE = join(import.meta.dirname, "../../../downforce/locale");

beforeAll(() => {
  for (const lang of LANGUAGES) {
    const files = readdirSync(join(LOCALE, lang)).map((name) => readFileSync(join(LOCALE, lang, name), "utf-8"));
    addTexts(lang, files.join("\n"));
  }
});
afterEach(() => localStorage.clear());

describe("the language", () => {
  it.each([
    [["de", "fr-CA"], "fr"],
    [["pt"], "pt-BR"],
    [["pt-AO"], "pt-BR"],
    [["pt-pt"], "pt-PT"],
    [["es-MX", "en"], "es"],
    [["de"], "en"],
    [[], "en"],
  ])("of a browser that wants %j is %s", (wanted, lang) => {
    expect(guessLanguage(wanted)).toBe(lang);
  });
  it("is kept when it was chosen", async () => {
    await setLanguage("es");
    expect(startLanguage()).toBe("en");
    await setLanguage("es", true);
    expect(startLanguage()).toBe("es");
    expect(document.documentElement.lang).toBe("es");
  });
});

describe("texts", () => {
  it("are said in the language chosen, with their holes filled", async () => {
    await setLanguage("en");
    expect(t("home-free", { count: 2, seats: 4 })).toBe("2 of 4 seats free");
    await setLanguage("fr");
    expect(language()).toBe("fr");
    expect(t("colour", { car: "K" })).toBe("noire");
  });
  it.each([
    ["Rui", "de Rui"],
    ["Emil", "d’Emil"],
    ["Éloi", "d’Éloi"],
    ["Hélène", "d’Hélène"],
    ["œil", "d’œil"],
    ["Yves", "d’Yves"],
    ["Yann", "de Yann"],
    ["8", "de 8"],
  ])("in French elide before the name %s", async (name, of) => {
    await setLanguage("fr");
    expect(t("table-of", { name })).toBe(`Table ${of}`);
    expect(t("sheet-caption", { name })).toBe(`Feuille ${of}`);
  });
  it("count one and many", async () => {
    const texts = (lang: (typeof LANGUAGES)[number]): Promise<string[]> =>
      setLanguage(lang).then(() => [
        t("plain-seats", { count: 2, bots: 1, others: "pro" }),
        t("plain-seats", { count: 4, bots: 3, others: "pro" }),
        t("home-free", { count: 1, seats: 4 }),
        t("why-both", { amount: "$6M", count: 2 }),
        t("why-both", { amount: "$6M", count: 3 }),
        t("room-start", { people: 4, bots: 0 }),
      ]);
    expect(await texts("en")).toEqual([
      "2 seats, one of them for a pro bot.",
      "4 seats, 3 of them for pro bots.",
      "1 of 4 seats free",
      "Both bid $6M, and nobody bid more.",
      "All 3 bid $6M, and nobody bid more.",
      "Start: 4 people",
    ]);
    for (const lang of LANGUAGES) {
      const [one, many, , two, three] = await texts(lang);
      expect(one).not.toMatch(/bots/);
      expect(many).toMatch(/3.*bots/);
      expect(two).not.toBe(three);
    }
  });
  it("call a track as its picture does, in every language", async () => {
    const picture = {
      name: "river-station",
      title: "River Station",
      svg: "<text>RIVER STRAIGHT</text><text>River Station</text>",
    };
    for (const lang of LANGUAGES) {
      await setLanguage(lang);
      expect(labelPicture(picture)).toBe(`<text>RIVER STRAIGHT</text><text>${trackName("river-station")}</text>`);
    }
    expect(trackName("river-station")).toBe("Rio"); // pt-PT, the last in the list
    const own = { name: "my-own", title: "My own", svg: "<text>My own</text>" };
    expect(labelPicture(own)).toBe(own.svg);
  });
  it("show their key when they are missing", () => {
    expect(has("no-such-text")).toBe(false);
    expect(t("no-such-text")).toBe("no-such-text");
  });
  it("are fetched when they are not there yet", async () => {
    vi.resetModules();
    vi.stubGlobal(
      "fetch",
      vi.fn(async () => new Response("hello = Olá")),
    );
    const fresh = await import("./text");
    await fresh.setLanguage("pt-BR");
    expect(fresh.t("hello")).toBe("Olá");
    vi.unstubAllGlobals();
  });
});
