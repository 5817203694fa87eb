// Who the reader is: a guest with a cookie and a name.
import { api } from "./api";

class Guest {
  name = $state("");

  /** Call before anything else is asked: the first answer sets the cookie by which seats and sockets know the reader. */
  async load(): Promise<void> {
    this.name = (await api.me()).name;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }
}

export const guest = new Guest();
