// Repeats a request while the tab is visible.

/** Sends the request now, every `every` milliseconds while the tab is visible, and at once when it becomes visible again. Returns a function that stops it. */
export function poll(ask: () => Promise<void>, every: number): () => void {
  const run = (): void => {
    if (!document.hidden) void ask();
  };
  const timer = setInterval(run, every);
  document.addEventListener("visibilitychange", run);
  void ask();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", run);
  };
}

/** Passes the answer to `take`, or null if the request failed. */
export async function orNull<Answer>(asked: Promise<Answer>, take: (answer: Answer | null) => void): Promise<void> {
  take(await asked.catch(() => null));
}
