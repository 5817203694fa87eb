// Handles an opened return link: makes the reader the guest it belongs to, but asks first if they have games of their own.
import { api, Refused, describeFailure } from "../../api/api";
import { withBase } from "../../router/base";
import { guest } from "../../api/guest.svelte";
import { go } from "../../router/router";
import { toast } from "../../notices/toasts.svelte";
import { copy } from "../../parts/share";
import { t } from "../../text/text";

class ReturnLink {
  /** The name of the guest whose link it is, while the reader is asked whether to become that guest. */
  owner = $state<string | null>(null);
  private token = "";

  /** Call before the page is shown. Removes the token from the address first, because addresses are copied and remembered. */
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

  /** Makes the reader that guest. Reloads the page, because everything on it, including its sockets, belongs to the previous guest. */
  async accept(): Promise<void> {
    try {
      const { table } = await api.comeBack(this.token, true);
      location.assign(withBase(table ? `/t/${table}` : "/"));
    } catch (failure) {
      toast(describeFailure(failure), "warn");
      this.decline();
    }
  }

  /** Keeps the current guest; the link can be opened again. */
  decline(): void {
    this.owner = null;
    this.token = "";
  }
}

export const returnLink = new ReturnLink();

/** Copies a link that works once, for any table at which the reader has a seat. */
export async function copyOwnLink(id: string): Promise<{ done: boolean; words: string }> {
  try {
    const { token } = await api.returnLink(id);
    const copied = await copy(`${location.origin}${withBase(`/t/${id}`)}#return=${token}`);
    return { done: copied, words: t(copied ? "room-own-copied" : "copy-failed") };
  } catch (failure) {
    return { done: false, words: describeFailure(failure) };
  }
}
