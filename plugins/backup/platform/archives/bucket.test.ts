import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openArchives } from '@signalbox/platform-kit/archive-files';
import { insertAdministrator } from '@signalbox/project-data/testing';
import { type S3Server, startS3Server } from '@signalbox/simulators';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type BackupPlatform, createBackupPlatform } from '../testing/backup-platform';
import { multipartBody } from '../testing/multipart-body';

let server: S3Server;
let platform: BackupPlatform;
beforeAll(async () => {
  server = await startS3Server();
  platform = await createBackupPlatform({ bucket: aBucket() });
});
afterAll(async () => {
  await platform.close();
  await server.close();
});
beforeEach(async () => {
  for (const table of ['document', 'user_secret']) await platform.kit.pool.query(`delete from ${table}`);
  await insertAdministrator(platform.kit);
  await platform.kit.pool.query(
    `insert into document (project, collection, id, body) values ('default', 'theme', 'sea', '{"name": "Sea"}')`,
  );
  await writeFilm(film);
});

const film = randomBytes(10 * 2 ** 20);
const writeFilm = (content: Uint8Array) => platform.kit.files.write('film.mp4', Readable.from([content]));
const aBucket = () => ({ ...server.account, prefix: 'plant/', copiesBytes: 2 ** 30, pausesMilliseconds: [10] });
const item = { fileServer: true, mongodb: true };
const rules = { theme: 2, fileServer: 2 };
const back = (name: string) => platform.backUp({ name, item, moduleRules: { theme: 0 } });

async function ended(id: string) {
  await vi.waitFor(async () => expect(await platform.task(id)).not.toMatchObject({ status: 'ongoing' }), 120_000);
  return platform.task(id);
}

async function themes(): Promise<string[]> {
  const { rows } = await platform.kit.pool.query<{ name: string }>(
    `select body ->> 'name' as name from document where collection = 'theme' order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function keys(): Promise<string[]> {
  const found = [];
  for await (const { key } of platform.kit.archives.list('')) found.push(key);
  return found.toSorted();
}

/** As on a machine that has no copy of an archive. */
const forgetCopies = () => rm(join(platform.kit.dataDir, 'archive-copies'), { recursive: true });

async function restoreAll(id: string, name: string) {
  const query = { id, item, moduleRules: rules, confirmation: name };
  const { status, body } = await platform.send(
    'GET',
    `backup/import?query=${encodeURIComponent(JSON.stringify(query))}`,
  );
  return { status, body, id: String(body['id']) };
}

test('a backup is in the bucket alone: made, verified, planned, restored, downloaded and deleted from there', async () => {
  const id = String((await back('Nightly'))['id']);
  expect(await keys()).toEqual([`default/${id}.zip`]);
  expect(platform.localFiles()).toEqual([]);

  const { body: verification } = await platform.send('POST', `backup/${id}/verify`);
  expect(await ended(String(verification['id']))).toMatchObject({ status: 'finish' });
  expect((await platform.send('GET', `backup/${id}`)).body).toMatchObject({ verified: { isWhole: true } });

  await platform.kit.pool.query(`update document set body = '{"name": "Changed"}' where collection = 'theme'`);
  await writeFilm(Buffer.from('another film'));
  await forgetCopies();
  const plan = await platform.send('POST', `backup/${id}/plan`, { item, moduleRules: rules });
  expect(plan.body).toMatchObject({ modules: [{ name: 'theme', changed: 1 }] });
  const restored = await restoreAll(id, 'Nightly');
  expect(await ended(restored.id)).toMatchObject({ status: 'finish' });
  expect(await themes()).toEqual(['Sea']);

  const plain = await platform.send('GET', `backup/download/${id}`);
  expect(plain.headers['content-length']).toBe(String(plain.payload.length));
  const body = multipartBody({ name: 'again.zip', content: plain.payload });
  const uploaded = await platform.app.inject({ method: 'POST', url: '/rest/core/backup/upload', ...body });
  const again = String(uploaded.json<{ id: string }>().id);
  expect((await platform.send('GET', `backup/download/${again}`)).payload.equals(plain.payload)).toBe(true);
  expect((await platform.send('GET', `backup/download/${id}?password=code-word`)).status).toBe(200);
  expect(platform.localFiles()).toEqual([]);

  expect((await platform.send('DELETE', `backup/${again}`)).status).toBe(200);
  expect(await keys()).not.toContain(`default/${again}.zip`);
}, 300_000);

test('while the store is away, requests and jobs say so; nothing is lost, and all works again afterwards', async () => {
  const id = String((await back('Before'))['id']);
  await forgetCopies();
  await server.kill();
  const away = { status: 503, body: { message: expect.stringContaining('store of files cannot be reached') } };
  expect(await platform.send('GET', `backup/download/${id}`)).toMatchObject(away);
  expect(await platform.send('DELETE', `backup/${id}`)).toMatchObject(away);
  expect(await restoreAll(id, 'Before')).toMatchObject(away);
  const query = JSON.stringify({ name: 'Meanwhile', item, moduleRules: { theme: 0 } });
  const { body: started } = await platform.send('GET', `backup/export?query=${encodeURIComponent(query)}`);
  const failed = await ended(String(started['id']));
  expect(failed).toMatchObject({ status: 'fail', content: away.body.message });
  expect((await platform.send('GET', `backup/${failed['id']}`)).body).toMatchObject({ status: 'fail' });
  expect(platform.localFiles()).toEqual([]);

  await server.start();
  expect((await platform.send('GET', `backup/${id}`)).body).toMatchObject({ status: 'succeed' });
  const restored = await restoreAll(id, 'Before');
  expect(await ended(restored.id)).toMatchObject({ status: 'finish' });
  expect(await back('After')).toMatchObject({ status: 'succeed' });
  expect((await platform.send('DELETE', `backup/${id}`)).status).toBe(200);
}, 300_000);

test('archives of the data folder move into the bucket before the first request', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'signalbox-moved-'));
  const { pool } = platform.kit;
  const log = pino({ level: 'silent' });
  const folder = await openArchives({ dataDir, pool, log });
  await folder.put('default/a.zip', Readable.from([Buffer.from('an archive')]));
  const bucket = { ...aBucket(), prefix: 'moved/' };
  const onHold = vi.fn<(hold: string) => Promise<void>>();
  const [one, other] = await Promise.all([
    openArchives({ dataDir, bucket, pool, log, onHold }),
    openArchives({ dataDir, bucket, pool, log }),
  ]);
  for (const store of [one, other]) expect((await store.stat('default/a.zip'))?.bytes).toBe(10);
  expect(await readdir(join(dataDir, 'backups', 'default'))).toEqual([]);
  // Once more, with nothing to move.
  await openArchives({ dataDir, bucket, pool, log, onHold });
  expect(onHold.mock.calls).toEqual([['moving']]);
  await rm(dataDir, { recursive: true });
});
