import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyArchive } from '@signalbox/archive';
import { aViewer } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { archiveBytes, putArchiveBytes, removeArchive } from '../testing/stored-archives';
import { type BackupPlatform, createBackupPlatform } from '../testing/backup-platform';
import { encryptions } from './send-archive';

let platform: BackupPlatform;
let id: string;
let original: Buffer;
let scratch: string;
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'signalbox-download-'));
  platform = await createBackupPlatform();
  await platform.writeMedia('a.txt', 'some text '.repeat(1_000));
  id = String((await platform.backUp({ name: 'Größe 100%', item: { fileServer: true } }))['id']);
  original = await archiveBytes(platform.kit, { project: 'default', id });
});
afterAll(async () => {
  rmSync(scratch, { recursive: true });
  await platform.close();
});

async function ticketUrl(password?: string): Promise<string> {
  const { body } = await platform.send('POST', `backup/${id}/ticket`, password === undefined ? {} : { password });
  return String(body['url']);
}
const follow = (url: string) => platform.send('GET', url.replace('/core/', ''));

test('a ticket is valid once, without a login, for the archive under its name', async () => {
  const url = await ticketUrl();
  platform.viewer = undefined;
  const answer = await follow(url);
  expect(answer.payload.equals(original)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(original.length),
    'content-disposition': `attachment; filename="Gr__e 100_.zip"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20100%25.zip`,
    'cache-control': 'no-store',
  });
  expect(await follow(url)).toMatchObject({ status: 401, body: { message: expect.stringContaining('used already') } });
  platform.viewer = aViewer();
});

test('a ticket is invalid for another backup, after five minutes, or when it is forged', async () => {
  const url = await ticketUrl();
  expect((await follow(url.replace(id, 'another'))).status).toBe(401);
  expect((await follow(`/core/backup/download/${id}?ticket=x`)).status).toBe(401);
  platform.clock.advance({ seconds: 301 });
  expect((await follow(url)).status).toBe(401);
});

test('a HEAD request does not use a ticket up', async () => {
  const url = await ticketUrl();
  await platform.send('HEAD', url.replace('/core/', ''));
  expect((await follow(url)).status).toBe(200);
});

test('known clients download with the documented query', async () => {
  const plain = await platform.send('GET', `backup/download/${id}?token=any&x-request-project=default`);
  expect(plain.payload.equals(original)).toBe(true);
  const encrypted = await platform.send(
    'GET',
    `backup/download/${id}?token=any&x-request-project=default&password=s3cret-code`,
  );
  expect(encrypted.status).toBe(200);
  expect(encrypted.payload.includes('some text')).toBe(false);
  expect((await platform.send('GET', `backup/download/${id}?password=`)).body).toMatchObject({ field: 'password' });
});

// The tests of the archive package show that 7-Zip opens such an archive.
test('a download opens with its password, and with no other', async () => {
  const { payload } = await follow(await ticketUrl('Ключ № 7'));
  const path = join(scratch, 'encrypted.zip');
  writeFileSync(path, payload);
  const { manifest } = await verifyArchive({ path, password: 'Ключ № 7' });
  expect(manifest).toMatchObject({ name: 'Größe 100%', counts: { entries: 1, bytes: 10_000 } });
  await expect(verifyArchive({ path, password: 'other' })).rejects.toMatchObject({ reason: 'wrongCode' });
  await expect(verifyArchive({ path })).rejects.toMatchObject({ reason: 'codeNeeded' });
  expect(await platform.filesLeft()).toEqual([`${id}.zip`]);
});

test('the password is not stored in plain text', async () => {
  await ticketUrl('verySecretCode');
  const { rows } = await platform.kit.pool.query('select * from backup_ticket');
  expect(JSON.stringify(rows.map((row: object) => Object.values(row).map(String)))).not.toContain('verySecretCode');
});

test('returns an error when the archive is missing or was never made', async () => {
  expect((await platform.send('POST', 'backup/none/ticket', {})).body).toMatchObject({ detail: 'none' });
  await removeArchive(platform.kit, { project: 'default', id });
  expect((await follow(await ticketUrl())).body).toMatchObject({ message: 'The resource does not exist' });
  expect((await follow(await ticketUrl('code word'))).body).toMatchObject({ message: 'The resource does not exist' });
  await putArchiveBytes(platform.kit, { project: 'default', id }, original);
});

test('prepares two encrypted copies at a time, and the third after one of them', async () => {
  const ends: (() => void)[] = [];
  for (let index = 0; index < 2; index++)
    void encryptions.run({}, () => new Promise<void>((resolve) => ends.push(resolve)));
  const encrypted = follow(await ticketUrl('code word'));
  await vi.waitFor(() => expect(encryptions.waiting).toBe(1), 10_000);
  expect((await follow(await ticketUrl())).status).toBe(200);
  expect((await platform.filesLeft()).filter((name) => name.startsWith('download-'))).toEqual([]);
  for (const end of ends) end();
  expect((await encrypted).status).toBe(200);
});

test('removes an encrypted copy when its client disconnects', async () => {
  await platform.writeMedia('large.bin', Buffer.alloc(2 ** 28));
  const large = String((await platform.backUp({ name: 'Large', item: { fileServer: true } }))['id']);
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = platform.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET /rest/core/backup/download/${large}?password=code-word HTTP/1.1\r\nHost: x\r\n\r\n`);
  await vi.waitFor(
    async () => expect(await platform.filesLeft()).toContainEqual(expect.stringMatching(/^download-/)),
    10_000,
  );
  socket.destroy();
  await vi.waitFor(
    async () => expect((await platform.filesLeft()).filter((name) => name.startsWith('download-'))).toEqual([]),
    10_000,
  );
});
