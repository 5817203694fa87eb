/* Offers sound once, because it is off at first and easily overlooked. */
import { closeToast, toast, toastState } from "../notices/toasts.svelte";
import { settings } from "../settings/settings.svelte";
import { readSaved, save } from "../settings/storage";
import { t } from "../text/text";
import { play } from "./sounds";

const STAYS = 20_000; // milliseconds: no answer means no

/** Asks whether sound should be on, unless it is, or the reader has been asked before. */
export function offerSound(): void {
  if (settings.sound || readSaved("sound-offered") || typeof AudioContext === "undefined") return;
  save("sound-offered", "yes");
  const words = t("sound-offer");
  toast(words, "sound", { words: t("sound-turn-on"), do: turnOn });
  setTimeout(() => toastState.now?.words === words && closeToast(), STAYS);
}

function turnOn(): void {
  settings.sound = true;
  play({ name: "engine", seconds: 1.1, speed: 6 });
}
