// Calls the reader back to a hidden tab: through its title, and through a browser notification if the reader allows it.
import { settings } from "../settings/settings.svelte";
import { t } from "../text/text";
import { toast } from "./toasts.svelte";

/** Asks for permission. Call this only after the reader has pressed something, because browsers do not ask at other times. */
export async function requestNotifications(): Promise<void> {
  const answer = typeof Notification === "undefined" ? "denied" : await Notification.requestPermission();
  settings.notify = answer === "granted";
  if (answer === "denied") toast(t("notify-blocked"), "warn");
}

/** Shows a browser notification, unless the tab is visible. */
export function showNotification(words: string): void {
  if (
    !document.hidden ||
    !settings.notify ||
    typeof Notification === "undefined" ||
    Notification.permission !== "granted"
  )
    return;
  try {
    const shown = new Notification("Downforce", { body: words, tag: "downforce" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // some phone browsers do not allow pages to show notifications
  }
}

/** Puts the message into the tab's title until the tab is visible again, and sends a notification. */
export function callReaderBack(words: string): void {
  if (!document.hidden) return;
  const before = document.title;
  const title = `${words} · Downforce`;
  document.title = title;
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.title === title) document.title = before;
    },
    { once: true },
  );
  showNotification(words);
}
