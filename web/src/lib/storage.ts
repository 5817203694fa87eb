// What this browser remembers. A browser that refuses (private windows, full) only forgets.
const PREFIX = "downforce.";

export function readSaved(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Returns whether it was stored; what was not is forgotten with the tab. */
export function save(name: string, value: string): boolean {
  try {
    localStorage.setItem(PREFIX + name, value);
    return true;
  } catch {
    return false;
  }
}
