// The page as an app: a service worker (web/sw.js) caches it, so that it works without a network and can be installed.
// It is updated when no race is running.
import { BASE } from "../router/base";
import { environment } from "../api/transport";
import { here, readRoute } from "../router/router";
import { t } from "../text/text";
import { toast } from "../notices/toasts.svelte";

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallEvent | null = null;
let onInstallable: (can: boolean) => void = () => undefined;

/** Reports whether the page can be installed, now and whenever that changes. */
export function onInstall(callback: (can: boolean) => void): void {
  onInstallable = callback;
  callback(offered !== null);
}

export async function install(): Promise<void> {
  const event = offered;
  offered = null;
  onInstallable(false);
  await event?.prompt();
}

/** Call once, when the page is shown. */
export function watchOffline(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offered = event as InstallEvent;
    onInstallable(true);
  });
  if (!environment.server && !environment.site) toast(t("offline"), "off");
  addEventListener("online", () => {
    if (!environment.server && !environment.site)
      toast(t("online"), "check", { words: t("reload"), do: () => location.reload() });
  });
  if (import.meta.env.DEV || !navigator.serviceWorker) return;
  const first = navigator.serviceWorker.controller === null;
  void navigator.serviceWorker
    .register(`${BASE}sw.js`, { scope: BASE, updateViaCache: "none" })
    .then(cachePython, () => undefined);
  navigator.serviceWorker.addEventListener("message", (event: MessageEvent<{ t: string }>) => {
    const atTable = ["table", "replay"].includes(readRoute(here()).page);
    if (event.data.t !== "new" || first || atTable || !environment.site) return; // a page from a server asks that server for new versions (watchVersion)
    toast(t("new-version"), "again", { words: t("reload"), do: use });
  });
}

/** Caches everything needed for a race without a network; done at once on a static site and in an installed page. */
async function cachePython(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (environment.site || matchMedia("(display-mode: standalone)").matches) active?.postMessage({ t: "python" });
}

function use(): void {
  navigator.serviceWorker.controller?.postMessage({ t: "use" });
  setTimeout(() => location.reload(), 300);
}
