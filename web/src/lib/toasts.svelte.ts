// One short message under the bar, over everything, gone by itself.
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

/** Without an action it goes after six seconds; with one it stays until it is answered. */
export function toast(words: string, icon = "info", action?: Toast["action"]): void {
  clearTimeout(timer);
  toastState.now = action ? { words, icon, action } : { words, icon };
  if (!action) timer = setTimeout(closeToast, STAYS);
}

export function closeToast(): void {
  clearTimeout(timer);
  toastState.now = null;
}
