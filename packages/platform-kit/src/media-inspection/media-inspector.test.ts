import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ClosableInspector, createMediaInspector } from './media-inspector';

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
const script = '<script>alert(1)</script>';

let folder: string;
let inspector: ClosableInspector;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'signalbox-inspection-'));
});
// Its thread takes most of a second to start, so the tests without limits of their own share it.
const patient = createMediaInspector({ deadlineMilliseconds: 60_000 });
afterAll(async () => {
  await patient.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => (inspector === patient ? undefined : inspector.close()));

let written = 0;
function inspect(path: string, content: string | Uint8Array, { owner = 'ada', settings = {} as JsonObject } = {}) {
  const location = join(folder, String((written += 1)));
  writeFileSync(location, content);
  return inspector.inspect({ path, location, settings, isFormPicture: true, owner });
}

test('returns the bytes of a sanitised drawing, and undefined for a file that stays as it is', async () => {
  inspector = patient;
  const drawing = await inspect('img/a.svg', svg(`${script}<path d="M0 0h1"/>`));
  expect(Buffer.from(drawing ?? []).toString()).toBe(svg('<path d="M0 0h1"/>'));
  expect(await inspect('docs/a.txt', 'hello')).toBeUndefined();
  expect(await inspect('languagePack/French[fr].json', '{"console": {"a": "b"}}')).toBeUndefined();
});

test.each([
  ['a text among pictures', 'img/a.txt', 'hello', 'formatNotAllowed'],
  ['what is no drawing', 'img/a.svg', '<html/>', 'formatNotAllowed'],
  ['an invalid language pack', 'languagePack/French[fr].json', '[]', 'formatNotAllowed'],
  ['an icon above 500 KB', 'icon/a.png', Buffer.alloc(501 * 1024), 'tooLarge'],
  ['a JSON file above 4 MB', 'docs/a.json', `"${'a'.repeat(4 * 1024 * 1024)}"`, 'tooLarge'],
  ['a name with a way in it', '../a.png', 'x', 'invalidPath'],
  ['a drawing with an undeclared entity', 'img/a.svg', svg('<text>&nbsp;</text>'), 'drawingNotAllowed'],
  ['a heavy drawing', 'img/a.svg', svg('<g/>'.repeat(20_000)), 'fileTooComplex'],
  ['a heavy drawing, compressed', 'img/a.svgz', gzipSync(svg('<g/>'.repeat(20_000))), 'fileTooComplex'],
])('rejects %s', async (_title, path, content, errorName) => {
  inspector = patient;
  await expect(inspect(path, content)).rejects.toMatchObject({ errorName });
});

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
  inspector = patient;
  const drawing = await inspect('img/a.svg', content);
  expect(Buffer.from(drawing ?? []).toString()).toBe(svg(`<text>${text}</text>`));
  const compressed = await inspect('img/a.svgz', gzipSync(content));
  expect(gunzipSync(compressed ?? '').toString()).toBe(svg(`<text>${text}</text>`));
});

