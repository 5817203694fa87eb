/** A refused request, with the key of the reason; `args` fill the placeholders in its text (describeRefusal in api.ts). */
export class Refused extends Error {
  constructor(
    readonly why: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(why);
  }
}
