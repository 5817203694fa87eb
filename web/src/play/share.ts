/** A link handed on: by the device's own sheet where there is one, else copied. */

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
    // Closed without sharing, or the browser keeps the clipboard from us: the address is in the bar.
  }
}

export async function copyLink(url: string): Promise<void> {
  await navigator.clipboard.writeText(url);
  toast(t("link-copied"), "check");
}
