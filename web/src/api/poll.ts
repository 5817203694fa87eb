// Asking again and again, while somebody looks.

/** Now, then every so many milliseconds while the tab is seen, and at once when it is seen again. Gives back its end. */
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

/** Hand on what was asked for, or null when it did not come. */
export async function orNull<Answer>(asked: Promise<Answer>, take: (answer: Answer | null) => void): Promise<void> {
  take(await asked.catch(() => null));
}
