// The reader's return link, with which another device, or this one later, gets their seats back.
import { api, describeFailure } from "../../api/api";
import { withBase } from "../../lib/base";
import { copy } from "../../lib/clipboard";
import { t } from "../../lib/text";

export interface CopyResult {
  done: boolean;
  words: string;
}

/** Copies a link that works once, for any table at which the reader sits. */
export async function copyOwnLink(id: string): Promise<CopyResult> {
  try {
    const { token } = await api.returnLink(id);
    const copied = await copy(`${location.origin}${withBase(`/t/${id}`)}#return=${token}`);
    return { done: copied, words: t(copied ? "room-own-copied" : "copy-failed") };
  } catch (failure) {
    return { done: false, words: describeFailure(failure) };
  }
}
