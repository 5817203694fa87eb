/** The money of a race that is still running, as the engine counts it (`View.standings`), in words. */
import { t } from "../../text/text";
import type { View } from "../../protocol";
import type { Phrasing } from "../describe/phrasing";

/** "If it ended now: you $14M, 2nd". Empty where no race for money is running. */
export function describeMoneyNow(phrasing: Phrasing, { standings, phase }: View): string {
  if (!standings || phase === "over") return "";
  const seat = phrasing.me ?? standings.findIndex(({ rank }) => rank === 1);
  const own = standings[seat];
  if (!own) return "";
  return t("money-now", { amount: phrasing.money(own.total), place: own.rank, ...phrasing.who(seat) });
}

/** Whether bets are left out because they are secret. */
export const hasSecretBets = ({ standings, bets }: View): boolean =>
  standings?.some(({ betting }, seat) => betting === null && (bets[seat]?.length ?? 0) > 0) ?? false;
