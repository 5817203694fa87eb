/** What a coach says, in words: an action by its notation, where to look, why. */

import { has, t } from "../lib/text";
import type { AnalysisMark, Decision, Facts, Look, Reason } from "../protocol";
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

/** Money in words; `bid` is an amount as a number, for texts that tell a pass from a bid. */
function holes(phrasing: Phrasing, facts: Facts): Record<string, string | number> {
  const { amount, worth, pays, instead_pays: instead, ...rest } = facts;
  const said: Record<string, string | number> = { ...rest };
  for (const [name, millions] of Object.entries({ amount, worth, pays, instead_pays: instead })) {
    if (millions !== undefined) said[name] = phrasing.money(millions);
  }
  if (amount !== undefined) said["bid"] = amount;
  return said;
}

const say = (phrasing: Phrasing, key: string, facts: Facts): string => (has(key) ? t(key, holes(phrasing, facts)) : "");

export const sayLook = (phrasing: Phrasing, look: Look): string => say(phrasing, `look-${look.key}`, look.facts);

export function sayReason(phrasing: Phrasing, reason: Reason | null): string {
  return (reason && say(phrasing, `reason-${reason.key}`, reason.facts)) || t("hint-no-reason");
}

const MARKS: Record<Exclude<AnalysisMark, "">, string> = { "?!": "slip", "?": "mistake", "??": "blunder" };

/** After a choice. */
export function sayWord(phrasing: Phrasing, decision: Decision): string {
  if (!decision.mark) return t("word-good");
  const better = t("word-better", { mark: MARKS[decision.mark], action: sayAction(phrasing, decision.best) });
  return decision.reason ? `${better} ${sayReason(phrasing, decision.reason)}` : better;
}
