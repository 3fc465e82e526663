/**
 * Setup of every test file without a page: compares the bytes of two buffers at once. Vitest compares them one by one, which
 * takes two seconds for the sample of an archive. The files of one worker share the testers, so it is added once.
 */
import { expect } from 'vitest';

const mark = Symbol.for('signalbox.equalBuffers');

if (!Object.hasOwn(globalThis, mark)) {
  Object.defineProperty(globalThis, mark, { value: true });
  expect.addEqualityTesters([
    (one, other) => (Buffer.isBuffer(one) && Buffer.isBuffer(other) ? one.equals(other) : undefined),
  ]);
}
