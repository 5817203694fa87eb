// The reader's identity: a guest with a cookie and a name.
import { api } from "./api";

class Guest {
  name = $state("");
  /** Whether the reader has not finished a game yet. */
  newcomer = $state(false);

  /** Call before any other request: the first response sets the cookie that identifies the reader to seats and sockets. */
  async load(): Promise<void> {
    ({ name: this.name, newcomer: this.newcomer } = await api.me());
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }
}

export const guest = new Guest();
