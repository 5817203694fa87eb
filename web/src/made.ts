// Made by `python -m tools.page_facts` from downforce/text.py, its texts and the engine: change those, not this.
import type { CarLetter } from "./protocol";

/** Each language by its own name, as a list of languages should say it. */
export const LANGUAGE_NAMES = {
  "en": "English",
  "es": "Español",
  "fr": "Français",
  "pt-BR": "Português (Brasil)",
  "pt-PT": "Português (Portugal)"
} as const;
export type Language = keyof typeof LANGUAGE_NAMES;
/** Where the country is not said, or is another one. */
export const OF_COUNTRY: Record<string, Language> = {
  "pt": "pt-BR"
};
/** The one text that cannot come from the server: that there is no server. */
export const UNREACHABLE: Record<Language, Unreachable> = {
  "en": {
    "words": "The server does not answer. Your games are safe.",
    "again": "Try again"
  },
  "es": {
    "words": "El servidor no responde. Tus partidas están a salvo.",
    "again": "Probar otra vez"
  },
  "fr": {
    "words": "Le serveur ne répond pas. Vos parties sont en sécurité.",
    "again": "Réessayer"
  },
  "pt-BR": {
    "words": "O servidor não responde. As suas partidas estão salvas.",
    "again": "Tentar de novo"
  },
  "pt-PT": {
    "words": "O servidor não responde. As tuas partidas estão a salvo.",
    "again": "Tentar outra vez"
  }
};
interface Unreachable {
  words: string;
  again: string;
}

// The auction of the introduction, as the engine settles it.
export const LESSON_LOT: CarLetter = "Y";
export const LESSON_BIDS = [
  {
    "card": "Y6B4R2G1",
    "bid": 6,
    "wins": true,
    "tied": false
  },
  {
    "card": "Y5",
    "bid": 5,
    "wins": true,
    "tied": false
  },
  {
    "card": "R6Y4K2B1",
    "bid": 4,
    "wins": true,
    "tied": true
  },
  {
    "card": "O6B4Y2",
    "bid": 2,
    "wins": false,
    "tied": false
  },
  {
    "card": "K6G4B2",
    "bid": 0,
    "wins": false,
    "tied": false
  }
];
export const LESSON_RIVALS = [
  {
    "name": "Rui",
    "card": "K6Y4W2R1",
    "bid": 4
  },
  {
    "name": "Ida",
    "card": "O6K5R4Y3B2G1",
    "bid": 3
  }
];
