import { expect, test } from 'vitest';
import { landingUrl } from './landing-url';

const isOpen = (url: string) => ['/app/backup', '/app/system/list/settings'].includes(url);

test.each([
  ['backup', '/app/backup'],
  ['/backup/', '/app/backup'],
  [' app/backup ', '/app/backup'],
  ['/app/system/list/settings', '/app/system/list/settings'],
])('"%s" lands on %s', (module, url) => {
  expect(landingUrl({ module, isOpen })).toBe(url);
});

test.each([
  undefined,
  null,
  7,
  '',
  '/',
  'app',
  'north-portal',
  'settings',
  '../login',
  '//evil.example',
  'https://x.example',
])('%j lands on the home page', (module) => {
  expect(landingUrl({ module, isOpen: (url) => isOpen(url) })).toBe('/app/dashboard');
});

test('leads to pages of the console only', () => {
  for (const module of ['//evil.example/app', 'javascript:alert(1)', '..', 'a/../../b', '\\evil'])
    expect(landingUrl({ module, isOpen: () => true })).toMatch(/^\/app\/[\w/.-]+$/);
});
