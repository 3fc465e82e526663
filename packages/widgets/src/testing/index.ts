import { act } from '@testing-library/react';
import { vi } from 'vitest';
import './browser-gaps';

/**
 * Simulates the network: the test decides when code arrives. `load` must be mocked (`vi.mock` of its module). The returned
 * function resolves all pending calls with the code, or with undefined for a failed download.
 */
export function lateCode<Code, Given extends unknown[] = []>(
  load: (...given: Given) => Promise<Code | undefined>,
): (code?: Code) => Promise<void> {
  const waiting: ((code: Code | undefined) => void)[] = [];
  vi.mocked(load).mockImplementation(() => new Promise((resolve) => void waiting.push(resolve)));
  return (code) => act(async () => void waiting.splice(0).forEach((resolve) => resolve(code)));
}
