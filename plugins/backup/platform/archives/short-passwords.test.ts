import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BackupPlatform, createBackupPlatform } from '../testing/backup-platform';
import { multipartBody } from '../testing/multipart-body';
import { withArchiveFile } from './archive-files';
import { copyArchive } from './copy-archive';

let platform: BackupPlatform;
let id: string;
beforeAll(async () => {
  platform = await createBackupPlatform();
  await platform.writeMedia('a.txt', 'some text');
  id = String((await platform.backUp({ name: 'Short', item: { fileServer: true } }))['id']);
});
afterAll(() => platform.close());

const short = { status: 400, body: { field: 'password', message: expect.stringContaining('at least 8 characters') } };

test('no archive is encrypted with a password below eight characters', async () => {
  const password = '7 signs';
  expect(await platform.send('POST', `backup/${id}/ticket`, { password })).toMatchObject(short);
  expect(await platform.send('GET', `backup/download/${id}?password=7+signs`)).toMatchObject(short);
  expect((await platform.send('POST', `backup/${id}/ticket`, { password: '8 signs!' })).status).toBe(200);
});

test('an archive with a password of one character is uploaded', async () => {
  const target = { path: join(platform.kit.dataDir, 'short.zip'), password: 'x' };
  await withArchiveFile(platform.kit, { project: 'default', id }, (source) => copyArchive({ source, target }));
  const body = multipartBody({ name: 'short.zip', content: readFileSync(target.path) });
  const answer = await platform.app.inject({ method: 'POST', url: '/rest/core/backup/upload?password=x', ...body });
  expect(answer.json()).toMatchObject({ status: 'OK' });
});
