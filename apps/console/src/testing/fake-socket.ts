/** The network's edge for live messages: opens at once and says what the test tells it to. */
export class FakeSocket {
  static open: FakeSocket[] = [];
  static readonly OPEN = 1;
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.open.push(this);
    queueMicrotask(() => this.onopen?.());
  }

  static of(type: string): FakeSocket {
    const socket = FakeSocket.open.findLast(({ url }) => url.includes(`/ws/${type}?`));
    if (!socket) throw new Error(`No socket of type ${type} is open.`);
    return socket;
  }

  send(text: string) {
    this.sent.push(text);
  }

  say(data: unknown) {
    this.onmessage?.({ data: JSON.stringify({ data }) });
  }

  close() {
    FakeSocket.open = FakeSocket.open.filter((other) => other !== this);
  }
}
