// Names of cards, colours and tracks, used throughout the page.
import { readCard, type CarMark } from "./cards";
import { t } from "../text/text";
import type { TrackShape } from "../protocol";
import { editionFor, facts } from "../api/setup";

/** A card in words: "red 6, yellow 4". */
export function describeCard(card: string): string {
  return readCard(card)
    .map((line) => `${t("colour", { car: line.car })} ${line.speed}`)
    .join(", ");
}

export const describeColour = (car: CarMark): string => upperFirst(t("colour", { car }));

export const trackName = (track: string): string => t("track-name", { track });

/** A track's picture with its title in the reader's language. A custom track keeps the title it was drawn with. */
export function labelPicture({ name, title, svg }: Pick<TrackShape, "name" | "title" | "svg">): string {
  const called = trackName(name);
  return called === name ? svg : svg.replace(`>${title}</text>`, `>${called}</text>`);
}

export const upperFirst = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** `edition` may also be a language, for readers who are not at a table. */
export function money(millions: number, edition: string): string {
  const currency = facts().currencies[editionFor(edition)] ?? "";
  const [sign, unit] = [currency.slice(0, 1), currency.slice(1).replace(" ", "\u00a0")];
  return `${millions < 0 ? "−" : ""}${sign}${Math.abs(millions)}${unit}`;
}
