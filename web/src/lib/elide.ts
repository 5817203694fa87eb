// ELIDE("de", $name) in a text shortens the word before a vowel: "de Rui" but "d’Ida".
// downforce/text.py does the same for the terminal.
import type { FluentFunction } from "@fluent/bundle";

// Matched after accents are removed. A mute h counts as a vowel, and so does y before a consonant: Yves, but Yann.
const VOWEL = /^(?:[aeiouhœæ]|y(?![aeiou]))/;

export function elide(word: string, name: string): string {
  const first = name
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
  return VOWEL.test(first) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}

export const ELIDE: FluentFunction = ([word, name]) => elide(String(word), String(name));
