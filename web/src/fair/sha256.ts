// SHA-256 (FIPS 180-4) and HMAC (RFC 2104). Browsers offer both, but only over https, which a server in a home network lacks.
export type Bytes = number[];

const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
/** The first 32 bits of the fractional part. */
const fraction = (x: number): number => ((x % 1) * 2 ** 32) | 0;
const K = primes.map((prime) => fraction(Math.cbrt(prime)));
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** Encodes a number in four bytes, big-endian. */
export const four = (n: number): Bytes => [24, 16, 8, 0].map((by) => (n >>> by) & 255);
export const words = (bytes: Bytes): number[] =>
  Array.from({ length: bytes.length / 4 }, (_, i) =>
    bytes.slice(4 * i, 4 * i + 4).reduce((sum, byte) => sum * 256 + byte, 0),
  );

export function sha256(bytes: Bytes): Bytes {
  const zeros = Array<number>((119 - (bytes.length % 64)) % 64).fill(0);
  const data = words([...bytes, 128, ...zeros, 0, 0, 0, 0, ...four(bytes.length * 8)]);
  let hash = START;
  for (let block = 0; block < data.length; block += 16) {
    const w = data.slice(block, block + 16);
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      if (i > 15) {
        const [x, y] = [w[i - 15]!, w[i - 2]!];
        w.push(
          (w[i - 16]! + w[i - 7]! + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10))) |
            0,
        );
      }
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    const done = [a, b, c, d, e, f, g, h];
    hash = hash.map((word, i) => (word + done[i]!) | 0);
  }
  return hash.flatMap(four);
}

/** HMAC with a key of 32 bytes. */
export function hmac(key: Bytes, message: Bytes): Bytes {
  const pad = (by: number): Bytes => [...key, ...Array<number>(32).fill(0)].map((byte) => byte ^ by);
  return sha256([...pad(92), ...sha256([...pad(54), ...message])]);
}

/** The bytes of an ASCII string. Throws for other characters, which would need more than one byte. */
export const ascii = (text: string): Bytes =>
  [...text].map((sign) => {
    const byte = sign.charCodeAt(0);
    if (byte > 127) throw new RangeError(`not ASCII: ${sign}`);
    return byte;
  });
export const hex = (bytes: Iterable<number>): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const unhex = (text: string): Bytes => (text.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
