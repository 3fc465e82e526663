import { expect, it } from 'vitest';
import { isAllowedTarget } from './allowed-target';

const targets = ['files.example.org', '10.0.0.7:2121', '*.backup.example.org', '[fd00::5]:21', 'fd00::6'];
const allows = (host: string, port = 21) => isAllowedTarget(targets, { host, port });

it('allows every server without a list', () => {
  expect(isAllowedTarget(undefined, { host: 'anything', port: 1 })).toBe(true);
  expect(isAllowedTarget([], { host: 'anything', port: 1 })).toBe(false);
});

it('allows a host on any port, or only on the listed port', () => {
  expect([allows('files.example.org'), allows('FILES.example.org.', 990)]).toEqual([true, true]);
  expect([allows('10.0.0.7', 2121), allows('10.0.0.7', 21)]).toEqual([true, false]);
  expect([allows('fd00::5'), allows('fd00::5', 22), allows('fd00::6', 22)]).toEqual([true, false, true]);
});

it('allows the names of a domain, and no similar names', () => {
  expect(allows('a.backup.example.org')).toBe(true);
  for (const host of ['backup.example.org', 'abackup.example.org', 'files.example.org.evil', 'evil-files.example.org'])
    expect(allows(host), host).toBe(false);
});
