// Millions as the edition prints them (CURRENCIES in downforce/rules/options.py): $6M, $6 mi, €6M.
import type { Edition } from "./view";

const CURRENCIES: Record<Edition, [string, string]> = {
  en: ["$", "M"],
  es: ["$", "M"],
  fr: ["$", "M"],
  "pt-BR": ["$", "\u00a0mi"],
  "pt-PT": ["€", "M"],
};

export function money(millions: number, edition: Edition): string {
  const [sign, unit] = CURRENCIES[edition];
  return `${millions < 0 ? "−" : ""}${sign}${Math.abs(millions)}${unit}`;
}
