// @vitest-environment jsdom
import { ApiError, unreachable } from '@signalbox/api/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retrying } from './retrying';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const failure = (status: number, code = 0) => new ApiError(status, { code, message: '', detail: '', field: '' });
const failing = (errors: Error[]) => {
  const startedAt = Date.now();
  const seconds: number[] = [];
  const attempt = async () => {
    seconds.push((Date.now() - startedAt) / 1000);
    const error = errors.shift();
    if (error) throw error;
    return 'done';
  };
  return { attempt, seconds };
};
const signal = new AbortController().signal;

it('waits longer and longer while the platform does not answer', async () => {
  const { attempt, seconds } = failing(Array.from({ length: 7 }, () => unreachable(undefined)));
  const result = retrying(attempt, { signal, onWait: () => {} });
  await vi.runAllTimersAsync();
  expect(await result).toBe('done');
  expect(seconds).toEqual([0, 1, 3, 7, 15, 31, 61, 91]);
});

it('starts with short pauses again after progress', async () => {
  const { attempt, seconds } = failing(Array.from({ length: 4 }, () => failure(502)));
  const result = retrying(attempt, { signal, onWait: () => {}, progress: () => (seconds.length > 2 ? 1 : 0) });
  await vi.runAllTimersAsync();
  await result;
  expect(seconds).toEqual([0, 1, 3, 4, 6]);
});

it.each([failure(400, 100_010_006), failure(401), failure(500, 100_060_006), new Error('unreadable')])(
  'does not repeat what would fail again: %o',
  async (error) => {
    const { attempt, seconds } = failing([error]);
    await expect(retrying(attempt, { signal, onWait: () => {} })).rejects.toBe(error);
    expect(seconds).toHaveLength(1);
  },
);

it('stops retrying soon if the platform itself answers that it failed', async () => {
  const { attempt, seconds } = failing(Array.from({ length: 9 }, () => failure(500, 100_090_001)));
  const ended = retrying(attempt, { signal, onWait: () => {} }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await ended).toMatchObject({ status: 500 });
  expect(seconds).toEqual([0, 1, 3, 7, 15]);
});

it('tries again at once when the browser is online again', async () => {
  const { attempt, seconds } = failing([unreachable(undefined)]);
  const onWait = () => setTimeout(() => dispatchEvent(new Event('online')), 10);
  const result = retrying(attempt, { signal, onWait });
  await vi.runAllTimersAsync();
  await result;
  expect(seconds).toEqual([0, 0.01]);
});

it('ends when it is stopped, also during a pause', async () => {
  const stopping = new AbortController();
  const { attempt, seconds } = failing([unreachable(undefined), unreachable(undefined)]);
  const result = retrying(attempt, { signal: stopping.signal, onWait: () => setTimeout(() => stopping.abort(), 500) });
  const ended = result.then(String, String);
  await vi.runAllTimersAsync();
  expect(await ended).toMatch(/abort/i);
  expect(seconds).toEqual([0]);
});
