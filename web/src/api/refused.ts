/** What was refused, by its key; `args` fill the holes of its text (describeRefusal in api.ts). */
export class Refused extends Error {
  constructor(
    readonly why: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(why);
  }
}
