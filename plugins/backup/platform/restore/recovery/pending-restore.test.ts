import { rename } from 'node:fs/promises';
import type { JsonObject } from '@signalbox/schemas';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryPath } from '@signalbox/platform-kit/archive-files';
import { aBackupRecord } from '../../testing/a-backup-record';
import { backupStore } from '../../records/backup-record';
import type { BackupPlatform } from '../../testing/backup-platform';
import { isInFolder } from '../../testing/stored-archives';
import { insertCrashedTask } from '@signalbox/platform-kit/testing/jobs';
import { type BackedUp, backedUpPlatform, crashAfterCommit } from '../testing/crashed-restore';

let bench: BackedUp;
let platform: BackupPlatform;
beforeEach(async () => {
  bench = await backedUpPlatform();
  ({ platform } = bench);
});
afterEach(() => platform.close());

const exported = (project: string, language: string) =>
  platform.app.inject({
    url: `/rest/core/backup/export?query=${encodeURIComponent('{"name":"Next","item":{"fileServer":true}}')}`,
    headers: { 'x-request-project': project, 'accept-language': language },
  });

// In a bucket, every replica has the files.
it.runIf(isInFolder)(
  'names a restore that another replica must finish, in the user’s language, and allows verifications',
  async () => {
    await crashAfterCommit(bench);
    await insertCrashedTask(platform.kit, { id: 'verification', mark: 'verify' });
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
    const { body, status } = await platform.send('POST', `backup/${bench.backupId}/verify`, {});
    expect(status, JSON.stringify(body)).toBe(200);
    const verified = async () => expect(await platform.task(String(body['id']))).toMatchObject({ status: 'finish' });
    await vi.waitFor(verified, 10_000);
    expect(await platform.task('left')).toMatchObject({ status: 'ongoing' });

    await rename(`${folder}-elsewhere`, folder);
    expect((await exported('default', 'en')).statusCode).toBe(200);
    expect(await platform.task('left')).toMatchObject({ status: 'finish' });
    expect((await platform.send('GET', 'backup/left')).body).toMatchObject({ status: 'succeed' });
  },
);

it('reports the result of a restore in the language of the user who started it', async () => {
  const { kit } = platform;
  await insertCrashedTask(kit, { id: 'r1', mark: 'restore' });
  const record = aBackupRecord({ language: 'zh-Hans' });
  await backupStore(kit, 'default').insert({ ...record, id: 'r1', type: 'import' });
  await backupStore(kit, 'default').insert({ ...record, id: 's1', type: 'export' });
  await kit.jobs.recover();
  for (const id of ['r1', 's1'])
    expect((await platform.send('GET', `backup/${id}`)).body).toMatchObject({
      status: 'fail',
      message: '任务执行期间服务器已停止，请重新启动任务',
    });
});
