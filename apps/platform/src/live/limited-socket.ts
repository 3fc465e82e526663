import type { WebsocketPluginOptions } from '@fastify/websocket';
import { WebSocket } from 'ws';

/** Options of a server of such sockets. A message in parts has few of them. */
export function limitedSockets(Socket: typeof LimitedSocket) {
  // The type requires the whole CommonJS module; the server only creates sockets with it.
  return { maxPayload: 64 * 1024, maxFragments: 16, WebSocket: Socket as unknown as WebSocketModule };
}

type WebSocketModule = NonNullable<NonNullable<WebsocketPluginOptions['options']>['WebSocket']>;

/**
 * A socket of a server. It closes if its client sends more frames than any page does, or does not read. From then on it
 * reads nothing: the frames that are on their way cost no time. Emits `limited` with the reason.
 */
export class LimitedSocket extends WebSocket {
  #since = -Infinity;
  #frames = 0;
  #bytes = 0;
  #isLimited = false;

  constructor(...given: ConstructorParameters<typeof WebSocket>) {
    super(...given);
    for (const event of ['message', 'ping', 'pong']) this.on(event, ({ length }: Buffer) => this.#count(length));
  }

  override send(...given: unknown[]): void {
    if (this.bufferedAmount > maxUnreadBytes) this.#limit(1013, 'the client does not read');
    else Reflect.apply(super.send, this, given);
  }

  #count(bytes: number): void {
    const now = performance.now();
    if (now - this.#since > windowMilliseconds) [this.#since, this.#frames, this.#bytes] = [now, 0, 0];
    this.#frames += 1;
    this.#bytes += bytes;
    if (this.#frames > maxFrames || this.#bytes > maxBytes) this.#limit(1008, 'too many frames');
  }

  #limit(code: number, reason: string): void {
    if (this.#isLimited) return;
    this.#isLimited = true;
    this.removeAllListeners('message');
    this.emit('limited', reason);
    this.close(code, reason);
    this.pause();
    // It would wait half a minute for the answer of the client, which it does not read.
    setTimeout(() => this.terminate(), closingMilliseconds).unref();
  }
}

/** A page sends a query for each socket, and a text every 30 s. */
const windowMilliseconds = 10_000;
const maxFrames = 100;
const maxBytes = 256 * 1024;
const maxUnreadBytes = 1024 * 1024;
const closingMilliseconds = 1_000;
