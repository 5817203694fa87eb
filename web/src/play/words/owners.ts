/** Whose car it is, as words of their own. */

import { t } from "../../lib/text";
import type { Voice } from "./voice";

export function sayOwner(voice: Voice, owner: number | null): string {
  if (owner === null) return t("owner-none");
  return owner === voice.me ? t("owner-you") : t("owner-of", { name: voice.names[owner] ?? "" });
}
