/** Actions, losses and reasons in words. */
import { has, t } from "../../text/text";
import type { CarLetter, Consequence, Decision, Facts, Offer, Reason } from "../../protocol";
import type { Phrasing } from "../describe/phrasing";
import { points } from "./moments";

/** Describes an action given in notation. If the offer it was chosen from is given, also says what a card bids. */
export function describeAction(phrasing: Phrasing, action: string, offer: Offer | null = null): string {
  const [verb = "", what = "", more = ""] = action.split(" ");
  const laid = offer?.choices.find((choice) => choice.action === action);
  if (laid?.kind === "lay" && laid.bid)
    return t("an-bid", { amount: phrasing.money(laid.bid), card: phrasing.card(what) });
  if (verb === "bid" || verb === "pass" || verb === "play") {
    return t("an-action", {
      verb: more === "reversed" ? "reversed" : verb,
      card: phrasing.card(what),
      car: "K",
      power: "",
      space: "",
    });
  }
  if (verb === "wild" || verb === "bet")
    return t("an-action", { verb, car: what as CarLetter, card: "", power: "", space: "" });
  if (verb === "keep") return t("an-action", { verb, power: what, card: "", car: "K", space: "" });
  return t("an-action", { verb: what === "finish" ? "finish" : verb, space: what, card: "", car: "K", power: "" });
}

/** Fills a text with facts. Amounts become words; `bid` and `most` stay numbers, for texts that treat zero differently. */
export function describeFacts(phrasing: Phrasing, key: string, facts: Facts): string {
  if (!has(key)) return "";
  const { amount, worth, pays, instead_pays, spent, instead_spent, ...rest } = facts;
  const money = Object.entries({ amount, worth, pays, instead_pays, spent, instead_spent }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, phrasing.money(Math.round(value))] as const],
  );
  return t(key, { ...rest, ...Object.fromEntries(money), bid: amount ?? 0, most: worth ?? 0 });
}

/** Why one choice is better than another; empty if the analysis found no reason. */
export const describeReason = (phrasing: Phrasing, reason: Reason | null): string =>
  reason ? describeFacts(phrasing, `reason-${reason.key}`, reason.facts) : "";

/** Describes how a choice changes the result; empty if that is not clear. */
export const describeConsequence = (consequence: Consequence | null | undefined): string =>
  consequence ? t("consequence", { ...consequence }) : "";

export function describeLoss(one: Decision): string {
  return t("an-lost", { points: points(one.loss), error: points(2 * one.error) });
}

/** Describes a mark, for screen readers and tooltips. */
export function describeMark(mark: string): string {
  return mark ? t("an-mark", { mark: mark === "??" ? "worst" : mark === "?" ? "bad" : "doubtful" }) : "";
}
