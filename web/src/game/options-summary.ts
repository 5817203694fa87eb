// Describes a table's options in plain sentences, for its host and for invited players.
import type { Clock, GameOptions } from "../protocol";
import { facts } from "../api/setup";
import { t } from "../text/text";
import { trackName } from "./describe";

export interface Sentence {
  icon: string;
  words: string;
}

export interface DescribedTable {
  options: GameOptions;
  clock: Clock;
  seconds: number; // per decision, if there is a clock
  track?: string; // title of a custom track; "" if the track is drawn at random
}

export function describeOptions(table: DescribedTable): Sentence[] {
  const { options } = table;
  const beginner = Array.isArray(options.beginner) ? options.beginner : [];
  const cards = beginner.includes("small-hands") ? facts().small_hand : (facts().hands[options.players] ?? 0);
  const dealt = beginner.includes("deal-cars");
  const how = wins(options, beginner);
  return [
    { icon: "flag", words: course(table) },
    {
      icon: "cards",
      words: `${t("plain-cards", { cards, dealt: yes(dealt) })}${!dealt && how !== "money" ? ` ${t("plain-free")}` : ""}`,
    },
    { icon: "gear", words: t(options.powers ? "plain-powers" : "plain-no-powers") },
    { icon: "ticket", words: t(options.bets && how === "money" ? "plain-bets" : "plain-no-bets") },
    { icon: "cup", words: t("plain-wins", { how }) },
    { icon: "globe", words: t("plain-edition", { edition: options.edition }) },
    {
      icon: "clock",
      words: table.clock === "none" ? t("plain-no-clock") : t("plain-clock", { seconds: table.seconds }),
    },
  ];
}

/** Summarizes the options in one line, for lists; names only what differs from the standard game. */
export function summarizeOptions(options: GameOptions, title: string): string {
  const names = [options.track].flat().map((name) => nameTrack(name, title));
  const beginner = Array.isArray(options.beginner) && options.beginner.length > 0;
  const ways = [
    beginner ? "beginner" : "",
    options.long_distance ? "distance" : "",
    options.world_tour ? "tour" : "",
    !options.powers && !beginner ? "no-powers" : "",
    !options.bets && !beginner ? "no-bets" : "",
  ];
  return [names.join(", "), ...ways.filter(Boolean).map((way) => t("short-way", { way }))].join(" · ");
}

function course({ options, track }: DescribedTable): string {
  if (options.world_tour) return t("plain-tour");
  if (track === "") return t("plain-surprise");
  const name = nameTrack([options.track].flat()[0] ?? "", track ?? "");
  return t(options.long_distance ? "plain-distance" : "plain-lap", { name });
}

/** The title of a track: translated for shipped tracks, the track's own title for all others. */
function nameTrack(name: string, title: string): string {
  const known = trackName(name);
  return known === name && title ? title : known;
}

/** Says what decides the game. Only if money decides it are bets made and prices paid. */
function wins(options: GameOptions, beginner: string[]): "first" | "furthest" | "money" {
  if (beginner.includes("first-wins")) return "first";
  return options.long_distance === true ? "furthest" : "money";
}

function yes(is: boolean): string {
  return is ? "yes" : "no";
}
