/** Shares a link through the device's own dialog if there is one; otherwise copies it. */

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
    // The dialog was closed without sharing, or the browser denied access to the clipboard: the link is in the address bar anyway.
  }
}

export async function copyLink(url: string): Promise<void> {
  await navigator.clipboard.writeText(url);
  toast(t("link-copied"), "check");
}
