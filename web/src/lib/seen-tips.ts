// Remembers which tips this browser has shown; each is shown once.
import { save, readSaved } from "./storage";

export function seenTips(): Set<string> {
  return new Set((readSaved("tips") ?? "").split(" ").filter(Boolean));
}

export function remember(tip: string): void {
  save("tips", [...seenTips().add(tip)].join(" "));
}

/** Lets all tips be shown again. */
export function forgetTips(): void {
  save("tips", "");
}
