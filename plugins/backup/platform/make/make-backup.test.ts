import { existsSync, mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLimits, type OpenArchive, openArchive } from '@signalbox/archive';
import { collectionStore } from '@signalbox/platform-kit';
import { aViewer } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { archivePath } from '../archives/archive-files';
import { modulesOf } from '@signalbox/project-data';
import { aBackupRecord } from '../testing/a-backup-record';
import { backupStore } from '../records/backup-record';
import { type OnlyFiles, writeBackup } from './write-backup';
import { addDocuments } from '@signalbox/project-data/testing';
import { type BackupPlatform, createBackupPlatform } from '../testing/backup-platform';

let platform: BackupPlatform;
beforeAll(async () => {
  platform = await createBackupPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.viewer = aViewer();
  await platform.kit.pool.query('delete from document');
  rmSync(join(platform.kit.dataDir, 'backups'), { recursive: true, force: true });
});

const whole = { fileServer: true, html: true, mongodb: true };
const allRules = Object.fromEntries(modulesOf('default').map((module) => [module, 0]));
const exportOf = (query: JsonObject) =>
  platform.send('GET', `backup/export?query=${encodeURIComponent(JSON.stringify(query))}`);

async function read<Result>({ id }: JsonObject, use: (archive: OpenArchive) => Promise<Result>): Promise<Result> {
  const archive = await openArchive({ path: archivePath(platform.kit, { project: 'default', id: String(id) }) });
  try {
    return await use(archive);
  } finally {
    await archive.close();
  }
}
async function textOf(archive: OpenArchive, name: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of archive.readEntry(name)) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

test('writes records, media and the front end unchanged, and describes them in record, manifest and list', async () => {
  const users = collectionStore({ ...platform.kit, project: 'default', collection: 'user' });
  await users.insert({ id: 'b', username: 'Zoë "Z" \u2028 \\ 名', roles: [] });
  await users.insert({ id: 'a', username: 'ada', n: 1.5, nested: { list: [null, true] } });
  await addDocuments(platform.kit, { collection: 'table_data', count: 5_000, bytes: 2_000 });
  await addDocuments(platform.kit, { collection: 'table_data', count: 3, project: 'north' });
  platform.writeMedia('img/a.png', Buffer.from([0, 1, 2, 255]));
  platform.writeMedia('notes/deep/b.txt', 'text');
  platform.writeMedia('skipped/c.txt', 'no');
  platform.writeMedia('_p_north/d.txt', 'foreign');
  platform.writeMedia('.staging/e', 'half');
  const { dataDir } = platform.kit;
  mkdirSync(join(dataDir, 'media', 'empty'), { recursive: true });
  if (!existsSync(join(dataDir, 'media', 'link'))) symlinkSync('/etc/hostname', join(dataDir, 'media', 'link'));
  mkdirSync(platform.kit.frontEndDir(), { recursive: true });
  writeFileSync(join(platform.kit.frontEndDir(), 'index.html'), '<!doctype html>');

  const record = await platform.backUp({
    name: 'Before the move',
    item: whole,
    moduleRules: { user: 0, table_data: 0, setting: 0 },
    excludedDirs: ['skipped'],
  });
  expect(record).toMatchObject({
    name: 'Before the move',
    status: 'succeed',
    type: 'export',
    item: whole,
    modules: ['table_data', 'user', 'setting'],
    origin: 'manual',
    creator: 'ada',
    isProtected: false,
  });
  expect(Number(record['size'])).toBeCloseTo(Number(record['bytes']) / 2 ** 20, 4);
  await read(record, async (archive) => {
    expect(archive.list().map(({ name }) => name)).toEqual([
      'data/table_data.ndjson',
      'data/user.ndjson',
      'data/setting.ndjson',
      'fileServer/empty/',
      'fileServer/img/a.png',
      'fileServer/notes/deep/b.txt',
      'html/index.html',
    ]);
    expect(archive.manifest.modules[0]).toMatchObject({ name: 'table_data', records: 5_000 });
    const lines = (await textOf(archive, 'data/user.ndjson')).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as JsonObject)).toMatchObject([
      {
        id: 'a',
        createdAt: expect.stringMatching(/^\d{4}-.*\.\d{6}Z$/),
        body: { n: 1.5, nested: { list: [null, true] } },
      },
      { id: 'b', body: { username: 'Zoë "Z" \u2028 \\ 名', roles: [] } },
    ]);
  });
  const { list, headers } = await platform.send(
    'GET',
    `backup?query=${encodeURIComponent('{"filter":{"type":"export","status":"succeed"},"withCount":true,"project":{"name":1}}')}`,
  );
  expect(list).toEqual([{ id: record['id'], name: 'Before the move' }]);
  expect(headers['count']).toBe('1');
});

