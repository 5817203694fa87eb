// One table is run by one tab. Others look on, and hear when lines were added; when the tab that runs it is closed, the next one does.
type Told = { table: string };

export class Turns {
  private readonly held = new Map<string, () => void>(); // tables that this tab runs, and how it lets go of each
  private readonly asked = new Map<string, AbortController>(); // tables that this tab would run next
  private readonly changed = new Set<string>();
  private readonly channel = typeof BroadcastChannel === "function" ? new BroadcastChannel("downforce") : null;

  constructor(
    look: (table: string) => void,
    private readonly mine: (table: string) => void,
  ) {
    this.channel?.addEventListener("message", (event: MessageEvent<Told>) => {
      if (this.asked.has(event.data.table)) look(event.data.table);
    });
  }

  /** Does this tab run it? Without locks there is nobody else. */
  async take(table: string): Promise<boolean> {
    if (this.held.has(table) || !navigator.locks) return true;
    if (this.asked.has(table)) return false;
    if (await this.request(table, { ifAvailable: true })) return true;
    const stop = new AbortController();
    this.asked.set(table, stop);
    void this.request(table, { signal: stop.signal }).then(
      (granted) => {
        this.asked.delete(table);
        if (granted) this.mine(table);
      },
      () => undefined,
    );
    return false;
  }

  leave(table: string): void {
    this.asked.get(table)?.abort();
    this.asked.delete(table);
    this.held.get(table)?.();
    this.held.delete(table);
  }

  added(table: string): void {
    this.changed.add(table);
  }

  /** To the other tabs, once it is kept. */
  say(): void {
    for (const table of this.changed) this.channel?.postMessage({ table } satisfies Told);
    this.changed.clear();
  }

  private request(table: string, how: LockOptions): Promise<boolean> {
    return new Promise((resolve, reject) => {
      navigator.locks
        .request(`downforce-${table}`, how, (lock) => {
          resolve(lock !== null);
          return lock && new Promise<void>((release) => this.held.set(table, release));
        })
        .catch(reject);
    });
  }
}
