// The reader's return link, which gives them their seats back on another device, or later on this one.
import { api, describeFailure } from "../../api/api";
import { withBase } from "../../lib/base";
import { copy } from "../../lib/clipboard";
import { t } from "../../lib/text";

export interface CopyResult {
  done: boolean;
  words: string;
}

/** Copies a link that works once, for any table at which the reader has a seat. */
export async function copyOwnLink(id: string): Promise<CopyResult> {
  try {
    const { token } = await api.returnLink(id);
    const copied = await copy(`${location.origin}${withBase(`/t/${id}`)}#return=${token}`);
    return { done: copied, words: t(copied ? "room-own-copied" : "copy-failed") };
  } catch (failure) {
    return { done: false, words: describeFailure(failure) };
  }
}
