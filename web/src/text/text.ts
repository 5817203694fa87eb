// Texts by key, in the reader's language: t("table-of", { name: "Ida" }). Components that call t() update when the
// language changes. The texts come from the server; the terminal uses the same files.
import { FluentBundle, FluentResource, type FluentVariable, type FluentFunction } from "@fluent/bundle";
import { createSubscriber } from "svelte/reactivity";
import { LANGUAGE_NAMES, OF_COUNTRY, type Language } from "../generated";
import { defaultTransport } from "../api/transport";
import { readSaved, save } from "../settings/storage";

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];
export type Args = Record<string, FluentVariable>;

const bundles = new Map<Language, FluentBundle>();
let current: Language = "en";
let notifyAll = (): void => {};
const listen = createSubscriber((update) => {
  notifyAll = update;
});

/** The text for a key. A missing text shows its key. */
export function t(key: string, args: Args = {}): string {
  listen();
  const bundle = bundles.get(current);
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  return bundle.formatPattern(message.value, args, []);
}

/** Whether there is a text for this key. A server newer than the page may use keys that the page lacks. */
export function has(key: string): boolean {
  listen();
  return bundles.get(current)?.hasMessage(key) ?? false;
}

export function language(): Language {
  listen();
  return current;
}

/** The first of the browser's preferred languages that has texts; English if none has. */
export function guessLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const exact = LANGUAGES.find((lang) => lang.toLowerCase() === tag.toLowerCase());
    const base = tag.split("-")[0]?.toLowerCase() ?? "";
    const near = exact ?? OF_COUNTRY[base] ?? LANGUAGES.find((lang) => lang === base);
    if (near) return near;
  }
  return "en";
}

/** The saved language; the browser's if none is saved. */
export function startLanguage(): Language {
  const chosen = readSaved("lang");
  return LANGUAGES.find((lang) => lang === chosen) ?? guessLanguage(navigator.languages);
}

export function addTexts(lang: Language, source: string): void {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: { ELIDE } });
  bundle.addResource(new FluentResource(source));
  bundles.set(lang, bundle);
}

/** Switches the language; also saves it if `remember` is true. */
export async function setLanguage(lang: Language, remember = false): Promise<void> {
  if (!bundles.has(lang)) {
    addTexts(lang, (await defaultTransport().ask("GET", `text/${lang}`)) as string);
  }
  current = lang;
  document.documentElement.lang = lang;
  if (remember) save("lang", lang);
  notifyAll();
}

// ELIDE("de", $name) in a text shortens the word before a vowel, as downforce/text.py does for the terminal: "de Rui", but
// "d’Ida". Matched after accents are removed. A mute h counts as a vowel, and so does y before a consonant: Yves, but Yann.
const VOWEL = /^(?:[aeiouhœæ]|y(?![aeiou]))/;

export function elide(word: string, name: string): string {
  const first = name
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
  return VOWEL.test(first) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}

export const ELIDE: FluentFunction = ([word, name]) => elide(String(word), String(name));
