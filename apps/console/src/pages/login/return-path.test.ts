import { expect, test } from 'vitest';
import { returnPath } from './return-path';

test('leads back to the previous page, query included', () => {
  expect(returnPath({ from: '/app/settings?tab=base' })).toBe('/app/settings?tab=base');
});

test.each([
  null,
  {},
  { from: 'https://elsewhere.example' },
  { from: '//elsewhere.example/app' },
  { from: '/login' },
  { from: '/application' },
])('leads home instead of to %o', (state) => {
  expect(returnPath(state)).toBe('/app/dashboard');
});
