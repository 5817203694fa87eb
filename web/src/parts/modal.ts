// Common behaviour of dialogs: the browser's own <dialog> traps the focus, Esc or a click outside closes it, and the focus then returns.
import type { Attachment } from "svelte/attachments";

/** `first` sets the initial focus once the dialog is open. */
export function modal(close: () => void, first: (dialog: HTMLDialogElement) => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const before = document.activeElement;
    dialog.oncancel = (event) => {
      event.preventDefault();
      close();
    };
    dialog.onclick = (event) => {
      if (event.target === dialog) close();
    };
    dialog.showModal();
    first(dialog);
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  };
}
