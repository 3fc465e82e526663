import { createCipheriv, randomBytes } from 'node:crypto';
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

it('decrypts nothing for an empty account, also if the text has none', () => {
  const account = { ...sample.account, appid: '' };
  expect(decryptEvent(encryptWechatEvent('<xml/>', account), account)).toBeUndefined();
});

it('decrypts only a text that ends before its account, with a padding of 1 to 32 bytes', () => {
  const { key, appid } = sample.account;
  const decrypted = (frame: Frame) => decryptEvent(encryptedFrame(frame), { key, appid: frame.appid });
  expect(decrypted({ appid, padding: 32 })).toMatch(/^x+$/);
  // Without padding, the last byte is one of the account.
  expect(decrypted({ appid: `${appid}\0`, padding: 0 })).toBeUndefined();
  expect(decrypted({ appid, padding: 33 })).toBeUndefined();
  for (const past of [1, 1_000, 2 ** 31]) expect(decrypted({ appid, padding: 32, past })).toBeUndefined();
});

interface Frame {
  appid: string;
  padding: number;
  /** How far the length of the text is past the end of the content. Default: it is the right one. */
  past?: number;
}

/** An encrypted event in which no more is wrong than these numbers: its text fills whole blocks. */
function encryptedFrame({ appid, padding, past }: Frame): string {
  const text = 'x'.repeat(16 - ((20 + appid.length + padding) % 16));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length + (past === undefined ? 0 : appid.length + past));
  const secret = Buffer.from(sample.account.key, 'base64');
  const cipher = createCipheriv('aes-256-cbc', secret, secret.subarray(0, 16)).setAutoPadding(false);
  const parts = [randomBytes(16), length, Buffer.from(text), Buffer.from(appid), Buffer.alloc(padding, padding)];
  return Buffer.concat([cipher.update(Buffer.concat(parts)), cipher.final()]).toString('base64');
}

it('decrypts each length of text that the simulator encrypts, and nothing from random bytes', () => {
  const { account } = sample;
  for (let length = 0; length < 100; length += 1) {
    const text = '泵'.repeat(length % 7) + 'x'.repeat(length);
    expect(decryptEvent(encryptWechatEvent(text, account), account)).toBe(text);
    expect(decryptEvent(randomBytes((length + 1) * 16).toString('base64'), account)).toBeUndefined();
  }
});
