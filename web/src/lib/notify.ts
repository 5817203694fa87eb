// Calls the reader back to a tab that is hidden: by its title, and by a notification of the browser where they want it.
import { settings } from "./settings.svelte";
import { t } from "./text";
import { toast } from "./toasts.svelte";

/** Only ever after the reader has pressed something: browsers ask at no other time. */
export async function requestNotifications(): Promise<void> {
  const answer = typeof Notification === "undefined" ? "denied" : await Notification.requestPermission();
  settings.notify = answer === "granted";
  if (answer === "denied") toast(t("notify-blocked"), "warn");
}

/** Nothing happens in a tab that is looked at. */
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
    // a phone's browser that has no notifications for pages
  }
}

/** The title says it too, until the tab is looked at. */
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
