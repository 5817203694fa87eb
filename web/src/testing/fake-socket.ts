/** A socket for tests: records what is sent; the test opens it, feeds it messages and closes it. */
export class FakeSocket {
  static OPEN = 1;
  static made: FakeSocket[] = [];
  sent: { t: string; id?: string; seq?: number; action?: string }[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor(
    readonly url: string,
    public readyState = 1,
  ) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { t: string });
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  receives(...messages: unknown[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
  drops(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
