import type { JsonObject } from '@signalbox/schemas';
import { aTabDraft } from '@signalbox/schemas/testing/a-tab-draft';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runPlatform, type RunningPlatform } from '../../testing/running-platform';

let platform: RunningPlatform;
let token: string;
beforeAll(async () => {
  platform = await runPlatform();
  token = await platform.logIn();
});
afterAll(() => platform.close());

const draftOf = (maxLength: number) => aTabDraft({ maxLength });
const { id } = aTabDraft();

async function post(path: string, body: object): Promise<JsonObject> {
  const answer = await platform.send('POST', `core/schema/${path}`, { token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

/** A restore ends all sessions, before or after its task has ended: the next try has a new one. */
async function get(resource: string): Promise<JsonObject> {
  const { status, body } = await platform.send('GET', resource, { token });
  if (status === 401) token = await platform.logIn();
  return body;
}

async function run(resource: 'export' | 'import', query: object): Promise<string> {
  const asked = encodeURIComponent(JSON.stringify({ name: 'All', item: { mongodb: true }, ...query }));
  const { status, body } = await platform.send('GET', `core/dbBackup/${resource}?query=${asked}`, { token });
  expect(status, JSON.stringify(body)).toBe(200);
  const task = String(body['id']);
  await expect.poll(() => get(`core/taskmanager/${task}`), { timeout: 60_000 }).toMatchObject({ status: 'finish' });
  return task;
}

test('a restore of the database brings back a tab as it was, with its values, and it can be published again', async () => {
  await post('publish', { ...draftOf(20), base: 0 });
  await platform.send('PATCH', 'core/setting', { token, body: { upkeepNotice: 'Closed' } });
  const backup = await run('export', { moduleRules: { document: 0, settings: 0 } });

  await post('publish', { ...draftOf(40), base: 1 });
  await platform.send('PATCH', 'core/setting', { token, body: { upkeepNotice: 'Closed until the morning' } });
  await post('withdraw', { id, base: 2 });
  expect(await get('core/setting')).not.toHaveProperty('upkeepNotice');

  await run('import', { id: backup, moduleRules: { document: 0, settings: 0 } });
  await expect.poll(() => get('core/setting')).toMatchObject({ upkeepNotice: 'Closed' });
  expect(await get('core/setting/tabs')).toMatchObject([{ id, group: 'settings' }]);
  expect(await get(`core/schema/published/changes?id=${id}`)).toMatchObject({
    changes: [{ number: 1, action: 'publish', version: 1 }],
    versions: [1],
  });
  const tooLong = await platform.send('PATCH', 'core/setting', { token, body: { upkeepNotice: 'x'.repeat(21) } });
  expect(tooLong.status).toBe(400);

  // The files of version 2 were published after the backup, so a restore that overwrites keeps them.
  expect(await post('publish', { ...draftOf(60), base: 1 })).toMatchObject({ version: 3 });
  expect(await get(`core/schema/published/version?id=${id}&version=2`)).toEqual(draftOf(40));
});
