import { existsSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectionStore } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { modulesOf } from '@signalbox/project-data';
import { type OnlyFiles, writeBackup } from './write-backup';
import { addDocuments } from '@signalbox/project-data/testing';
import { type BackupPlatform, createBackupPlatform, removeBackups } from '../testing/backup-platform';
import { entryText, readBackup } from '../testing/read-backup';
import { isInFolder } from '../testing/stored-archives';

let platform: BackupPlatform;
beforeAll(async () => {
  platform = await createBackupPlatform();
});
afterAll(() => platform.close());
beforeEach(() => removeBackups(platform));

const allItems = { fileServer: true, html: true, mongodb: true };
const allRules = Object.fromEntries(modulesOf('default').map((module) => [module, 0]));
const exportOf = (query: JsonObject) =>
  platform.send('GET', `backup/export?query=${encodeURIComponent(JSON.stringify(query))}`);

/** Records of two projects, media that are in the backup or not, and a front end. */
async function fillPlatform(): Promise<void> {
  const users = collectionStore({ ...platform.kit, project: 'default', collection: 'user' });
  await users.insert({ id: 'b', username: 'Zoë "Z" \u2028 \\ 名', roles: [] });
  await users.insert({ id: 'a', username: 'ada', n: 1.5, nested: { list: [null, true] } });
  await addDocuments(platform.kit, { collection: 'table_data', count: 5_000, bytes: 2_000 });
  await addDocuments(platform.kit, { collection: 'table_data', count: 3, project: 'north' });
  await platform.writeMedia('img/a.png', Buffer.from([0, 1, 2, 255]));
  await platform.writeMedia('notes/deep/b.txt', 'text');
  await platform.writeMedia('skipped/c.txt', 'no');
  await platform.writeMedia('_p_north/d.txt', 'foreign');
  await platform.writeMedia('empty/', '');
  const media = join(platform.kit.dataDir, 'media');
  if (isInFolder) {
    mkdirSync(join(media, '.staging'), { recursive: true });
    writeFileSync(join(media, '.staging/e'), 'half');
    if (!existsSync(join(media, 'link'))) symlinkSync('/etc/hostname', join(media, 'link'));
  }
  mkdirSync(platform.kit.frontEndDir(), { recursive: true });
  writeFileSync(join(platform.kit.frontEndDir(), 'index.html'), '<!doctype html>');
}

test('writes records, media and the front end unchanged, and describes them in record, manifest and list', async () => {
  await fillPlatform();
  const record = await platform.backUp({
    name: 'Before the move',
    item: allItems,
    moduleRules: { user: 0, table_data: 0, setting: 0 },
    excludedDirs: ['skipped'],
  });
  expect(record).toMatchObject({
    name: 'Before the move',
    status: 'succeed',
    type: 'export',
    item: allItems,
    modules: ['table_data', 'user', 'setting'],
    origin: 'manual',
    creator: 'ada',
    isProtected: false,
  });
  expect(Number(record['size'])).toBeCloseTo(Number(record['bytes']) / 2 ** 20, 4);
  await readBackup(platform.kit, record, async (archive) => {
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
    const lines = (await entryText(archive, 'data/user.ndjson')).trimEnd().split('\n');
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

test('contains one moment of the database, also during concurrent writes', async () => {
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
  await readBackup(platform.kit, record, async ({ manifest }) => {
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
  await readBackup(platform.kit, record, async (archive) => {
    const all = (await Promise.all(archive.list().map(({ name }) => entryText(archive, name)))).join('\n');
    expect(all).toContain('"isSet": true');
    expect(all).toContain('ada');
    expect(all).not.toMatch(/HASH-OF-ADA|MAIL-SECRET/);
  });
});

test('keeps a name and a protection that are set while it is made', async () => {
  await platform.writeMedia('a.txt', 'text');
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

// Only a file of a folder can be large and take no space.
test.runIf(isInFolder).each(['in the middle of a file', 'in the middle of the records'])(
  'ended %s, leaves neither file nor record',
  async (where) => {
    const large = join(platform.kit.dataDir, 'media', 'large.bin');
    writeFileSync(large, '');
    // Its backup takes longer than the test needs to end it.
    if (where.endsWith('file')) truncateSync(large, 2 ** 32);
    else await addDocuments(platform.kit, { collection: 'table_data', count: 100_000, bytes: 3_000 });
    const { body } = await exportOf({ item: allItems, moduleRules: { table_data: 0 } });
    const id = String(body['id']);
    await vi.waitFor(async () => expect((await platform.task(id))['progress']).toBeGreaterThan(0), 20_000);
    expect(await platform.filesLeft()).toHaveLength(1);
    expect((await platform.send('PATCH', `taskmanager/${id}`, { status: 'pause', id })).body).toEqual({ status: 'OK' });
    await vi.waitFor(async () => expect(await platform.task(id)).toMatchObject({ status: 'pause' }), 5_000);
    expect(await platform.filesLeft()).toEqual([]);
    expect((await platform.send('GET', `backup/${id}`)).status).toBe(400);
    writeFileSync(large, '');
    // The connection in which the records were read blocks no later backup.
    expect(await platform.backUp({ item: allItems, moduleRules: { theme: 0 } })).toMatchObject({ status: 'succeed' });
  },
);
