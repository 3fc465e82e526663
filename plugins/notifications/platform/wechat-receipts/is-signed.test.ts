import { expect, it } from 'vitest';
import { isSigned } from './is-signed';

// sha1('12345' + '1700000000' + 'token'), as WeChat sorts them.
const call = { signature: 'ffbb17018262290250ff899c70c3ac1e88246228', timestamp: '1700000000', nonce: '12345' };
const at = { token: 'token', now: 1_700_000_000_000 };

it('accepts the signature of the token, the time and the nonce', () => {
  expect(isSigned(call, at)).toBe(true);
  expect(isSigned(call, { ...at, now: at.now + 15 * 60_000 })).toBe(true);
});

it.each([
  { token: 'other' },
  { now: at.now + 16 * 60_000 },
  { now: at.now - 16 * 60_000 },
  { nonce: '1234' },
  { timestamp: '1700000001' },
  { signature: '' },
  { signature: call.signature.slice(2) },
  { signature: '0'.repeat(40) },
])('rejects a call with %j', (changes) => {
  expect(isSigned({ ...call, ...changes }, { ...at, ...changes })).toBe(false);
});
