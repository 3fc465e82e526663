import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * The network's edge: code that comes when the test says so. `load` is mocked (`vi.mock` of its module); the answer lets
 * all who asked so far have the code, or nothing, as where it cannot be had.
 */
export function lateCode<Code, Given extends unknown[] = []>(
  load: (...given: Given) => Promise<Code | undefined>,
): (code?: Code) => Promise<void> {
  const waiting: ((code: Code | undefined) => void)[] = [];
  vi.mocked(load).mockImplementation(() => new Promise((resolve) => void waiting.push(resolve)));
  return (code) => act(async () => void waiting.splice(0).forEach((resolve) => resolve(code)));
}
