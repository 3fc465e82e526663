/**
 * Setup of every test file: raises the time limit of awaited conditions from 1 s to 45 s. On a busy machine lazily loaded
 * code needs longer than a second. A wait ends as soon as its condition is true, so tests do not get slower.
 */
import { vi } from 'vitest';

const longWaitMs = 45_000;

const { waitFor, waitUntil } = vi;
// Vitest has no setting for them.
vi.waitFor = (condition, options) => waitFor(condition, withLongWait(options));
vi.waitUntil = (condition, options) => waitUntil(condition, withLongWait(options));

function withLongWait(options: number | WaitOptions = {}): WaitOptions {
  const given = typeof options === 'number' ? { timeout: options } : options;
  return { ...given, timeout: Math.max(given.timeout ?? 0, longWaitMs) };
}

interface WaitOptions {
  interval?: number;
  timeout?: number;
}

// Tests without a page do not pay for loading Testing Library.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: longWaitMs });
}
