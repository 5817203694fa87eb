// For browsers without scripts: the rules as plain pages, one a language, made from the same texts.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { LANGUAGE_NAMES } from "./src/made.ts";

const LOCALE = join(import.meta.dirname, "../downforce/locale");
const PARTS = ["aim", "auction", "powers", "race", "bets", "end", "two", "ways"];

function plainRules(lang: string): string {
  const source = readFileSync(join(LOCALE, lang, "page-rules.ftl"), "utf-8");
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const say = (key: string, args = {}): string => bundle.formatPattern(bundle.getMessage(key)?.value ?? key, args).replace(/[<&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const keys = [...source.matchAll(/^(rules-[a-z-]+) =/gm)].map((found) => found[1] ?? "");
  const sections = PARTS.map((part) => {
    const own = keys.filter((key) => key === `rules-${part}` || key.startsWith(`rules-${part}-`));
    return `<h2>${say("rules-part", { part })}</h2>${own.map((key) => `<p>${say(key)}</p>`).join("")}`;
  });
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">`;
  const title = say("rules-title");
  return `<!doctype html><html lang="${lang}"><head>${head}<title>${title} · Downforce</title></head><body><h1>${title}</h1>${sections.join("")}</body></html>\n`;
}

function links(): string {
  return Object.entries(LANGUAGE_NAMES).map(([lang, name]) => `<a href="/rules.${lang}.html" lang="${lang}">${name}</a>`).join(", ");
}

export function plainRulesPages(): Plugin {
  return {
    name: "plain-rules",
    apply: "build",
    transformIndexHtml: (page) => page.replace("<!--rules-->", links()),
    generateBundle() {
      for (const lang of Object.keys(LANGUAGE_NAMES)) this.emitFile({ type: "asset", fileName: `rules.${lang}.html`, source: plainRules(lang) });
    },
  };
}
