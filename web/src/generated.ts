// Made by `python -m tools.generate.page_facts` from downforce/text.py, texts, options and the engine: change those,
// not this.
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
    "words": "O servidor não responde. As suas partidas estão seguras.",
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

/** Every option of a game, from rules/setup/options.py; `players`: how many it matters to. */
export const OPTIONS = {
  "players": {
    "values": [
      2,
      3,
      4,
      5,
      6
    ],
    "default": 4,
    "off_with": [],
    "players": null
  },
  "track": {
    "values": [],
    "default": "river-station",
    "off_with": [],
    "players": null
  },
  "deck": {
    "values": [],
    "default": "reconstructed",
    "off_with": [],
    "players": null
  },
  "edition": {
    "values": [
      "en",
      "es",
      "fr",
      "pt-BR",
      "pt-PT"
    ],
    "default": "en",
    "off_with": [],
    "players": null
  },
  "powers": {
    "values": [
      true,
      false
    ],
    "default": true,
    "off_with": [
      "no-powers"
    ],
    "players": null
  },
  "bets": {
    "values": [
      true,
      false
    ],
    "default": true,
    "off_with": [
      "no-bets",
      "first-wins"
    ],
    "players": null
  },
  "beginner": {
    "values": [
      "deal-cars",
      "no-powers",
      "small-hands",
      "no-bets",
      "first-wins"
    ],
    "default": [],
    "off_with": [],
    "players": null
  },
  "long_distance": {
    "values": [
      true,
      false,
      "money"
    ],
    "default": false,
    "off_with": [],
    "players": null
  },
  "world_tour": {
    "values": [
      true,
      false
    ],
    "default": false,
    "off_with": [],
    "players": null
  },
  "any_card_bid": {
    "values": [
      true,
      false
    ],
    "default": true,
    "off_with": [],
    "players": null
  },
  "two_player_cunning": {
    "values": [
      "swap",
      "remove",
      "keep"
    ],
    "default": "swap",
    "off_with": [],
    "players": 2
  },
  "determined_always": {
    "values": [
      true,
      false
    ],
    "default": false,
    "off_with": [],
    "players": null
  }
} as const;

// What the rules for browsers without scripts must tell; the page asks the server.
export const POWERS = ["aggressive", "cunning", "determined", "strategic", "tricky", "unpredictable"];
export const PRIZES = [12, 9, 6, 4, 2, 0];
export const BETS = [[9, 6, 3], [6, 4, 2], [3, 2, 1]];

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
