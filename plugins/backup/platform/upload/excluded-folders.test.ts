import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertAdministrator } from '@signalbox/project-data/testing';
import { type BackupPlatform, createBackupPlatform } from '../testing/backup-platform';
import { multipartBody } from '../testing/multipart-body';

let platform: BackupPlatform;
beforeAll(async () => {
  platform = await createBackupPlatform();
  await insertAdministrator(platform.kit);
});
afterAll(() => platform.close());

const isThere = async (path: string) => (await platform.kit.files.entry(path)) !== undefined;

async function upload(content: Uint8Array, password?: string): Promise<string> {
  const url = `/rest/core/backup/upload${password === undefined ? '' : `?password=${password}`}`;
  const answer = await platform.app.inject({ method: 'POST', url, ...multipartBody({ name: 'b.zip', content }) });
  return String(answer.json<JsonObject>()['id']);
}

test.each([
  ['as it is', ''],
  ['with a password', 'password=s3cret-code'],
])(
  'a folder that a backup excluded stays when a copy that was downloaded %s and uploaded again clears',
  async (_how, password) => {
    await platform.writeMedia('img/a.txt', 'a');
    await platform.writeMedia('videos/long/b.mp4', 'b');
    const query = { name: 'Small', item: { fileServer: true }, excludedDirs: ['videos/'] };
    const made = await platform.backUp(query);
    expect(made).toMatchObject({ excludedDirs: ['videos'] });
    const { payload } = await platform.send('GET', `backup/download/${String(made['id'])}?${password}`);
    const id = await upload(payload, password === '' ? undefined : 's3cret-code');
    expect((await platform.send('GET', `backup/${id}`)).body).toMatchObject({ excludedDirs: ['videos'] });
    await platform.writeMedia('img/later.txt', 'later');
    const input = { item: { fileServer: true }, moduleRules: { fileServer: 2 } };
    const plan = await platform.send('POST', `backup/${id}/plan`, input);
    expect(plan.body).toMatchObject({
      files: { fileServer: { deleted: 1 } },
      warnings: [{ what: 'foldersStay', folders: ['videos'] }],
    });
    const asked = encodeURIComponent(JSON.stringify({ ...input, id, confirmation: 'Small' }));
    const { body } = await platform.send('GET', `backup/import?query=${asked}`);
    const finished = async () => expect(await platform.task(String(body['id']))).toMatchObject({ status: 'finish' });
    await vi.waitFor(finished, 20_000);
    expect([await isThere('img/later.txt'), await isThere('videos/long/b.mp4')]).toEqual([false, true]);
  },
);
