/** Shares a link through the device's own dialog if there is one; otherwise copies it. */
import { withBase } from "../router/base";
import { t } from "../text/text";
import { toast } from "../notices/toasts.svelte";

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

/** Copies text, even on pages without https (a server in a home network), where browsers block their clipboard. */
export async function copy(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return copyBySelection(words);
  }
}

function copyBySelection(words: string): boolean {
  const field = document.createElement("textarea");
  field.value = words;
  field.style.position = "fixed";
  field.style.opacity = "0";
  (document.querySelector("dialog[open]") ?? document.body).append(field); // while a dialog is open, nothing outside it can be selected
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}
