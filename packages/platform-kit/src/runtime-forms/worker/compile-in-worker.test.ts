import { getEventListeners } from 'node:events';
import { acceptForm } from '@signalbox/form-compiler/run-time';
import { expect, test } from 'vitest';
import { compileInWorker } from './compile-in-worker';

const limits = { deadlineMilliseconds: 60_000, maxMilliseconds: 180_000, maxMegabytes: 512 };
const { form } = acceptForm({ schema: { properties: { a: { type: 'string' } } } });

test.each([
  ['a compilation', { form, patterns: [] }, limits],
  ['a check of patterns', { patterns: [{ pointer: '', pattern: '^a+$' }] }, limits],
  ['a rejected pattern', { form, patterns: [{ pointer: '', pattern: '^(a+)+$' }] }, limits],
  ['a compilation that takes too long', { form, patterns: [] }, { ...limits, maxMilliseconds: 1 }],
  ['a compilation without memory', { form, patterns: [] }, { ...limits, maxMegabytes: 1 }],
])('%s leaves no listener behind', async (_what, task, ownLimits) => {
  const { signal } = new AbortController();
  const compiled = compileInWorker(task, { limits: ownLimits, signal });
  expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  await compiled.catch(() => undefined);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('an abort ends a compilation', async () => {
  const closing = new AbortController();
  const compiled = compileInWorker({ form, patterns: [] }, { limits, signal: closing.signal });
  closing.abort(new Error('The platform stops'));
  await expect(compiled).rejects.toThrow('The platform stops');
  expect(getEventListeners(closing.signal, 'abort')).toEqual([]);
});
