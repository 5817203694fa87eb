/** Shows whose turn it is in the browser's tab: in its title, and by a dot on its icon. */

const SIGN = "M8 4h30l-2 8H6zM6 16h21l-2 8H4zM4 28h12l-2 8H2z";
let plainIcon: string | null = null;

/** Sets the title and icon of the tab. An empty title restores the page's own. */
export function showTurn(title: string, mine: boolean): void {
  document.title = title ? `${title} · Downforce` : "Downforce";
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!link) return;
  plainIcon ??= link.href;
  link.href = mine ? dotted() : plainIcon;
}

function dotted(): string {
  const dot = '<circle cx="31" cy="31" r="8" fill="#e11d48" stroke="#fff" stroke-width="2"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#7c4dff" d="${SIGN}"/>${dot}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
