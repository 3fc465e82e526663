import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
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
