import { expect, test } from 'vitest';
import { landingPath } from './landing-url';

test.each([
  ['backup', 'backup'],
  ['/backup/', 'backup'],
  [' app/backup ', 'backup'],
  ['/app/system/list/settings', 'system/list/settings'],
  ['锅炉/1', '锅炉/1'],
])('"%s" is the page %s', (module, path) => {
  expect(landingPath(module)).toBe(path);
});

test.each([undefined, null, 7, '', '/', '../login', '//evil.example', 'https://x.example', 'a/../../b', '\\evil'])(
  '%j is no page',
  (module) => {
    expect(landingPath(module)).toBeUndefined();
  },
);
