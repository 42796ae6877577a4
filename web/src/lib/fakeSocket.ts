// A WebSocket for tests: says what it was told to send, and hears what the test says.
export class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.made.at(-1)!;
  }

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: () => void = () => {};

  constructor(readonly url: string) {
    FakeSocket.made.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.drop();
  }

  connect(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  say(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  drop(): void {
    this.readyState = 3;
    this.onclose();
  }
}
