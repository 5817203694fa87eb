/* This page's own random number for the deal, and its hash, which is sent first. */
import { hex, sha256, unhex } from "./sha256";

export const newNonce = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));
export const hashNonce = (nonce: string): string => hex(sha256(unhex(nonce)));
