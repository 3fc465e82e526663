import { expect, test } from 'vitest';
import { loggedUrl } from './logged-url';

test.each([
  ['/rest/core/setting', '/rest/core/setting'],
  ['/rest/core/user?token=abc', '/rest/core/user?token=***'],
  ['/rest/core/user?Password=abc&key=abc', '/rest/core/user?Password=***&key=***'],
  ['/ws/task?token=abc&x-request-project=north', '/ws/task?token=***&x-request-project=north'],
  ['/rest/x?abc', '/rest/x?abc=***'],
  [
    `/rest/x?query=${encodeURIComponent('{"limit":15,"filter":{"name":"secret","on":true},"password":"secret"}')}`,
    '/rest/x?query={"limit":15,"filter":{"name":"***","on":true},"password":"***"}',
  ],
  ['/rest/x?query=secret', '/rest/x?query=***'],
  ['/rest/x?query="secret"', '/rest/x?query="***"'],
  ['/rest/x?a=%E0%A4%A', '/rest/x?a=***'],
  [`/${'x'.repeat(100_000)}`, `/${'x'.repeat(299)}…`],
  [`/x?${'a=1&'.repeat(10_000)}`, '/x?***'],
  [`/x?${'y'.repeat(100)}=1`, `/x?${'y'.repeat(40)}%E2%80%A6=***`],
])('logs %s as %s', (url, line) => {
  expect(loggedUrl(url)).toBe(line);
});

test('keeps a line short for any nesting in its query', () => {
  const nested = `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`;
  expect(loggedUrl(`/x?query=${nested}`).length).toBeLessThan(200);
});
