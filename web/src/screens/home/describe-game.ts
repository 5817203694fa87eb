/** A game of the reader in words. */
import type { MyGame } from "../../protocol";
import { language, t } from "../../text/text";

/** Whether the game is running or waiting, or how it ended. */
export function describeState(game: MyGame): string {
  if (game.info.status === "waiting") return t("mine-waiting");
  if (game.info.status !== "over") return t(game.my_turn ? "mine-turn" : "mine-running");
  if (game.won || !game.rank) return t("mine-over", { won: game.won ? "yes" : "no" });
  return t("mine-rank", { rank: game.rank, players: game.info.seats.length });
}

/** Against whom, and on which day it last changed. */
export function describeCompany(game: MyGame): string {
  const names = game.info.seats.filter((seat) => seat.seat !== game.seat && seat.name).map((seat) => seat.name);
  const others = names.length
    ? t("mine-against", { names: new Intl.ListFormat(language(), { type: "conjunction" }).format(names) })
    : "";
  const day = new Intl.DateTimeFormat(language(), { day: "numeric", month: "short" }).format(game.changed * 1000);
  return [others, day].filter(Boolean).join(" · ");
}
