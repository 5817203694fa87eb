// Words that many rooms use, put together from texts.
import { readCard, type Mark } from "./cards";
import { t } from "./text";

/** A card read out: "red 6, yellow 4". */
export function wordCard(card: string): string {
  return readCard(card)
    .map((line) => `${t("colour", { car: line.car })} ${line.speed}`)
    .join(", ");
}

export function wordColour(car: Mark): string {
  return upperFirst(t("colour", { car }));
}

export function wordTrack(track: string): string {
  return t("track-name", { track });
}

export function upperFirst(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
