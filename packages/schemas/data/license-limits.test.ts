import { expect, test } from 'vitest';
import access from './access.json';
import licenseLimits from './license-limits.json';

test.each(Object.entries(licenseLimits))('%s is limited by routes that exist', (_name, { routes }) => {
  expect(routes.length).toBeGreaterThan(0);
  for (const route of routes) expect(Object.keys(access)).toContain(route.replace(' ', ' /rest/'));
});
