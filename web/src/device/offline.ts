// The page as an app: cached by a service worker (web/sw.js), works without a network, can be installed, and is updated when no race runs.
import { BASE } from "../lib/base";
import { environment } from "../api/transport";
import { here, readRoute } from "../lib/router";
import { t } from "../lib/text";
import { toast } from "../lib/toasts.svelte";

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallEvent | null = null;
let onInstallable: (can: boolean) => void = () => undefined;

/** Calls back with whether the page can be installed, now and whenever that changes. */
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
    if (event.data.t !== "new" || first || atTable || !environment.site) return; // a served page asks its server (watchVersion)
    toast(t("new-version"), "again", { words: t("reload"), do: use });
  });
}

/** Caches everything for a race without a network: at once on a site and in an installed page. */
async function cachePython(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (environment.site || matchMedia("(display-mode: standalone)").matches) active?.postMessage({ t: "python" });
}

function use(): void {
  navigator.serviceWorker.controller?.postMessage({ t: "use" });
  setTimeout(() => location.reload(), 300);
}
