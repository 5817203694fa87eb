// ELIDE("de", $name) in a text: the little word before a name that may begin with any letter, "de Rui" but "d’Ida".
// The same as in downforce/text.py, for the same texts.
import type { FluentFunction } from "@fluent/bundle";

// After the accents are taken off. A mute h counts as a vowel, and y does before a consonant: Yves, but Yann.
const VOWEL = /^(?:[aeiouhœæ]|y(?![aeiou]))/;

export function elide(word: string, name: string): string {
  const first = name
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
  return VOWEL.test(first) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}

export const ELIDE: FluentFunction = ([word, name]) => elide(String(word), String(name));
