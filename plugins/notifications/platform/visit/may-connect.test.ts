import { expect, it } from 'vitest';
import { mayConnectTo } from './may-connect';

const target = (address: string, { host = address, port = 443 } = {}) => ({ host, port, address });

it.each(['8.8.8.8', '2606:4700::1111', '172.32.0.1'])('allows the public address %s by default', (address) => {
  expect(mayConnectTo(undefined)(target(address))).toBe(true);
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'fd00::1',
  'fe80::1',
  'not an address',
])('rejects %s by default', (address) => {
  expect(mayConnectTo(undefined)(target(address))).toBe(false);
  expect(mayConnectTo(undefined)(target(address, { host: 'provider.example.com' }))).toBe(false);
});

it('allows listed servers at any address, and public ones only if the list has them', () => {
  const listed = target('10.0.0.9', { host: 'mail.office.example', port: 465 });
  expect(mayConnectTo(['public', 'mail.office.example:465'])(listed)).toBe(true);
  expect(mayConnectTo(['public', 'mail.office.example:465'])({ ...listed, port: 25 })).toBe(false);
  expect(mayConnectTo(['public', 'mail.office.example:465'])(target('8.8.8.8'))).toBe(true);
  expect(mayConnectTo(['mail.office.example:465'])(target('8.8.8.8'))).toBe(false);
});
