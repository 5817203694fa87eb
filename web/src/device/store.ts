// Saves the tables of this device: log lines, which are only ever appended, and a summary of each table for the list of
// games. If the browser refuses (private window, full disk), everything stays in memory and is lost when the tab is
// closed.
import type { MyGame } from "../protocol";

const NAME = "downforce";
const LINES = "lines";
const GAMES = "games";

export interface Game extends MyGame {
  hidden?: boolean;
}

export class Store {
  /** Why nothing is saved, once that is known. */
  failure: string | null = null;
  private readonly lines = new Map<string, string[]>();
  private readonly games = new Map<string, Game>();
  private database: Promise<IDBDatabase | null> | undefined;
  private written: Promise<unknown> = Promise.resolve();

  constructor(private readonly onFailure: (why: string) => void = () => undefined) {}

  /** All saved lines of a table, in order. */
  async readLines(table: string): Promise<string[]> {
    const range = (): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);
    const found = await this.read<string[]>(LINES, (store) => store.getAll(range()));
    const known = this.lines.get(table) ?? [];
    return found && found.length >= known.length ? found : known;
  }

  addLine(table: string, number: number, line: string): void {
    const known = this.lines.get(table) ?? [];
    known[number] = line;
    this.lines.set(table, known);
    this.write(LINES, (store) => store.add(line, [table, number]));
  }

  async allGames(): Promise<Game[]> {
    const found = (await this.read<Game[]>(GAMES, (store) => store.getAll())) ?? [];
    const all = new Map([...found.map((game) => [game.info.id, game] as const), ...this.games]);
    return [...all.values()].sort((a, b) => b.changed - a.changed);
  }

  /** Saves the summary of a game. A game hidden from the list reappears when it continues. */
  setGame(game: Game): void {
    this.games.set(game.info.id, game);
    this.write(GAMES, (store) => store.put(game, game.info.id));
  }

  /** Resolves when everything added so far has been written to disk, or has failed to be written. */
  async settled(): Promise<void> {
    await this.written;
  }

  private open(): Promise<IDBDatabase | null> {
    this.database ??= new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open(NAME, 1);
      asked.onupgradeneeded = () => {
        for (const name of [LINES, GAMES]) asked.result.createObjectStore(name);
      };
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
      asked.onblocked = () => reject(new Error("blocked"));
    }).catch((error: unknown) => this.giveUp(error));
    return this.database;
  }

  private giveUp(error: unknown): null {
    if (this.failure === null) {
      this.failure = error instanceof Error ? error.name : String(error);
      this.onFailure(this.failure);
    }
    return null;
  }

  private async read<Found>(name: string, ask: (store: IDBObjectStore) => IDBRequest<Found>): Promise<Found | null> {
    const database = await this.open();
    if (!database) return null;
    return new Promise<Found>((resolve, reject) => {
      const asked = ask(database.transaction(name).objectStore(name));
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    }).catch((error: unknown) => this.giveUp(error));
  }

  private write(name: string, change: (store: IDBObjectStore) => IDBRequest): void {
    this.written = this.written.then(async () => {
      const database = await this.open();
      if (!database || this.failure !== null) return; // once a line could not be saved, later ones are not saved either: a missing end is better than a gap
      await new Promise<void>((resolve, reject) => {
        const transaction = database.transaction(name, "readwrite");
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
        change(transaction.objectStore(name));
      }).catch((error: unknown) => this.giveUp(error));
    });
  }
}
