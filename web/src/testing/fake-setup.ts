/** A server's setup for tests; importing this module installs it. */
import type { Setup } from "../protocol";
import { setFacts } from "../api/setup";

const SETUP = {
  editions: { en: {}, "pt-BR": {}, "pt-PT": {} },
  currencies: { en: "$M", "pt-BR": "$ mi", "pt-PT": "€M" },
  hands: { 3: 14, 4: 10 },
  small_hand: 3,
  prizes: [12, 9, 6, 4, 2, 0],
  bets: [[9, 6, 3, 0, 0, 0]],
} as unknown as Setup;

setFacts(SETUP);
