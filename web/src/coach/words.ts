/** What a coach says, in words: an action by its notation, where to look, why. */

import { t } from "../lib/text";
import { sayFacts, sayReason } from "../play/analysis/say";
import type { AnalysisMark, Decision, Focus, Reason } from "../protocol";
import { shortName } from "../play/words/cards";
import type { Phrasing } from "../play/words/phrasing";

/** "play R6Y4 reversed": a verb with its object. */
export function sayAction(phrasing: Phrasing, notation: string): string {
  const [verb, what = "", how = ""] = notation.split(" ");
  switch (verb) {
    case "bid":
      return t("hint-bid", { card: phrasing.card(what) });
    case "pass":
      return t("act-pass", { card: shortName(what) });
    case "keep":
      return t("act-keep", { power: what });
    case "play":
      return t(how === "reversed" ? "hint-play-reversed" : "hint-play", { card: phrasing.card(what) });
    case "wild":
      return t("hint-wild", { car: what });
    case "move":
      return what === "finish" ? t("act-finish") : t("act-stop", { space: what });
    case "bet":
      return t("act-bet", { car: what });
    case "skip":
      return t("hint-skip");
    default:
      return notation;
  }
}

export const sayLook = (phrasing: Phrasing, look: Focus): string => sayFacts(phrasing, `look-${look.key}`, look.facts);

/** Why, or that there is no simple reason. */
export const sayWhy = (phrasing: Phrasing, reason: Reason | null): string =>
  sayReason(phrasing, reason) || t("hint-no-reason");

const MARKS: Record<Exclude<AnalysisMark, "">, string> = { "?!": "slip", "?": "mistake", "??": "blunder" };

/** After a choice. */
export function sayWord(phrasing: Phrasing, decision: Decision): string {
  if (!decision.mark) return t("word-good");
  const better = t("word-better", { mark: MARKS[decision.mark], action: sayAction(phrasing, decision.best) });
  return decision.reason ? `${better} ${sayWhy(phrasing, decision.reason)}` : better;
}
