// The rules as plain pages for browsers without scripts, one page per language, made from the same texts as the rules screen.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { BETS, LANGUAGE_NAMES, POWERS, PRIZES } from "./src/generated.ts";

const LOCALE = join(import.meta.dirname, "../downforce/locale");
const PARTS = ["aim", "auction", "powers", "race", "bets", "end", "two", "ways"];

function plainRules(lang: string): string {
  const source = readFileSync(join(LOCALE, lang, "page-rules.ftl"), "utf-8");
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const texts of [source, readFileSync(join(LOCALE, lang, "words.ftl"), "utf-8")])
    bundle.addResource(new FluentResource(texts));
  const say = (key: string, args = {}): string =>
    bundle
      .formatPattern(bundle.getMessage(key)?.value ?? key, args)
      .replace(/[<&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const keys = [...source.matchAll(/^(rules-[a-z-]+) =/gm)].map((found) => found[1] ?? "");
  const table = (rows: number[][], name: (row: number) => string): string => {
    const head = rows[0]!.map((_, place) => `<th>${say("ordinal", { place: place + 1 })}</th>`).join("");
    const body = rows
      .map((row, i) => `<tr><th>${name(i)}</th>${row.map((millions) => `<td>${millions}</td>`).join("")}</tr>`)
      .join("");
    return `<table><tr><td></td>${head}</tr>${body}</table>`;
  };
  /** The list or table that a paragraph needs to be understood. */
  const after = (key: string): string => {
    if (key === "rules-powers-keep")
      return `<ul>${POWERS.map((power) => `<li>${say("power-explained", { power })}</li>`).join("")}</ul>`;
    if (key === "rules-bets-pays") return table(BETS, (i) => say("rules-bet", { bet: i + 1 }));
    return key === "rules-end-money" ? table([PRIZES], () => say("rules-prize")) : "";
  };
  const sections = PARTS.map((part) => {
    const own = keys.filter((key) => key === `rules-${part}` || key.startsWith(`rules-${part}-`));
    return `<h2>${say("rules-part", { part })}</h2>${own.map((key) => `<p>${say(key)}</p>${after(key)}`).join("")}`;
  });
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">`;
  const title = say("rules-title");
  return `<!doctype html><html lang="${lang}"><head>${head}<title>${title} · Downforce</title></head><body><h1>${title}</h1>${sections.join("")}</body></html>\n`;
}

function links(): string {
  return Object.entries(LANGUAGE_NAMES)
    .map(([lang, name]) => `<a href="./rules.${lang}.html" lang="${lang}">${name}</a>`)
    .join(", ");
}

export function plainRulesPages(): Plugin {
  return {
    name: "plain-rules",
    apply: "build",
    transformIndexHtml: (page) => page.replace("<!--rules-->", links()),
    generateBundle() {
      for (const lang of Object.keys(LANGUAGE_NAMES))
        this.emitFile({ type: "asset", fileName: `rules.${lang}.html`, source: plainRules(lang) });
    },
  };
}
