import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLive, type LiveState } from './live';

/** The network's edge. */
class Socket extends EventTarget {
  static all: Socket[] = [];
  sent: string[] = [];
  isClosed = false;
  constructor(readonly url: string) {
    super();
    Socket.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.isClosed = true;
    this.dispatchEvent(new Event('close'));
  }
}

beforeEach(() => {
  Socket.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

function open() {
  const heard: unknown[] = [];
  const states: LiveState[] = [];
  const live = openLive({
    baseUrl: 'ws://platform/ws',
    type: 'setting',
    query: { projectId: 'default' },
    token: () => 'Bearer one',
    onMessage: (data) => heard.push(data),
    onStateChange: (state) => states.push(state),
    WebSocket: Socket,
  });
  return { live, heard, states, last: () => Socket.all.at(-1)! };
}

test('opens the socket of its type with token and project, and asks first', () => {
  const { last } = open();
  expect(last().url).toBe('ws://platform/ws/setting?token=Bearer+one&x-request-project=default');
  last().dispatchEvent(new Event('open'));
  expect(JSON.parse(last().sent[0] ?? '')).toEqual({ type: 'query', data: { projectId: 'default' } });
});

test('passes on the data of frames and leaves what is none', () => {
  const { last, heard } = open();
  last().dispatchEvent(new MessageEvent('message', { data: '{"data":{"revision":2}}' }));
  last().dispatchEvent(new MessageEvent('message', { data: 'client send keeplive message!' }));
  last().dispatchEvent(new MessageEvent('message', { data: '{"note":1}' }));
  expect(heard).toEqual([{ revision: 2 }]);
});

test('sends a heartbeat every 30 seconds, until it is closed', () => {
  const { last, live } = open();
  last().dispatchEvent(new Event('open'));
  vi.advanceTimersByTime(60_000);
  expect(last().sent.slice(1)).toEqual(['client send keeplive message!', 'client send keeplive message!']);
  live.close();
  vi.advanceTimersByTime(60_000);
  expect(last().sent).toHaveLength(3);
});

test('reconnects after 3 seconds, then every 10, and after 3 again once it was open', () => {
  const { last, states } = open();
  last().dispatchEvent(new Event('close'));
  expect(states.at(-1)).toBe('waiting');
  vi.advanceTimersByTime(2_999);
  expect(Socket.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(Socket.all).toHaveLength(2);
  last().dispatchEvent(new Event('close'));
  vi.advanceTimersByTime(9_999);
  expect(Socket.all).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(Socket.all).toHaveLength(3);
  last().dispatchEvent(new Event('open'));
  last().dispatchEvent(new Event('close'));
  vi.advanceTimersByTime(3_000);
  expect(Socket.all).toHaveLength(4);
});

test.each([1008, 1013])('reconnects after 10 seconds to a platform that closes it for a limit, code %i', (code) => {
  const { last } = open();
  last().dispatchEvent(new Event('open'));
  last().dispatchEvent(Object.assign(new Event('close'), { code }));
  vi.advanceTimersByTime(9_999);
  expect(Socket.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(Socket.all).toHaveLength(2);
});

test('does not reconnect once it is closed', () => {
  const { live, last } = open();
  last().dispatchEvent(new Event('close'));
  live.close();
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});