test('contains one moment of the database, whatever is written meanwhile', async () => {
  await addDocuments(platform.kit, { collection: 'table_data', count: 20_000, bytes: 1_000 });
  const over = new AbortController();
  const writing = (async () => {
    for (let n = 0; !over.signal.aborted; n += 1) {
      const pair = ['catalog', 'theme'].map((collection) => `('default', '${collection}', 'n${n}', '{}')`);
      await platform.kit.pool.query(`insert into document (project, collection, id, body) values ${pair.join()}`);
    }
  })();
  const record = await platform.backUp({
    item: { mongodb: true },
    moduleRules: { catalog: 0, table_data: 0, theme: 0 },
  });
  over.abort();
  await writing;
  await read(record, async ({ manifest }) => {
    const records = Object.fromEntries(manifest.modules.map((module) => [module.name, module.records]));
    expect(records['catalog']).toBe(records['theme']);
  });
});

test('contains no secret and no password hash', async () => {
  const { pool } = platform.kit;
  await pool.query(`insert into user_secret (user_id, password_hash) values ('a', 'HASH-OF-ADA')`);
  await pool.query(
    `insert into document (project, collection, id, body) values ('default', 'user', 'a', '{"username":"ada"}')`,
  );
  await pool.query(
    `insert into setting (project, revision, body) values ('default', 1, '{"email":{"password":{"isSet":true}}}')`,
  );
  await pool.query(
    `insert into setting_secret (project, path, value) values ('default', 'email/password', 'MAIL-SECRET')`,
  );
  const record = await platform.backUp({ item: { mongodb: true }, moduleRules: allRules });
  await read(record, async (archive) => {
    const all = (await Promise.all(archive.list().map(({ name }) => textOf(archive, name)))).join('\n');
    expect(all).toContain('"isSet": true');
    expect(all).toContain('ada');
    expect(all).not.toMatch(/HASH-OF-ADA|MAIL-SECRET/);
  });
});

test('keeps a name and a protection that are set while it is made', async () => {
  platform.writeMedia('a.txt', 'text');
  let goOn: (files: OnlyFiles) => void = () => undefined;
  const onlyFiles = new Promise<OnlyFiles>((resolve) => (goOn = resolve));
  const options = { project: 'default', modules: [], excludedDirs: [], origin: 'manual' as const, creator: 'ada' };
  const id = 'a'.repeat(24);
  let handleRecorded: () => void = () => undefined;
  const recorded = new Promise<void>((resolve) => (handleRecorded = resolve));
  const made = writeBackup(platform.kit, {
    id,
    input: { ...options, name: 'Nightly', item: { fileServer: true }, onlyFiles },
    signal: new AbortController().signal,
    onProgress: () => undefined,
    atStep: (step) => step === 'recorded' && handleRecorded(),
  });
  await recorded;
  expect((await platform.send('PATCH', `backup/${id}`, { name: 'Kept', isProtected: true })).status).toBe(200);
  goOn({});
  const record = { name: 'Kept', isProtected: true, status: 'succeed', bytes: expect.any(Number) };
  expect(await made).toMatchObject(record);
  expect((await platform.send('GET', `backup/${id}`)).body).toMatchObject(record);
});

test('rejects more files than an archive can contain before it reads any, and returns their number', async () => {
  for (const name of ['a', 'b', 'c', 'd']) platform.writeMedia(`many/${name}.txt`, name);
  const { files } = (await platform.send('GET', 'backup/getSizeAndTime')).list.find(
    ({ name }) => name === 'fileServer',
  )!;
  const { maxEntries } = defaultLimits;
  defaultLimits.maxEntries = Number(files) - 1;
  try {
    const { body } = await exportOf({ item: { fileServer: true } });
    await vi.waitFor(
      async () => expect(await platform.task(String(body['id']))).toMatchObject({ status: 'fail' }),
      10_000,
    );
    const { content } = await platform.task(String(body['id']));
    expect(content).toMatch(
      new RegExp(`would contain \\d+ files and empty folders, but an archive can contain at most ${Number(files) - 1}`),
    );
    expect((await platform.send('GET', `backup/${String(body['id'])}`)).body).toMatchObject({ message: content });
  } finally {
    defaultLimits.maxEntries = maxEntries;
  }
});

test('returns the sizes of all parts, without excluded folders', async () => {
  await addDocuments(platform.kit, { collection: 'table_data', count: 1_000, bytes: 500 });
  platform.writeMedia('large/a.bin', Buffer.alloc(3 * 2 ** 20));
  const sizesWithout = async (excludedDirs: string[]) => {
    const query = encodeURIComponent(JSON.stringify(excludedDirs));
    const { list } = await platform.send('GET', `backup/getSizeAndTime?excludedDirs=${query}`);
    return new Map(list.map((part) => [part['name'], part]));
  };
  const sizes = await sizesWithout([]);
  expect(Number(sizes.get('fileServer')?.['size'])).toBeGreaterThanOrEqual(3);
  expect(Number((await sizesWithout(['large'])).get('fileServer')?.['size'])).toBeLessThan(0.1);
  expect(sizes.get('html')).toMatchObject({ files: 1 });
  const record = await platform.backUp({ item: { mongodb: true }, moduleRules: { table_data: 0 } });
  const real = await read(record, async ({ manifest }) => manifest.counts.bytes);
  expect(sizes.get('table_data')).toMatchObject({ group: 'mongodb', records: 1_000 });
  expect(Math.abs(Number(sizes.get('table_data')?.['bytes']) / real - 1)).toBeLessThan(0.05);
});

