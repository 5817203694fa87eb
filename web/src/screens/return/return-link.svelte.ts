// A return link that was opened here: it makes the reader the guest it belongs to, but asks first if they have games of their own.
import { api, Refused, describeFailure } from "../../api/api";
import { withBase } from "../../lib/base";
import { guest } from "../../api/guest.svelte";
import { go } from "../../lib/router";
import { toast } from "../../lib/toasts.svelte";

class ReturnLink {
  /** Whose link it is, while the reader is asked whether to become that guest. */
  owner = $state<string | null>(null);
  private token = "";

  /** Before the page is drawn. The token goes out of the address before anything else happens, since an address is copied and kept. */
  async open(token: string): Promise<void> {
    history.replaceState(null, "", location.pathname);
    try {
      const { table } = await api.comeBack(token);
      await guest.load();
      if (table) go(`/t/${table}`, true);
    } catch (failure) {
      if (failure instanceof Refused && failure.why === "has-games") {
        this.token = token;
        this.owner = String(failure.args.name);
      } else toast(describeFailure(failure), "warn");
    }
  }

  /** Becomes that guest. The page is loaded anew, since everything in it, its sockets too, belongs to the guest of before. */
  async accept(): Promise<void> {
    try {
      const { table } = await api.comeBack(this.token, true);
      location.assign(withBase(table ? `/t/${table}` : "/"));
    } catch (failure) {
      toast(describeFailure(failure), "warn");
      this.decline();
    }
  }

  /** Stays who the reader is; the link can be opened again. */
  decline(): void {
    this.owner = null;
    this.token = "";
  }
}

export const returnLink = new ReturnLink();
