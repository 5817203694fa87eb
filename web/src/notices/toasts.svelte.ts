// A short message below the bar, on top of everything else, that disappears on its own.
const STAYS = 6000;

export interface Toast {
  words: string;
  icon: string;
  action?: { words: string; do: () => void };
}

class ToastState {
  now: Toast | null = $state(null);
}
export const toastState = new ToastState();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message for six seconds or, if it has an action, until it is answered. */
export function toast(words: string, icon = "info", action?: Toast["action"]): void {
  clearTimeout(timer);
  toastState.now = action ? { words, icon, action } : { words, icon };
  if (!action) timer = setTimeout(closeToast, STAYS);
}

export function closeToast(): void {
  clearTimeout(timer);
  toastState.now = null;
}
