import { aViewer } from '@signalbox/platform-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createScopeBench, everything, type ScopeBench, input } from './testing/scope-bench';

let bench: ScopeBench;
beforeAll(async () => {
  bench = await createScopeBench();
});
afterAll(() => bench.platform.close());
beforeEach(() => bench.reset());

describe('permissions', () => {
  test.each([
    ['GET', 'X', 'view'],
    ['GET', 'X/getSizeAndTime', 'export'],
    ['GET', 'X/export', 'export'],
    ['POST', 'X/1/plan', 'import'],
    ['GET', 'X/import', 'import'],
    ['POST', 'X/1/giveUp', 'import'],
    ['GET', 'X/unfinished', 'view'],
    ['POST', 'X/1/ticket', 'download'],
    ['GET', 'X/download/1', 'download'],
    ['POST', 'X/upload', 'upload'],
    ['DELETE', 'X/1', 'delete'],
    ['PATCH', 'X/1', 'delete'],
    ['POST', 'X/1/verify', 'view'],
  ] as const)('%s %s takes %s of its own kind', async (method, path, action) => {
    const others = ['backup', 'dbBackup', 'tsdbBackup'];
    for (const model of ['dbBackup', 'tsdbBackup']) {
      const foreign = others.filter((name) => name !== model).map((name) => `${name}.${action}`);
      bench.platform.viewer = aViewer({ isSuper: false, permissions: new Set(foreign) });
      const answer = await bench.platform.send(method, path.replace('X', model), method === 'PATCH' ? {} : undefined);
      expect(answer).toMatchObject({ status: 401, body: { detail: `${model}.${action}` } });
    }
  });

  test.each(['dbBackup', 'tsdbBackup'])('a restore takes %s.restore beside the permission to import', async (model) => {
    const modules = ['timeseries_record'];
    const id = await bench.backUp(model, modules);
    const start = async (keys: string[]) => {
      bench.platform.viewer = aViewer({ isSuper: false, permissions: new Set(keys) });
      return bench.ask(`${model}/import`, input(id, modules, 0));
    };
    const restores = ['backup', 'dbBackup', 'tsdbBackup'].map((other) => `${other}.restore`);
    const foreign = restores.filter((key) => key !== `${model}.restore`);
    for (const [granted, lacking] of [
      [[`${model}.import`, ...foreign], `${model}.restore`],
      [restores, `${model}.import`],
      [[`${model}.import`, `${model}.restore`], 'timeseries.add'],
    ] as const)
      expect(await start([...granted])).toMatchObject({ status: 401, body: { detail: lacking } });
    const { body } = await start([`${model}.import`, `${model}.restore`, 'timeseries.add']);
    bench.platform.viewer = aViewer();
    await bench.finished(String(body['id']));
  });

  test('only a super user restores documents, as accounts are among them', async () => {
    const id = await bench.backUp('dbBackup', everything);
    bench.platform.viewer = aViewer({ isSuper: false, permissions: new Set(['dbBackup.import', 'dbBackup.restore']) });
    expect(await bench.ask('dbBackup/import', input(id, ['document'], 0))).toMatchObject({
      status: 401,
      body: { detail: 'isSuper: document' },
    });
  });

  test('users who may view database backups see their progress', async () => {
    const id = await bench.backUp('dbBackup', ['settings']);
    bench.platform.viewer = aViewer({ isSuper: false, permissions: new Set(['dbBackup.view']) });
    expect(await bench.platform.task(id)).toMatchObject({ mark: 'databaseBackup', type: 'backup-database' });
    bench.platform.viewer = aViewer({ isSuper: false, permissions: new Set(['media.view']) });
    expect((await bench.platform.send('GET', `taskmanager/${id}`)).status).toBe(401);
  });
});
