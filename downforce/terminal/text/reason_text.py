"""Sentences that explain why one choice was worse than another."""

from ...analysis.shapes import Facts, Reason
from .phrasing import Phrasing


def reason_text(phrasing: Phrasing, reason: Reason | None) -> str:
    """Return a sentence for a reason found by the game analysis, or "" if there is no reason."""
    if reason is None:
        return ""
    key, facts = reason["key"], reason["facts"]
    if "amount" in facts:
        return bid_text(phrasing, key, facts)
    return bet_text(phrasing, key, facts) if key.startswith("bet-") else race_text(phrasing, key, facts)


def bid_text(phrasing: Phrasing, key: str, facts: Facts) -> str:
    text, amount, worth = phrasing.text, phrasing.money(facts["amount"]), phrasing.money(facts["worth"])
    if key == "bid-wait":
        sums = facts["spent"], facts["pays"], facts["instead_spent"], facts["instead_pays"]
        spent, pays, other_spent, other_pays = (phrasing.money(round(money)) for money in sums)
        return text("reason-bid-wait", spent=spent, pays=pays, instead_spent=other_spent, instead_pays=other_pays)
    if key == "bid-cost":
        return text("reason-bid-cost", car=facts["car"], amount=amount, pays=phrasing.money(round(facts["pays"])))
    if key == "bid-gain":
        return text("reason-bid-gain", car=facts["car"], worth=worth, pays=phrasing.money(round(facts["pays"])))
    if key == "let-go":
        return text("reason-let-go", amount=amount, worth=worth, bid=facts["amount"])
    if key == "overbid":
        return text("reason-overbid", amount=amount, worth=worth, most=facts["worth"])
    return text("reason-bid-less", amount=amount, worth=worth)


def bet_text(phrasing: Phrasing, key: str, facts: Facts) -> str:
    text, car = phrasing.text, facts["car"]
    if key == "bet-own":
        return text("reason-bet-own", car=car, chance=facts["chance"])
    if key == "bet-crowd":
        return text("reason-bet-crowd", car=car, others=facts["others"])
    if key == "bet-unlikely":
        chance, other = facts["chance"], facts["instead_chance"]
        return text("reason-bet-unlikely", car=car, chance=chance, rival=facts["rival"], instead_chance=other)
    pays, other_pays = (phrasing.money(round(money)) for money in (facts["pays"], facts["instead_pays"]))
    return text("reason-bet-payout", car=car, pays=pays, rival=facts["rival"], instead_pays=other_pays)


def race_text(phrasing: Phrasing, key: str, facts: Facts) -> str:
    text = phrasing.text
    if key == "keep":
        return text(
            "reason-keep",
            power=facts["power"],
            serves=facts["serves"],
            instead=facts["instead"],
            instead_serves=facts["instead_serves"],
        )
    car, steps, possible, speed = facts["car"], facts.get("steps"), facts.get("possible"), facts.get("speed")
    said = {
        "stuck": lambda: text("reason-stuck", car=car, rival=facts["rival"], steps=steps, cards=facts["cards"]),
        "gets-by": lambda: text("reason-gets-by", car=car, rival=facts["rival"], steps=steps, cards=facts["cards"]),
        "jam": lambda: text("reason-jam", car=car, steps=steps, rival=facts["rival"]),
        "short": lambda: text("reason-short", car=car, steps=steps, possible=possible),
        "order": lambda: text("reason-order", car=car, steps=steps, possible=possible),
        "bonus-unused": lambda: text("reason-bonus-unused", car=car, steps=steps, power=facts["power"]),
        "skip-unused": lambda: text("reason-skip-unused", car=car, speed=speed),
        "skip-misused": lambda: text("reason-skip-misused", car=car, possible=possible),
        "home": lambda: text("reason-home", car=car),
        "boxed": lambda: text("reason-boxed", car=car),
        "hindered": lambda: text("reason-hindered", car=car, steps=steps),
        "wild-elsewhere": lambda: text("reason-wild-elsewhere", car=car, rival=facts["rival"], possible=possible),
        "wild-blocked": lambda: text("reason-wild-blocked", car=car),
        "eight": lambda: text("reason-eight", car=car, speed=speed),
        "spent": lambda: text("reason-spent", car=car, speed=speed),
        "pushed": lambda: text("reason-pushed", car=car, steps=steps),
        "let-by": lambda: text("reason-let-by", car=car, steps=steps),
    }
    return said[key]()
