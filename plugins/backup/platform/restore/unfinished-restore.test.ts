import { rename } from 'node:fs/promises';
import type { JsonObject } from '@signalbox/schemas';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryPath } from '../archives/archive-files';
import { taskStore } from '../operations/task-store';
import { partsOf } from '../parts';
import { backupStore } from '../records/backup-record';
import { type BackupPlatform, createBackupPlatform } from '../testing/backup-platform';
import { restore } from './testing/restore-bench';
import { insertAdministrator } from './testing/platform-state';

let platform: BackupPlatform;
let backupId: string;
beforeEach(async () => {
  platform = await createBackupPlatform();
  await insertAdministrator(platform.kit);
  platform.writeMedia('a.txt', 'a');
  backupId = String((await platform.backUp({ name: 'Nightly', item: { fileServer: true } }))['id']);
});
afterEach(() => platform.close());

const exported = (project: string, language: string) =>
  platform.app.inject({
    url: `/rest/core/backup/export?query=${encodeURIComponent('{"name":"Next","item":{"fileServer":true}}')}`,
    headers: { 'x-request-project': project, 'accept-language': language },
  });

/** A restore whose process died once it was committed, with its task and record; another task that a process left. */
async function leaveCommitted(id: string): Promise<void> {
  const { kit } = platform;
  const task = { status: 'ongoing', type: 'x', name: 'Nightly', progress: 0, content: '', language: 'zh-Hans' };
  await taskStore(kit, 'default').insert({ ...task, id, mark: 'restore' });
  await taskStore(kit, 'default').insert({ ...task, id: 'verification', mark: 'verify' });
  await backupStore(kit, 'default').insert({
    id,
    name: 'Nightly',
    type: 'import',
    status: 'ongoing',
    language: 'zh-Hans',
  });
  platform.writeMedia('b.txt', 'b');
  const atStep = (step: string) => {
    if (step === 'committed') throw new Error('died');
  };
  const choice = { rules: {}, fileServer: 2 as const };
  await expect(restore(platform, { id, choice, parts: { atStep }, backupId })).rejects.toThrow('died');
}

it('names a restore that has to be finished elsewhere, in the reader’s words, and lets archives be verified', async () => {
  await leaveCommitted('left');
  const folder = temporaryPath(platform.kit, 'left');
  await rename(folder, `${folder}-elsewhere`);
  for (const project of ['default', 'north']) {
    expect((await exported(project, 'en')).json()).toMatchObject({
      code: 100_060_030,
      message: expect.stringContaining('“Nightly” is not finished'),
      detail: 'left',
    });
    expect((await exported(project, 'zh-CN')).json<JsonObject>()['message']).toContain('“Nightly”尚未完成');
  }
  expect(await platform.task('verification')).toMatchObject({ status: 'fail' });
  const { body, status } = await platform.send('POST', `backup/${backupId}/verify`, {});
  expect(status, JSON.stringify(body)).toBe(200);
  const verified = async () => expect(await platform.task(String(body['id']))).toMatchObject({ status: 'finish' });
  await vi.waitFor(verified, 10_000);
  expect(await platform.task('left')).toMatchObject({ status: 'ongoing' });

  await rename(`${folder}-elsewhere`, folder);
  expect((await exported('default', 'en')).statusCode).toBe(200);
  expect(await platform.task('left')).toMatchObject({ status: 'finish' });
  expect((await platform.send('GET', 'backup/left')).body).toMatchObject({ status: 'succeed' });
});

it('says in the language of whoever started it what became of a restore, whoever finds it', async () => {
  const { kit } = platform;
  const task = { status: 'ongoing', name: 'x', progress: 0, content: '', language: 'zh-Hans', mark: 'restore' };
  await taskStore(kit, 'default').insert({ ...task, id: 'r1' });
  const record = { name: 'x', status: 'ongoing', language: 'zh-Hans' };
  await backupStore(kit, 'default').insert({ ...record, id: 'r1', type: 'import' });
  await backupStore(kit, 'default').insert({ ...record, id: 's1', type: 'export' });
  await partsOf(kit).operations.recover();
  for (const id of ['r1', 's1'])
    expect((await platform.send('GET', `backup/${id}`)).body).toMatchObject({
      status: 'fail',
      message: '任务执行期间服务器已停止',
    });
});
