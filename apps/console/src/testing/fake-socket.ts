/** Fakes the network of live messages: opens at once and sends the messages of the test. */
export class FakeSocket extends EventTarget {
  static open: FakeSocket[] = [];
  static readonly OPEN = 1;
  readonly sent: string[] = [];

  constructor(readonly url: string) {
    super();
    FakeSocket.open.push(this);
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }

  static of(type: string): FakeSocket {
    const socket = FakeSocket.open.findLast(({ url }) => url.includes(`/ws/${type}?`));
    if (!socket) throw new Error(`No socket of type ${type} is open.`);
    return socket;
  }

  send(text: string) {
    this.sent.push(text);
  }

  notify(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ data }) }));
  }

  close() {
    FakeSocket.open = FakeSocket.open.filter((other) => other !== this);
  }
}
