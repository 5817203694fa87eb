/** Shares a link by the device's own dialog where there is one, else copies it. */

import { withBase } from "../lib/base";
import { t } from "../lib/text";
import { toast } from "../lib/toasts.svelte";

export async function share(path: string): Promise<void> {
  const url = new URL(withBase(path), location.href).href;
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches)
      return await navigator.share({ url, title: "Downforce" });
    await copyLink(url);
  } catch {
    // Closed without sharing, or the browser denies the clipboard: the address is in the address bar.
  }
}

export async function copyLink(url: string): Promise<void> {
  await navigator.clipboard.writeText(url);
  toast(t("link-copied"), "check");
}
