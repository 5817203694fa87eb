/* This page's own random number, and the hash of it that is sent first. */
import { hex, sha256, unhex } from "./sha256";

export const newNonce = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));
export const hashNonce = (nonce: string): string => hex(sha256(unhex(nonce)));
