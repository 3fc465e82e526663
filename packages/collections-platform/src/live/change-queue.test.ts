import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RecordChanges } from '@signalbox/collections-core';
import { createChangeQueue } from './change-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const none = { created: [], changed: [], deleted: [] };

function aQueue() {
  const frames: RecordChanges[] = [];
  const queue = createChangeQueue(async (frame) => void frames.push(frame), { warn: () => undefined });
  return { queue, frames };
}

it('sends one frame a second with the last state of each record', () => {
  const { queue, frames } = aQueue();
  queue.add({ ...none, created: ['a'] });
  vi.advanceTimersByTime(50);
  expect(frames).toEqual([{ ...none, created: ['a'], isAll: false }]);
  queue.add({ created: ['b'], changed: ['b', 'c', 'd'], deleted: [] });
  queue.add({ ...none, deleted: ['d'] });
  vi.advanceTimersByTime(900);
  expect(frames).toHaveLength(1);
  vi.advanceTimersByTime(100);
  expect(frames[1]).toEqual({ created: ['b'], changed: ['c'], deleted: ['d'], isAll: false });
});

it('names no records if there are many', () => {
  const { queue, frames } = aQueue();
  queue.add({ ...none, changed: Array.from({ length: 501 }, (_none, index) => String(index)) });
  queue.add({ ...none, changed: ['more'] });
  vi.advanceTimersByTime(50);
  expect(frames).toEqual([{ ...none, isAll: true }]);
});

it('sends nothing once it is stopped', () => {
  const { queue, frames } = aQueue();
  queue.add({ ...none, changed: ['a'] });
  queue.stop();
  queue.addAll();
  vi.advanceTimersByTime(5000);
  expect(frames).toEqual([]);
});
