/* The headline of a result: who won, and where the reader came in. */
import { t } from "../../text/text";
import type { Outcome } from "../../protocol";
import { describeWinner } from "../describe/log-line";
import type { Phrasing } from "../describe/phrasing";

/** Returns one or two sentences: who won and, for a player who did not, their own place. `ranks` are the places by seat. */
export function describeResult(phrasing: Phrasing, outcome: Outcome, ranks: readonly number[] | null): string[] {
  return [describeFirst(phrasing, outcome), describeReader(phrasing, outcome, ranks)].filter(Boolean);
}

function describeFirst(phrasing: Phrasing, outcome: Outcome): string {
  const winner = outcome.winners[0] ?? 0;
  if (outcome.decided !== "winnings") return describeWinner(phrasing, outcome);
  return t("finish-won", { money: phrasing.money(outcome.scores?.[winner] ?? 0), ...phrasing.who(winner) });
}

function describeReader(phrasing: Phrasing, outcome: Outcome, ranks: readonly number[] | null): string {
  const { me } = phrasing;
  const place = me === null ? undefined : ranks?.[me];
  if (me === null || place === undefined || outcome.winners.includes(me)) return "";
  const money = outcome.scores?.[me];
  if (money === undefined) return t("finish-you", { place });
  // no line may break after the minus
  return t("finish-you-money", { place, money: phrasing.money(money).replace("−", "−\u2060") });
}
