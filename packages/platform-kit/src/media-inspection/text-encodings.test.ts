import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectContent } from './inspect-content';
import { inspectLanguagePack } from './language-pack';

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'signalbox-encodings-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function inspect(name: string, content: string | Uint8Array) {
  const location = join(folder, name);
  writeFileSync(location, content);
  const file = { location, bytes: Buffer.byteLength(content) };
  return name === pack ? inspectLanguagePack(file, name) : inspectContent(file, name);
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
const gbkTitle = Buffer.from([0xb1, 0xea, 0xcc, 0xe2]);
const declared = (encoding: string) => `<?xml version='1.0' encoding='${encoding}'?>`;

test.each([
  ['ISO-8859-1', Buffer.concat([latin1(declared('ISO-8859-1')), latin1(svg('<text>Für Größe</text>'))]), 'Für Größe'],
  ['windows-1252', Buffer.concat([latin1(`${declared('Windows-1252')}${svg('<text>\x80</text>')}`)]), '€'],
  ['windows-1250', latin1(`${declared('windows-1250')}${svg('<text>\x8a\xf8</text>')}`), 'Šř'],
  ['ISO-8859-9', latin1(`${declared('ISO-8859-9')}${svg('<text>\xdei\xfe</text>')}`), 'Şiş'],
  ['TIS-620', latin1(`${declared('TIS-620')}${svg('<text>\xa1\xd2\xc3</text>')}`), 'การ'],
  [
    'GB2312',
    Buffer.concat([
      latin1(`${declared('gb2312')}<svg xmlns="http://www.w3.org/2000/svg"><text>`),
      gbkTitle,
      latin1('</text></svg>'),
    ]),
    '标题',
  ],
  ['UTF-16', utf16(`${declared('UTF-16')}${svg('<text>标题</text>')}`), '标题'],
  ['UTF-8 with its mark', `\uFEFF${svg('<text>标题</text>')}`, '标题'],
])('stores no drawing in %s with replaced letters', async (_title, content, text) => {
  const drawing = await inspect('a.svg', content);
  expect(Buffer.from(drawing ?? []).toString()).toBe(svg(`<text>${text}</text>`));
  const compressed = await inspect('a.svgz', gzipSync(content));
  expect(gunzipSync(compressed ?? '').toString()).toBe(svg(`<text>${text}</text>`));
});

const pack = 'Deutsch[de].json';
test('stores a language pack with a byte order mark as UTF-8 without one', async () => {
  const messages = '{"shell": {"title": "Übersicht"}}';
  for (const content of [`\uFEFF${messages}`, utf16(messages)])
    expect(Buffer.from((await inspect(pack, content)) ?? []).toString()).toBe(messages);
});

const gbk = (before: string, after: string) =>
  Buffer.concat([Buffer.from(before), gbkTitle, gbkTitle, Buffer.from(after)]);
test.each([
  ['a language pack in Latin-1', pack, latin1('{"shell": {"title": "Übersicht"}}'), 'unknown', ''],
  ['a language pack in windows-1250', pack, latin1('{"shell": {"title": "P\xf8ehled"}}'), 'unknown', ''],
  ['a language pack in GBK', pack, gbk('{"shell": {"title": "', '"}}'), 'probable', 'GBK'],
  ['a language pack in UTF-16 without a mark', pack, utf16('{}').subarray(2), 'probable', 'UTF-16'],
  ['JSON in GBK', 'a.json', gbk('"', '"'), 'probable', 'GBK'],
  ['a drawing that declares no encoding', 'a.svg', latin1(svg('<text>Ü</text>')), 'unknown', ''],
  ['a drawing in Thai', 'a.svg', latin1(svg('<text>\xbc\xd9\xe9\xe3\xaa\xe9</text>')), 'unknown', ''],
  ['JSON in Turkish', 'a.json', latin1('"\xdeifre a\xf0a\xe7"'), 'unknown', ''],
  [
    'a drawing in windows-1250 that declares ISO-8859-2',
    'a.svg',
    latin1(`${declared('ISO-8859-2')}${svg('<text>\x9a</text>')}`),
    'declared',
    'ISO-8859-2',
  ],
  ['a drawing in an unknown encoding', 'a.svg', `${declared('x-none')}${svg('')}`, 'declared', 'x-none'],
  [
    'a drawing in another encoding than it declares',
    'a.svg',
    latin1(`${declared('utf-8')}${svg('Ü')}`),
    'declared',
    'utf-8',
  ],
  ['a table in UTF-16 without a mark', 'a.csv', utf16('a,1\r\n').subarray(2), 'probable', 'UTF-16'],
])('rejects %s by the name of its encoding', async (_title, name, content, reason, encoding) => {
  await expect(inspect(name, content)).rejects.toMatchObject({
    errorName: 'textNotReadable',
    options: { field: 'file', params: { name, encoding, reason: `encoding.${reason}` } },
  });
});

test.each([
  'BM',
  'MZ',
  'ID3',
  'BZh',
  '8BPS',
  'GIF89a',
  'PK',
  '%PDF-1.4',
  'RIFF',
  'OggS',
  '{\\rtf1',
  '%!PS-Adobe',
  'BEGIN:VCARD',
  '\x7FELF',
])('takes a text that begins with %j as text', async (start) => {
  for (const name of ['a.csv', 'a.txt', 'a.md', 'a.obj'])
    expect(await inspect(`${name}`, `${start},1,2\r\n标题,2\f`)).toBeUndefined();
});

test('takes a table in UTF-16, GBK, Latin-1 or windows-1250 as it is, and one of several megabytes', async () => {
  for (const content of [
    utf16('编号,1\r\n'),
    gbk('a,', ',1\n'),
    latin1('Größe,1\n'),
    latin1('P\xf8ehled,1\n'),
    '标题,1\n'.repeat(500_000),
  ])
    expect(await inspect('a.csv', content)).toBeUndefined();
});

test.each([
  ['a program', Buffer.from('4d5a90000300000004000000ffff0000b8000000', 'hex')],
  ['a sound', Buffer.from('4944330300000000002654495432', 'hex')],
  ['a picture', Buffer.from('GIF89a\x01\0\x01\0\x80\0\0', 'latin1')],
  ['a compressed file', gzipSync('hello')],
  ['a control character behind a text', Buffer.from(`${'a,1\n'.repeat(50_000)}\x01`)],
])('rejects %s that calls itself a table', async (_title, content) => {
  for (const name of ['a.csv', 'a.txt', 'a.json', 'a.svg', 'a.xml'])
    await expect(inspect(`${name}`, content)).rejects.toMatchObject({ errorName: 'formatNotAllowed' });
});
