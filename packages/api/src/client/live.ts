import type { JsonObject } from '@signalbox/schemas';
import type { Caller } from './request-headers';

/** The one type that a platform without this product's extensions has: the progress of a task. */
export const documentedLiveType = 'historycomputed';

export type LiveState = 'connecting' | 'open' | 'waiting' | 'closed';

interface LiveOptions extends Caller {
  /** Base address of `/ws`: `ws://host/ws`, or `/ws` in a browser. */
  baseUrl: string;
  /** Last part of the path: `session`, `setting`, `taskmanager`, `historycomputed`. */
  type: string;
  /** First frame sent: the query of the subscription. */
  query?: JsonObject;
  /** `data` of every frame. */
  onMessage: (data: unknown) => void;
  /** `waiting` between two attempts. */
  onStateChange?: (state: LiveState) => void;
  WebSocket?: new (url: string) => LiveSocket;
}

type LiveSocket = Pick<WebSocket, 'addEventListener' | 'send' | 'close'>;

/**
 * Keeps one WebSocket open until `close()` is called. Sends a heartbeat every 30 s, and reconnects
 * 3 s after the first loss and 10 s after each further one.
 */
export function openLive(options: LiveOptions): { close: () => void } {
  const Socket = options.WebSocket ?? WebSocket;
  let socket: LiveSocket | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let keepalive: ReturnType<typeof setInterval> | undefined;
  let failures = 0;
  let isClosed = false;

  function connect() {
    options.onStateChange?.('connecting');
    socket = new Socket(liveUrl(options));
    socket.addEventListener('open', () => {
      failures = 0;
      socket?.send(JSON.stringify({ type: 'query', data: options.query ?? {} }));
      keepalive = setInterval(() => socket?.send(keepaliveText), keepaliveMilliseconds);
      options.onStateChange?.('open');
    });
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const frame = readFrame(data);
      if (frame) options.onMessage(frame.data);
    });
    socket.addEventListener('close', ({ code }: CloseEvent) => {
      clearInterval(keepalive);
      if (isClosed) return;
      // It opens before the platform closes it for a limit.
      if (limitCodes.includes(code)) failures += 1;
      options.onStateChange?.('waiting');
      retry = setTimeout(connect, failures === 0 ? firstRetryMilliseconds : laterRetryMilliseconds);
      failures += 1;
    });
  }

  connect();
  return {
    close: () => {
      isClosed = true;
      clearTimeout(retry);
      clearInterval(keepalive);
      socket?.close();
      options.onStateChange?.('closed');
    },
  };
}

/** Not JSON; the platform ignores it. The misspelling is on the wire. */
const keepaliveText = 'client send keeplive message!';
const keepaliveMilliseconds = 30_000;
const firstRetryMilliseconds = 3_000;
const laterRetryMilliseconds = 10_000;
/** Too many frames, and too many connections. */
const limitCodes = [1008, 1013];

/** A browser's WebSocket cannot send headers, so the contract puts token and project into the query. */
function liveUrl({ baseUrl, type, token, project }: LiveOptions): string {
  const search = new URLSearchParams();
  const authorization = token?.();
  if (authorization) search.set('token', authorization);
  search.set('x-request-project', project?.() ?? 'default');
  const base = baseUrl.startsWith('/')
    ? `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${baseUrl}`
    : baseUrl;
  return `${base}/${type}?${search.toString()}`;
}

function readFrame(data: unknown): { data: unknown } | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const frame: unknown = JSON.parse(data);
    return typeof frame === 'object' && frame !== null && 'data' in frame ? frame : undefined;
  } catch {
    return undefined; // Not a frame, but text of a gateway.
  }
}
