/** Actions, losses and reasons in words. */
import { has, t } from "../../lib/text";
import type { CarLetter, Decision } from "../../protocol";
import type { Phrasing } from "../words/phrasing";
import { points } from "./moments";

/** An action of the notation, as a sentence would say it. */
export function sayAction(phrasing: Phrasing, action: string): string {
  const [verb = "", what = "", more = ""] = action.split(" ");
  if (verb === "bid" || verb === "pass" || verb === "play") {
    return t("an-action", { verb: more === "reversed" ? "reversed" : verb, card: phrasing.card(what), car: "K", power: "", space: "" });
  }
  if (verb === "wild" || verb === "bet") return t("an-action", { verb, car: what as CarLetter, card: "", power: "", space: "" });
  if (verb === "keep") return t("an-action", { verb, power: what, card: "", car: "K", space: "" });
  return t("an-action", { verb: what === "finish" ? "finish" : verb, space: what, card: "", car: "K", power: "" });
}

/** Why the best is better; nothing where the judge found no true reason. */
export function sayReason(phrasing: Phrasing, one: Decision): string {
  const { reason } = one;
  if (!reason || !has(`reason-${reason.key}`)) return "";
  const { amount, worth, pays, instead_pays, ...facts } = reason.facts;
  const money = Object.fromEntries(
    Object.entries({ amount, worth, pays, instead_pays }).flatMap(([name, value]) => (value === undefined ? [] : [[name, phrasing.money(Math.round(value))]])),
  );
  return t(`reason-${reason.key}`, { ...facts, ...money, bid: amount ?? 0 });
}

export function sayLoss(one: Decision): string {
  return t("an-lost", { points: points(one.loss), error: points(2 * one.error) });
}

/** What a mark means, for ears and for the tip. */
export function sayMark(mark: string): string {
  return mark ? t("an-mark", { mark: mark === "??" ? "worst" : mark === "?" ? "bad" : "doubtful" }) : "";
}
