/**
 * Setup of every test file: a condition that is awaited gets 15 s instead of one. On a busy machine a part that is loaded
 * lazily needs longer than a second to arrive. A wait ends as soon as its condition holds, so nothing gets slower.
 */
import { vi } from 'vitest';

const longWaitMs = 15_000;

const { waitFor } = vi;
// Vitest has no setting for it.
vi.waitFor = (condition, options) => {
  const given = typeof options === 'number' ? { timeout: options } : options;
  return waitFor(condition, { ...given, timeout: Math.max(given?.timeout ?? 0, longWaitMs) });
};

// Tests without a page do not pay for loading Testing Library.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: longWaitMs });
}
