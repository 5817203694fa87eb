// Formats millions as printed in the edition: $6M, $6 mi, €6M.
import { editionFor, facts } from "../api/setup";

/** `edition` may also be a language, for readers who are not at a table. */
export function money(millions: number, edition: string): string {
  const currency = facts().currencies[editionFor(edition)] ?? "";
  const [sign, unit] = [currency.slice(0, 1), currency.slice(1).replace(" ", "\u00a0")];
  return `${millions < 0 ? "−" : ""}${sign}${Math.abs(millions)}${unit}`;
}
