import { afterAll, beforeAll, expect, test } from 'vitest';
import { runPlatform, type RunningPlatform } from '../../testing/running-platform';

let platform: RunningPlatform;
beforeAll(async () => {
  platform = await runPlatform();
});
afterAll(() => platform.close());

test('a backup cycle goes on to exclude a directory of the media library that is renamed or moved', async () => {
  const token = await platform.logIn();
  const post = (resource: string, body: unknown) => platform.send('POST', resource, { token, body });
  for (const dirName of ['plant', 'sites']) await post('core/mediaLibrary/mkdir', { catalog: '', dirName });
  const cycle = {
    name: 'Daily',
    fileName: 'daily',
    cycle: { count: 1, unit: 'd' },
    item: { fileServer: true },
    excludedDirs: ['plant'],
  };
  const created = await post('core/backupCycle', cycle);
  const excluded = async () =>
    (await platform.send('GET', `core/backupCycle/${String(created.body['InsertedID'])}`, { token })).body[
      'excludedDirs'
    ];
  const renamed = await post('core/mediaLibrary/rename', { path: 'plant', name: 'north' });
  expect(renamed.body).toEqual({ status: 'OK', rewritten: 1 });
  expect(await excluded()).toEqual(['north']);
  await post('core/mediaLibrary/move', { paths: ['north'], target: 'sites' });
  expect(await excluded()).toEqual(['sites/north']);
});
