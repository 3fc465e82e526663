import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { TestPlatform } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataState, fileState } from '@signalbox/project-data/testing';
import {
  archiveOf,
  entriesOf,
  exportProject,
  putDocument,
  type RawEntry,
  sendImport,
  transferPlatform,
} from '../../testing/transfer';

let platform: TestPlatform;
let intact: Buffer;
let encrypted: Buffer;
let entries: RawEntry[];

beforeAll(async () => {
  platform = await transferPlatform();
  for (let count = 0; count < 20; count += 1)
    await putDocument(platform, {
      collection: 'dashboard',
      id: `d${count}`,
      body: { text: createHash('sha512').update(String(count)).digest('hex').repeat(10) },
    });
  const parts = ['dashboard', 'setting', 'media'];
  intact = (await exportProject(platform, { parts })).rawPayload;
  encrypted = (await exportProject(platform, { parts, password: 'code word' })).rawPayload;
  entries = await entriesOf(intact);
  await platform.kit.pool.query(`delete from document where collection = 'dashboard'`);
});
afterAll(() => platform.close());

/** Uploads it and returns why it was rejected. Nothing may have changed and no file may be left. */
async function errorOf(archive: Uint8Array, password?: string): Promise<string> {
  const state = async () => ({
    data: await dataState(platform.kit),
    media: await fileState(join(platform.kit.dataDir, 'media')),
    left: readdirSync(join(platform.kit.dataDir, 'backups', '.temporary')),
  });
  const before = await state();
  const answers = [
    await sendImport(platform, archive, { password, call: 'plan' }),
    await sendImport(platform, archive, { password }),
  ];
  expect(await state()).toEqual(before);
  const messages = answers.map(({ body }) => String(body['message']));
  for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBe(400);
  expect(messages[0]).toBe(messages[1]);
  return messages[0]!;
}

function withManifest(own: readonly RawEntry[]): RawEntry[] {
  const named = own.filter(({ name }) => name !== 'signalbox-project.json' && name !== 'manifest.json');
  const manifest = {
    entries: named.map(({ name, content }) => ({
      name,
      size: Buffer.byteLength(content),
      sha256: createHash('sha256').update(content).digest('hex'),
    })),
    leftOut: [],
  };
  return [
    ...own.filter(({ name }) => name !== 'manifest.json'),
    { name: 'manifest.json', content: JSON.stringify(manifest) },
  ];
}

test('accepts the archive that the damaged ones are made of', async () => {
  expect(await archiveOf(withManifest(entries))).not.toEqual(intact);
  expect((await sendImport(platform, await archiveOf(withManifest(entries)), { call: 'plan' })).status).toBe(200);
  expect((await sendImport(platform, encrypted, { call: 'plan', password: 'code word' })).status).toBe(200);
});

test.each([
  ['a path out of the archive', { name: 'fileServer/../../evil', content: 'x' }, /points outside/],
  ['a path that begins with a slash', { name: '/etc/evil', content: 'x' }, /points outside/],
  ['a drive', { name: 'c:/evil', content: 'x' }, /points outside/],
  ['a backslash', { name: 'fileServer\\..\\evil', content: 'x' }, /points outside/],
  ['a symbolic link', { name: 'fileServer/link', content: '', type: 'symlink', linkname: '/etc/passwd' }, /link/],
  ['a hard link', { name: 'fileServer/link', content: '', type: 'link', linkname: 'manifest.json' }, /link/],
  ['a device', { name: 'fileServer/disk', content: '', type: 'block-device' }, /unexpected file/],
  ['a pipe', { name: 'fileServer/pipe', content: '', type: 'fifo' }, /unexpected file/],
  ['a file that is none of ours', { name: 'run.sh', content: 'x' }, /unexpected file/],
  ['a collection that holds accounts', { name: 'data/user.ndjson', content: '' }, /unexpected file/],
  ['a directory of another project', { name: 'fileServer/_p_other/a.txt', content: 'x' }, /path/i],
  ['a part that the head does not announce', { name: 'data/theme.ndjson', content: '' }, /unexpected file/],
] satisfies [string, RawEntry, RegExp][])('rejects %s', async (_what, entry, reason) => {
  const own = [...entries.slice(0, -1), entry];
  expect(await errorOf(await archiveOf(withManifest(own)))).toMatch(reason);
});

