import { expect, test } from 'vitest';
import { clientNetwork, keepForwardedAddresses } from './client-address';
import { createHttpServer } from '../http-server';

const kept = (given: string) => {
  const headers = { 'x-forwarded-for': given };
  keepForwardedAddresses(headers);
  return headers['x-forwarded-for'];
};

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7, 10.0.0.1', '203.0.113.7, 10.0.0.1'],
  ['nonsense, 10.0.0.1', '10.0.0.1'],
  ['203.0.113.7, <script>, 10.0.0.1', '10.0.0.1'],
  ['203.0.113.7:50312, [2001:db8::1]:443', '203.0.113.7, 2001:db8::1'],
  ['10.0.0.1, nonsense', undefined],
  ['', undefined],
  ['x'.repeat(6_000), undefined],
  [`${'x'.repeat(6_000)}, 10.0.0.1`, '10.0.0.1'],
])('keeps of %j only the addresses that a proxy vouches for', (given, expected) => {
  expect(kept(given)).toBe(expected);
});

test('reads no more than 20 addresses', () => {
  const addresses = Array.from({ length: 100 }, (_, at) => `10.0.0.${at}`);
  expect(kept(addresses.join(','))?.split(', ')).toEqual(addresses.slice(-20));
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test('reads the address of the client only from a trusted proxy', async () => {
  const seen = async (trustedProxies: string[], forwardedFor: string) => {
    const app = createHttpServer({ trustedProxies });
    app.get('/address', async ({ ip }) => ip);
    const { body } = await app.inject({
      url: '/address',
      remoteAddress: '192.0.2.10',
      headers: { 'x-forwarded-for': forwardedFor },
    });
    await app.close();
    return body;
  };
  expect(await seen(['loopback'], '203.0.113.7')).toBe('192.0.2.10');
  expect(await seen(['192.0.2.10'], '203.0.113.7')).toBe('203.0.113.7');
  expect(await seen(['192.0.2.0/24'], '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
  expect(await seen(['192.0.2.0/24', '203.0.113.7'], '198.51.100.1, 203.0.113.7')).toBe('198.51.100.1');
  expect(await seen(['192.0.2.10'], 'nonsense')).toBe('192.0.2.10');
  expect(await seen([], '203.0.113.7')).toBe('192.0.2.10');
});