const pack = 'languagePack/Deutsch[de].json';
test('stores a language pack with a byte order mark as UTF-8 without one', async () => {
  inspector = patient;
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
  ['JSON in GBK', 'docs/a.json', gbk('"', '"'), 'probable', 'GBK'],
  ['a drawing that declares no encoding', 'icon/a.svg', latin1(svg('<text>Ü</text>')), 'unknown', ''],
  ['a drawing in Thai', 'icon/a.svg', latin1(svg('<text>\xbc\xd9\xe9\xe3\xaa\xe9</text>')), 'unknown', ''],
  ['JSON in Turkish', 'docs/a.json', latin1('"\xdeifre a\xf0a\xe7"'), 'unknown', ''],
  [
    'a drawing in windows-1250 that declares ISO-8859-2',
    'img/a.svg',
    latin1(`${declared('ISO-8859-2')}${svg('<text>\x9a</text>')}`),
    'declared',
    'ISO-8859-2',
  ],
  ['a drawing in an unknown encoding', 'img/a.svg', `${declared('x-none')}${svg('')}`, 'declared', 'x-none'],
  [
    'a drawing in another encoding than it declares',
    'img/a.svg',
    latin1(`${declared('utf-8')}${svg('Ü')}`),
    'declared',
    'utf-8',
  ],
  ['a table in UTF-16 without a mark', 'docs/a.csv', utf16('a,1\r\n').subarray(2), 'probable', 'UTF-16'],
])('rejects %s by the name of its encoding', async (_title, path, content, reason, encoding) => {
  inspector = patient;
  await expect(inspect(path, content)).rejects.toMatchObject({
    errorName: 'textNotReadable',
    options: { field: 'file', params: { name: path.split('/')[1], encoding, reason: `encoding.${reason}` } },
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
  inspector = patient;
  for (const name of ['a.csv', 'a.txt', 'a.md', 'a.obj'])
    expect(await inspect(`docs/${name}`, `${start},1,2\r\n标题,2\f`)).toBeUndefined();
});

test('takes a table in UTF-16, GBK, Latin-1 or windows-1250 as it is, and one of several megabytes', async () => {
  inspector = patient;
  for (const content of [
    utf16('编号,1\r\n'),
    gbk('a,', ',1\n'),
    latin1('Größe,1\n'),
    latin1('P\xf8ehled,1\n'),
    '标题,1\n'.repeat(500_000),
  ])
    expect(await inspect('docs/a.csv', content)).toBeUndefined();
});

test.each([
  ['a program', Buffer.from('4d5a90000300000004000000ffff0000b8000000', 'hex')],
  ['a sound', Buffer.from('4944330300000000002654495432', 'hex')],
  ['a picture', Buffer.from('GIF89a\x01\0\x01\0\x80\0\0', 'latin1')],
  ['a compressed file', gzipSync('hello')],
  ['a control character behind a text', Buffer.from(`${'a,1\n'.repeat(50_000)}\x01`)],
])('rejects %s that calls itself a table', async (_title, content) => {
  inspector = patient;
  for (const name of ['a.csv', 'a.txt', 'a.json', 'a.svg', 'a.xml'])
    await expect(inspect(`docs/${name}`, content)).rejects.toMatchObject({ errorName: 'formatNotAllowed' });
});

test('says what a drawing declares that is not allowed', async () => {
  inspector = patient;
  const drawing = `<!DOCTYPE svg [<!ENTITY a SYSTEM "/etc/passwd">]>${svg('<text>&a;</text>')}`;
  await expect(inspect('img/a.svg', drawing)).rejects.toMatchObject({
    errorName: 'drawingNotAllowed',
    options: { params: { name: 'a.svg', reason: 'drawing.otherFile' } },
  });
});

test('validates a file against the allow-list of the settings', async () => {
  inspector = createMediaInspector();
  const settings = { mediaLibraryAllowList: [{ name: 'document', format: ['.csv'] }] };
  await expect(inspect('docs/a.txt', 'hello', { settings })).rejects.toMatchObject({ errorName: 'formatNotAllowed' });
});

test('ends an inspection at its deadline, names the file, and inspects the next one', async () => {
  inspector = createMediaInspector({ deadlineMilliseconds: 1 });
  const heavy = svg('<g fill="red"/>'.repeat(9_000));
  await expect(inspect('img/a.svg', heavy)).rejects.toMatchObject({
    errorName: 'fileTooComplex',
    options: { field: 'file', detail: expect.stringMatching(/^a\.svg: /) },
  });
  await inspector.close();
  inspector = patient;
  expect(await inspect('img/a.svg', svg('<g/>'))).toBeDefined();
});

const heavy = svg('<g fill="red"/>'.repeat(9_000));

test('lets an inspection wait for a processor, up to a limit of its own', async () => {
  const starved = { deadlineMilliseconds: 1, workedMilliseconds: () => 0 };
  inspector = createMediaInspector({ ...starved, maxMilliseconds: 60_000 });
  expect(await inspect('img/a.svg', svg('<g fill="red"/>'.repeat(1_000)))).toBeDefined();
  await inspector.close();
  inspector = createMediaInspector({ ...starved, maxMilliseconds: 2 });
  await expect(inspect('img/a.svg', heavy)).rejects.toMatchObject({ errorName: 'fileTooComplex' });
});

function inspectAll(files: Record<string, string>) {
  return inspector.inspectAll({
    files: Object.entries(files).map(([path, content]) => {
      const location = join(folder, String((written += 1)));
      writeFileSync(location, content);
      return { path, location };
    }),
    settings: {},
    isFormPicture: true,
    owner: 'ada',
  });
}

test('returns the result of each file of a batch, in order', async () => {
  inspector = patient;
  const files = { 'docs/a.txt': 'hello', 'img/b.svg': '<html/>', 'c/d.exe': 'x', 'img/e.svg': svg('') };
  expect(await inspectAll(files)).toMatchObject([
    undefined,
    { errorName: 'formatNotAllowed', options: { detail: expect.stringMatching(/^b\.svg /) } },
    { errorName: 'formatNotAllowed' },
    expect.any(Uint8Array),
  ]);
});

test('goes on with a batch after a file that had to be ended', async () => {
  inspector = createMediaInspector({ deadlineMilliseconds: 60_000, maxMegabytes: 4 });
  expect(await inspectAll({ 'img/a.svg': svg(''), 'img/b.svg': svg('') })).toMatchObject([
    { errorName: 'fileTooComplex', options: { detail: expect.stringMatching(/^a\.svg: /) } },
    { errorName: 'fileTooComplex', options: { detail: expect.stringMatching(/^b\.svg: /) } },
  ]);
});

test('goes on in a new thread after one that was ended', async () => {
  inspector = createMediaInspector({ deadlineMilliseconds: 60_000, maxMegabytes: 4 });
  await expect(inspect('img/a.svg', svg('<g/>'))).rejects.toMatchObject({ errorName: 'fileTooComplex' });
  await expect(inspect('img/a.svg', svg('<g/>'))).rejects.toMatchObject({ errorName: 'fileTooComplex' });
});

test('leaves the main thread free: timers fire between the start of an inspection and its end', async () => {
  inspector = patient;
  const heavy = svg('<g fill="red"/>'.repeat(9_000));
  await inspect('img/warm.svg', svg('<g/>'));
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await inspect('img/a.svg', heavy);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
});

test('inspects the file of another user while one user’s drawings wait for each other', async () => {
  inspector = patient;
  const heavy = svg('<g fill="red"/>'.repeat(9_000));
  const ended: string[] = [];
  const drawings = ['a1', 'a2', 'a3'].map((name) =>
    inspect(`img/${name}.svg`, heavy, { owner: 'ada' }).then(() => ended.push(name)),
  );
  await inspect('docs/b.txt', 'hello', { owner: 'ben' }).then(() => ended.push('b'));
  await Promise.all(drawings);
  expect(ended.indexOf('b')).toBeLessThan(ended.indexOf('a2'));
});