test('rejects entries that the manifest does not name, names twice, or names differently', async () => {
  const extra = { name: 'fileServer/more.txt', content: 'x' };
  expect(await errorOf(await archiveOf([...entries.slice(0, -1), extra, entries.at(-1)!]))).toMatch(/unexpected file/);
  expect(await errorOf(await archiveOf([...entries.slice(0, -1), entries[1]!, entries.at(-1)!]))).toMatch(
    /two files with the same name/,
  );
  const changed = entries.map((entry) =>
    entry.name.startsWith('data/') ? { ...entry, content: entry.content.replace('text', 'test') } : entry,
  );
  expect(await errorOf(await archiveOf(changed))).toMatch(/damaged or was changed/);
  expect(await errorOf(await archiveOf(entries.filter(({ name }) => !name.startsWith('data/'))))).toMatch(/not valid/);
  expect(await errorOf(await archiveOf(entries.slice(0, -1)))).toMatch(/not a project export/);
  expect(await errorOf(await archiveOf(entries.slice(1)))).toMatch(/not a project export/);
});

test.each([
  ['an uploader that is no text', { uploader: 7 }],
  ['an empty uploader', { uploader: '' }],
  ['an alternative text without words', { altText: ' ' }],
  ['an alternative text in no language', { altText: {} }],
])('rejects %s', async (_what, note) => {
  const own = withManifest([...entries.slice(0, -1), { name: 'fileServer/a.txt', content: 'a' }]);
  const manifest = JSON.parse(own.at(-1)!.content) as { entries: { name: string }[] };
  const noted = manifest.entries.map((entry) => (entry.name === 'fileServer/a.txt' ? { ...entry, ...note } : entry));
  const content = JSON.stringify({ ...manifest, entries: noted });
  expect(await errorOf(await archiveOf([...own.slice(0, -1), { name: 'manifest.json', content }]))).toMatch(
    /not valid/,
  );
});

test('rejects invalid records and lists', async () => {
  const withContent = async (name: string, content: string) =>
    errorOf(await archiveOf(withManifest(entries.map((entry) => (entry.name === name ? { name, content } : entry)))));
  const line = (body: string) =>
    `{"id":"x","createdAt":"2026-01-01T00:00:00Z","updatedAt":"2026-01-01T00:00:00Z","body":${body}}\n`;
  expect(await withContent('data/dashboard.ndjson', 'no json\n')).toMatch(
    /Dashboards, line 1: it is not a JSON object/,
  );
  expect(await withContent('data/dashboard.ndjson', line('{}') + line('{}'))).toMatch(/its id occurs twice/);
  expect(await withContent('setting/alarmTypes.json', '{}')).toMatch(/damaged/);
  expect(await withContent('setting/alarmTypes.json', '[{"title":"without an id"}]')).toMatch(/damaged/);
  const latin1: unknown = Buffer.from('[{"id":"a","title":"Übersicht"}]', 'latin1');
  expect(await withContent('setting/alarmTypes.json', latin1 as string)).toMatch(/damaged/);
});

test('rejects archives of other products, and other files', async () => {
  expect(await errorOf(Buffer.from('PK\u0003\u0004 a zip, perhaps, or not'))).toMatch(/not a project export/);
  expect(await errorOf(Buffer.alloc(0))).toMatch(/not a project export/);
  expect(await errorOf(gzipSync('plain text'))).toMatch(/incomplete/);
  expect(await errorOf(await archiveOf([{ name: 'readme.txt', content: 'hello' }]))).toMatch(/not a project export/);
  const newer = entries.map((entry, index) =>
    index === 0 ? { ...entry, content: entry.content.replace('"version": 1', '"version": 2') } : entry,
  );
  expect(await errorOf(await archiveOf(newer))).toMatch(/newer version/);
});

