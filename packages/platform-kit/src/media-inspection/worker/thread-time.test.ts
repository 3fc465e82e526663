import { performance } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { systemThreadId, threadMilliseconds } from './thread-time';

it.runIf(process.platform === 'linux')('counts the work of a thread, and not the time for which it waits', async () => {
  const threadId = systemThreadId();
  const worked = () => threadMilliseconds(threadId) ?? Number.NaN;
  const before = worked();
  const idleSince = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const afterIdle = worked();
  expect(afterIdle - before).toBeLessThan(performance.now() - idleSince);
  while (worked() < afterIdle + 20);
  expect(worked()).toBeGreaterThanOrEqual(afterIdle + 20);
});

it('is undefined for a thread that does not exist', () => {
  expect(threadMilliseconds(undefined)).toBeUndefined();
  expect(threadMilliseconds(0)).toBeUndefined();
});
