// @vitest-environment jsdom
import { getConfig } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

it('gives Testing Library 45 s for lazily loaded code', () => {
  expect(getConfig().asyncUtilTimeout).toBeGreaterThanOrEqual(45_000);
});

it.each([undefined, 100, { timeout: 100 }])(
  'waits longer for a condition than vitest does, also with %j',
  async (asked) => {
    let isThere = false;
    // Vitest's own limit is one second.
    setTimeout(() => (isThere = true), 1_200);
    await Promise.all([vi.waitFor(() => expect(isThere).toBe(true), asked), vi.waitUntil(() => isThere, asked)]);
  },
);
