import { randomBytes } from 'node:crypto';
import { encryptWechatEvent } from '@signalbox/simulators';
import { expect, it } from 'vitest';
import { decryptEvent } from './decrypt-event';
import { isSigned } from './is-signed';
import { encryptedIn } from './read-receipt';

/** The example of Tencent's sample code. */
const sample = {
  token: 'spamtest',
  timestamp: '1409735669',
  nonce: '1320562132',
  signature: '5d197aaffba7e9b25a30732f161a50dee96bd5fa',
  account: { key: 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG', appid: 'wx2c2769f8efd9abc2' },
  encrypted:
    'hyzAe4OzmOMbd6TvGdIOO6uBmdJoD0Fk53REIHvxYtJlE2B655HuD0m8KUePWB3+LrPXo87wzQ1QLvbeUgmBM4x6F8PGHQHFVAFmOD2LdJF9FrXpbUAh0B5GIItb52sn896wVsMSHGuPE328HnRGBcrS7C41IzDWyWNlZkyyXwon8T332jisa+h6tEDYsVticbSnyU8dKOIbgU6ux5VTjg3yt+WGzjlpKn6NPhRjpA912xMezR4kw6KWwMrCVKSVCZciVGCgavjIQ6X8tCOp3yZbGpy0VxpAe+77TszTfRd5RJSVO/HTnifJpXgCSUdUue1v6h0EIBYYI1BD1DlD+C0CR8e6OewpusjZ4uBl9FyJvnhvQl+q5rv1ixrcpCumEPo5MJSgM9ehVsNPfUM669WuMyVWQLCzpu9GhglF2PE=',
};

it('decrypts the example of Tencent, and accepts its signature', () => {
  const { token, encrypted, account, ...call } = sample;
  const xml = `<xml><ToUserName><![CDATA[gh_10f6c3c3ac5a]]></ToUserName><Encrypt><![CDATA[${encrypted}]]></Encrypt></xml>`;
  expect(encryptedIn(xml)).toBe(encrypted);
  expect(isSigned({ ...call, encrypted }, { token, now: 1_409_735_669_000 })).toBe(true);
  expect(isSigned({ ...call, encrypted: encrypted.replace('h', 'i') }, { token, now: 1_409_735_669_000 })).toBe(false);
  const text = decryptEvent(encrypted, account);
  expect(text).toContain('<Content><![CDATA[abcdteT]]></Content>');
  expect(text).toMatch(/^<xml>[^]*<\/xml>$/);
});

it('decrypts nothing for another key or account, and for no encrypted text', () => {
  const { encrypted, account } = sample;
  for (const changes of [{ appid: 'wx0' }, { key: account.key.replace('a', 'b') }, { key: 'short' }, { key: '' }])
    expect(decryptEvent(encrypted, { ...account, ...changes })).toBeUndefined();
  for (const text of ['', 'AAAA', '====', encrypted.slice(0, 64), encrypted.slice(4)])
    expect(decryptEvent(text, account)).toBeUndefined();
});

it('decrypts each length of text that the simulator encrypts, and nothing from random bytes', () => {
  const { account } = sample;
  for (let length = 0; length < 100; length += 1) {
    const text = '泵'.repeat(length % 7) + 'x'.repeat(length);
    expect(decryptEvent(encryptWechatEvent(text, account), account)).toBe(text);
    expect(decryptEvent(randomBytes((length + 1) * 16).toString('base64'), account)).toBeUndefined();
  }
});
