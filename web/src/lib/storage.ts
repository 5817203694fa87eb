// What this browser remembers. A browser that refuses (private windows, full) only forgets.
const PREFIX = "downforce.";

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // forgotten with the tab
  }
}
