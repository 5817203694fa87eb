// Who the reader is: a guest with a cookie and a name, known after the first answer.
import { api } from "./api";

class Guest {
  name = $state("");
  private asked: Promise<void> | undefined;

  /** Ask once; the first call sets the cookie. */
  load(): Promise<void> {
    this.asked ??= api.me().then(
      (me) => {
        this.name = me.name;
      },
      (failure: unknown) => {
        this.asked = undefined;
        throw failure;
      },
    );
    return this.asked;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
  }
}

export const guest = new Guest();
