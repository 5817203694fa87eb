/** The coach's advice in words: the recommended action, where to look, and why. */
import { t } from "../text/text";
import { describeFacts, describeReason } from "../play/analysis/describe-decision";
import type { AnalysisMark, Decision, Focus, Reason } from "../protocol";
import { shortName } from "../play/describe/hand-cards";
import type { Phrasing } from "../play/describe/phrasing";

/** Describes an action as a verb with its object: "play R6Y4 reversed". */
export function describeHint(phrasing: Phrasing, notation: string): string {
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

export const describeFocus = (phrasing: Phrasing, look: Focus): string =>
  describeFacts(phrasing, `look-${look.key}`, look.facts);

/** The reason, or a remark that there is no simple one. */
export const describeHintReason = (phrasing: Phrasing, reason: Reason | null): string =>
  describeReason(phrasing, reason) || t("hint-no-reason");

const MARKS: Record<Exclude<AnalysisMark, "">, string> = { "?!": "slip", "?": "mistake", "??": "blunder" };

/** The coach's comment on a choice. */
export function describeFeedback(phrasing: Phrasing, decision: Decision): string {
  if (!decision.mark) return t("word-good");
  const better = t("word-better", { mark: MARKS[decision.mark], action: describeHint(phrasing, decision.best) });
  return decision.reason ? `${better} ${describeHintReason(phrasing, decision.reason)}` : better;
}
