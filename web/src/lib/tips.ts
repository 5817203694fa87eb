// Which tips this browser has shown: each comes once.
import { keep, kept } from "./storage";

export function seenTips(): Set<string> {
  return new Set((kept("tips") ?? "").split(" ").filter(Boolean));
}

export function remember(tip: string): void {
  keep("tips", [...seenTips().add(tip)].join(" "));
}

/** They come again, one by one. */
export function forgetTips(): void {
  keep("tips", "");
}