test('estimates the duration of each part from the last large backups', async () => {
  const media = async () => {
    const { list } = await platform.send('GET', 'backup/getSizeAndTime');
    return list.find(({ name }) => name === 'fileServer') as { bytes: number; time?: number };
  };
  expect(await media()).not.toHaveProperty('time');
  platform.writeMedia('large/b.bin', Buffer.alloc(2 ** 21));
  const record = await platform.backUp({ item: { fileServer: true } });
  expect(record['contentBytes']).toBeGreaterThanOrEqual(2 ** 21);
  expect(record['seconds']).toEqual(expect.any(Number));
  const store = backupStore(platform.kit, 'default');
  const done = aBackupRecord({ status: 'succeed' });
  const ids = [
    await store.insert({ ...done, contentBytes: 6_000_000, seconds: 2 }),
    await store.insert({ ...done, contentBytes: 2_000_000, seconds: 2 }),
    await store.insert({ ...done, contentBytes: 10, seconds: 100 }),
    await store.insert({ ...done, origin: 'safety', contentBytes: 9_000_000, seconds: 1 }),
    await store.insert({ ...done, status: 'fail', contentBytes: 9_000_000, seconds: 100 }),
  ];
  const { bytes, time } = await media();
  expect(time).toBeCloseTo(bytes / 2_000_000, 2);
  for (const id of ids) await store.remove(id);
});

test.each([
  [{ item: {} }, 'item', 'Backup content cannot be empty'],
  [{ item: { html: false } }, 'item', 'Backup content cannot be empty'],
  [{ item: { mongodb: true } }, 'moduleRules', 'Data content is required'],
  [{ item: { mongodb: true }, moduleRules: { nonsense: 0 } }, 'moduleRules', 'Data content is not correct'],
  [{ item: { html: true }, name: 'x'.repeat(31) }, 'name', expect.stringContaining('30')],
  [{ item: { fileServer: true }, excludedDirs: ['a*'] }, 'excludedDirs.0', expect.any(String)],
  [{ name: 'x' }, 'item', expect.any(String)],
])('rejects %j and names the field', async (query, field, message) => {
  const { status, body } = await exportOf(query as JsonObject);
  expect({ status, ...body }).toMatchObject({ status: 400, field, message });
  expect((await platform.send('GET', 'taskmanager?query={"filter":{"status":"ongoing"}}')).list).toEqual([]);
});

test('rejects a directory outside the library', async () => {
  const { status, body } = await exportOf({ item: { fileServer: true }, excludedDirs: ['../x'] });
  expect({ status, ...body }).toMatchObject({ status: 400, message: 'The path is not allowed' });
});

test('is named after the system and the time by default', async () => {
  await platform.kit.pool.query(
    `insert into setting (project, revision, body) values ('default', 1, '{"name":{"en":"A very long system name"}}')
     on conflict (project) do update set body = excluded.body`,
  );
  const { name } = await platform.backUp({ item: { html: true } });
  expect(name).toMatch(/^A very lon \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
});

test('a HEAD request starts nothing', async () => {
  await platform.send('HEAD', `backup/export?query=${encodeURIComponent('{"item":{"html":true}}')}`);
  expect((await platform.send('GET', 'backup')).list).toEqual([]);
});

test.each(['in the middle of a file', 'in the middle of the records'])(
  'ended %s, leaves neither file nor record',
  async (where) => {
    const large = join(platform.kit.dataDir, 'media', 'large.bin');
    writeFileSync(large, '');
    if (where.endsWith('file')) truncateSync(large, 2 ** 30);
    else await addDocuments(platform.kit, { collection: 'table_data', count: 100_000, bytes: 3_000 });
    const { body } = await exportOf({ item: whole, moduleRules: { table_data: 0 } });
    const id = String(body['id']);
    await vi.waitFor(async () => expect((await platform.task(id))['progress']).toBeGreaterThan(0), 20_000);
    expect(platform.filesLeft()).toHaveLength(1);
    expect((await platform.send('PATCH', `taskmanager/${id}`, { status: 'pause', id })).body).toEqual({ status: 'OK' });
    await vi.waitFor(async () => expect(await platform.task(id)).toMatchObject({ status: 'pause' }), 5_000);
    expect(platform.filesLeft()).toEqual([]);
    expect((await platform.send('GET', `backup/${id}`)).status).toBe(400);
    writeFileSync(large, '');
    // The connection in which the records were read is not in anybody's way.
    expect(await platform.backUp({ item: whole, moduleRules: { theme: 0 } })).toMatchObject({ status: 'succeed' });
  },
);
