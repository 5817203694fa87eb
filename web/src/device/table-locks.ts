// Makes sure that only one tab runs each table. Other tabs watch the table and are notified of new lines; when the tab
// that runs it is closed, the next one takes over.
type Changed = { table: string };

export class TableLocks {
  private readonly held = new Map<string, () => void>(); // tables that this tab runs, each with a function that releases it
  private readonly queued = new Map<string, AbortController>(); // tables that this tab is waiting to run
  private readonly changed = new Set<string>();
  private readonly channel = typeof BroadcastChannel === "function" ? new BroadcastChannel("downforce") : null;

  constructor(
    onChanged: (table: string) => void,
    private readonly onGranted: (table: string) => void,
  ) {
    this.channel?.addEventListener("message", (event: MessageEvent<Changed>) => {
      if (this.queued.has(event.data.table)) onChanged(event.data.table);
    });
  }

  /** Resolves to whether this tab now runs the table; if not, the tab queues for it. If the browser has no locks, it behaves as the only tab. */
  async take(table: string): Promise<boolean> {
    if (this.held.has(table) || !navigator.locks) return true;
    if (this.queued.has(table)) return false;
    if (await this.request(table, { ifAvailable: true })) return true;
    const stop = new AbortController();
    this.queued.set(table, stop);
    void this.request(table, { signal: stop.signal }).then(
      (granted) => {
        this.queued.delete(table);
        if (granted) this.onGranted(table);
      },
      () => undefined,
    );
    return false;
  }

  leave(table: string): void {
    this.queued.get(table)?.abort();
    this.queued.delete(table);
    this.held.get(table)?.();
    this.held.delete(table);
  }

  markChanged(table: string): void {
    this.changed.add(table);
  }

  /** Notifies the other tabs of changed tables. Call this once the changes are saved. */
  publish(): void {
    for (const table of this.changed) this.channel?.postMessage({ table } satisfies Changed);
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
