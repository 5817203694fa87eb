// Values saved in this browser. If the browser refuses to save (private window, full disk), the values are simply forgotten.
const PREFIX = "downforce.";

export function readSaved(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Returns whether the value was saved. */
export function save(name: string, value: string): boolean {
  try {
    localStorage.setItem(PREFIX + name, value);
    return true;
  } catch {
    return false;
  }
}

/** The tips that this browser has shown; each is shown once. */
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