test('rejects a header that needs more memory than any name', async () => {
  const tar = gunzipSync(intact);
  const header = Buffer.from(tar.subarray(0, 512));
  header.write('77777777777 ', 124);
  header.write('x', 156);
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  expect(await errorOf(gzipSync(Buffer.concat([header, tar])))).toMatch(/would be far larger/);
});

test('rejects an archive that claims to be larger than the disk', async () => {
  const tar = gunzipSync(intact);
  const at = tar.indexOf('data/dashboard.ndjson');
  const header = tar.subarray(at, at + 512);
  Buffer.from([0x80, 0, 0, 0, 0, 0x10, 0, 0, 0, 0, 0, 0]).copy(header, 124);
  const sum = header.reduce((total, byte, place) => total + (place >= 148 && place < 156 ? 32 : byte), 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  expect(await errorOf(gzipSync(tar))).toMatch(/would be far larger/);
});

test('rejects a file that decompresses to a thousand times its size, even with room for it', async () => {
  const zeros = { name: 'fileServer/zeros.bin', content: '0'.repeat(24 * 2 ** 20) };
  const bomb = await archiveOf(withManifest([...entries.slice(0, -1), zeros]));
  expect(bomb.length * 200).toBeLessThan(zeros.content.length);
  expect(await errorOf(bomb)).toMatch(/would be far larger/);
});

test('rejects every truncation, and every changed byte', async () => {
  for (const part of [0.001, 0.1, 0.5, 0.9, 0.999]) {
    expect(await errorOf(intact.subarray(0, Math.floor(intact.length * part)))).toMatch(
      /incomplete|not a project export/,
    );
    expect(await errorOf(encrypted.subarray(0, Math.floor(encrypted.length * part)), 'code word')).toMatch(
      /incomplete|damaged|not a project export/,
    );
  }
  const flipped = (archive: Buffer, at: number) => {
    const copy = Buffer.from(archive);
    copy[at]! ^= 0x01;
    return copy;
  };
  // The magic, the method, flags and time of gzip; its content; its checksum and its length.
  for (const at of [0, 1, 2, 3, 4, 7, 10, 20, Math.floor(intact.length / 2), intact.length - 8, intact.length - 1])
    expect(await errorOf(flipped(intact, at)), `byte ${at}`).toMatch(/./);
  // The magic, the salt, its check, the first block, the last tag.
  for (const at of [0, 7, 8, 23, 24, 55, 56, Math.floor(encrypted.length / 2), encrypted.length - 1])
    expect(await errorOf(flipped(encrypted, at), 'code word'), `byte ${at}`).toMatch(/./);
  expect(await errorOf(Buffer.concat([intact, Buffer.alloc(10)]))).toMatch(/damaged/);
  expect(await errorOf(Buffer.concat([intact, intact]))).toMatch(/damaged/);
});

test('rejects changes of every class of byte in the tar, also with a matching gzip checksum', async () => {
  const tar = gunzipSync(intact);
  const at = tar.indexOf('data/dashboard.ndjson');
  const size = Buffer.byteLength(entries.find(({ name }) => name === 'data/dashboard.ndjson')!.content);
  // Name, size, checksum, type, format; content and padding; the end.
  for (const place of [at, at + 130, at + 150, at + 156, at + 257, at + 512, at + 512 + size + 1, tar.length - 1]) {
    const copy = Buffer.from(tar);
    copy[place]! ^= 0x01;
    expect(await errorOf(gzipSync(copy)), `byte ${place - at}`).toMatch(/./);
  }
});
