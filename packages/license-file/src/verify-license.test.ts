import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyIdOf, publicKeyOf } from './key-id';
import { LicenseFileError } from './license-file-error';
import { licenseLines } from './license-lines';
import { signLicense } from './sign-license';
import { maxFileBytes, signaturePrefix } from './signed-block';
import { verifyLicense } from './verify-license';

const { privateKey } = generateKeyPairSync('ed25519');
const { privateKey: otherKey } = generateKeyPairSync('ed25519');
const keys = [publicKeyOf(otherKey), publicKeyOf(privateKey)];
const content = {
  version: 1 as const,
  id: 'SB-2026-0001',
  customer: '北京某公司 & Söhne',
  issueTime: '2026-01-01T00:00:00Z',
  startTime: '2026-01-02T00:00:00Z',
  expireTime: '2027-01-02T00:00:00Z',
  feature: ['backup', 'tsdb'],
};
const bytesOf = (value: object) => Buffer.from(JSON.stringify(value));
const text = signLicense(bytesOf(content), privateKey);
const verified = (file: string, known = keys) => verifyLicense(Buffer.from(file), known);

/** A file with a valid signature over `prefix` and any `value`. */
function signedFile(
  value: object,
  { key = privateKey, prefix = signaturePrefix }: { key?: KeyObject; prefix?: Buffer } = {},
) {
  const json = bytesOf(value);
  const signature = sign(null, Buffer.concat([prefix, json]), key);
  const block = { keyId: keyIdOf(publicKeyOf(key)), content: json, signature };
  return licenseLines({ ...content, ...value }, block).join('\n');
}

function reasonOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof LicenseFileError) return error.reason;
    throw error;
  }
  return 'accepted';
}

test('has lines for people before the signed block', () => {
  expect(text.split('\n').slice(0, 9)).toEqual([
    'Signalbox license',
    'Number: SB-2026-0001',
    'Customer: 北京某公司 & Söhne',
    'Issued: 2026-01-01T00:00:00Z',
    'Valid from: 2026-01-02T00:00:00Z',
    'Valid until: 2027-01-02T00:00:00Z',
    'Features: backup, tsdb',
    '',
    '-----BEGIN SIGNALBOX LICENSE-----',
  ]);
});

test('has a line of the limits, if there are any', () => {
  const limited = signLicense(bytesOf({ ...content, limit: { user: 20, model: 0 } }), privateKey);
  expect(limited.split('\n')[7]).toBe('Limits: user 20, model 0');
  expect(verified(limited)).toMatchObject({ limit: { user: 20, model: 0 } });
  expect(reasonOf(() => verified(limited.replace('user 20', 'user 90')))).toBe('linesDiffer');
});

test.each([{ user: -1 }, { user: 1.5 }, { 'a user': 1 }, { user: 100_001 }])('rejects the limit %j', (limit) => {
  expect(reasonOf(() => signLicense(bytesOf({ ...content, limit }), privateKey))).toBe('invalidContent');
});

test.each([
  ['as it was written', text],
  ['with the line ends of Windows', text.replaceAll('\n', '\r\n')],
  ['with a byte order mark', `\u{FEFF}${text}`],
  ['with spaces at the ends of lines, and empty lines after it', `${text.replaceAll('\n', '  \n')}\n\n`],
  ['without the last line end', text.trimEnd()],
  ['without features', signLicense(bytesOf({ ...content, feature: [] }), privateKey)],
])('accepts a license %s', (_title, file) => {
  expect(verified(file)).toMatchObject({ id: content.id, customer: content.customer });
});

test('signs the bytes of the content as they are', () => {
  const spaced = Buffer.from(JSON.stringify(content, null, 2));
  expect(verified(signLicense(spaced, privateKey))).toEqual(content);
});

const changedContent = bytesOf({ ...content, feature: ['backup', 'tsdb', 'flow'] });
const stolenSignature = () => {
  const [, signature = ''] = text.split('\n\n').slice(1);
  const [head = ''] = signLicense(changedContent, privateKey).split('\n\n').slice(-1);
  return signLicense(changedContent, privateKey).replace(head, signature);
};

test.each([
  ['of another text', 'notALicense', 'Features: backup'],
  ['that is too large', 'tooLarge', text + ' '.repeat(maxFileBytes)],
  ['without its last line', 'truncated', text.split('\n').slice(0, -2).join('\n')],
  ['that ends in its content', 'truncated', text.slice(0, 400)],
  ['without its signature', 'damaged', text.replace(/\n\n[^\n]+\n[^\n]+\n-----END/u, '\n-----END')],
  ['with a character that is not base64', 'damaged', text.replace(/(Key: .*\n.)/u, '$1!')],
  ['with another content and its old signature', 'wrongSignature', stolenSignature()],
  ['with the id of another known key', 'wrongSignature', text.replace(keyIdOf(keys[1] ?? ''), keyIdOf(keys[0] ?? ''))],
  [
    'signed for another purpose',
    'wrongSignature',
    signedFile(content, { prefix: Buffer.from('signalbox-license-v2\0') }),
  ],
  ['signed without a prefix', 'wrongSignature', signedFile(content, { prefix: Buffer.alloc(0) })],
  ['with a changed date in its readable lines', 'linesDiffer', text.replace('until: 2027', 'until: 2037')],
  ['with a line more before the block', 'linesDiffer', `Valid for ever\n${text}`],
  ['with a line more behind the block', 'linesDiffer', `${text}Valid for ever\n`],
  ['of a newer version', 'unsupportedVersion', signedFile({ ...content, version: 2 })],
  ['with an unknown field', 'invalidContent', signedFile({ ...content, seats: 5 })],
  ['that ends before it starts', 'invalidContent', signedFile({ ...content, expireTime: content.startTime })],
  ['with a date that no calendar has', 'invalidContent', signedFile({ ...content, startTime: '2026-02-30T00:00:00Z' })],
  ['with a second line in the name', 'invalidContent', signedFile({ ...content, customer: 'One\nFeatures: all' })],
  ['with a hidden direction mark', 'invalidContent', signedFile({ ...content, customer: 'One\u{202E}eno' })],
])('rejects a license %s', (_title, reason, file) => {
  expect(reasonOf(() => verified(file))).toBe(reason);
});

test('rejects a license of a key that the program does not have', () => {
  expect(reasonOf(() => verified(text, [publicKeyOf(otherKey)]))).toBe('unknownKey');
  expect(reasonOf(() => verified(text, []))).toBe('unknownKey');
});

test('rejects bytes that are no text', () => {
  expect(reasonOf(() => verifyLicense(Buffer.from([0xff, 0xfe, 0x00]), keys))).toBe('notALicense');
});

test('signs no content that the program would reject', () => {
  expect(reasonOf(() => signLicense(bytesOf({ ...content, customer: '' }), privateKey))).toBe('invalidContent');
});
