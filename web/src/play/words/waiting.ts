/** Whom the table waits for, in one line. */

import { t } from "../../lib/text";
import type { View } from "../../lib/view";
import type { Voice } from "./voice";

export function sayWaiting(voice: Voice, view: View | null): string {
  const others = view?.waiting.filter((seat) => seat !== voice.me) ?? [];
  if (!view || !others.length) return "";
  if (others.length === 1 && view.phase === "race") return t("turn-of", voice.who(others[0]!));
  return others.length <= 2 ? t("wait-for", { names: voice.list(others) }) : t("turn-wait", { count: others.length });
}
