import { aViewer } from '@signalbox/platform-kit/testing';
import { taskStore } from '@signalbox/platform-kit/testing/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TransferPlatform, transferPlatform } from './testing/transfer';

let platform: TransferPlatform;
beforeAll(async () => {
  platform = await transferPlatform();
});
afterAll(() => platform.close());

test.each(['configExport', 'configImport'])(
  'a task of %s is visible with the permission of its page, and neither found nor listed without it',
  async (mark) => {
    await taskStore(platform.kit, 'default').insert({ id: mark, mark, status: 'finish', name: 'x' });
    const as = async (permission: string) => {
      platform.viewer = aViewer({ isSuper: false, permissions: new Set([permission]) });
      const { list } = await platform.send('GET', `taskmanager?query=${encodeURIComponent('{"limit":100}')}`);
      const { status } = await platform.send('GET', `taskmanager/${mark}`);
      return { isListed: list.some(({ id }) => id === mark), status };
    };
    expect(await as('backup.add')).toEqual({ isListed: true, status: 200 });
    for (const other of ['backup.view', 'backup.import'])
      expect(await as(other)).toEqual({ isListed: false, status: 401 });
  },
);

test.each([
  ['GET', 'collectionNames'],
  ['GET', 'figures'],
  ['GET', 'download/preview?collections=["theme"]'],
  ['GET', 'download?collections=["theme"]'],
  ['POST', 'download'],
  ['POST', 'plan'],
  ['POST', 'upload'],
] as const)('%s %s requires backup.add', async (method, path) => {
  const { viewer } = platform;
  const answer = async (keys: string[]) => {
    platform.viewer = aViewer({ isSuper: false, permissions: new Set(keys.map((key) => `backup.${key}`)) });
    const payload = method === 'POST' ? { payload: { collections: ['theme'] } } : {};
    return platform.app.inject({ method, url: `/rest/core/configDb/${path}`, ...payload });
  };
  try {
    const rejected = await answer(['view', 'export', 'import', 'restore', 'upload', 'download', 'delete']);
    expect([rejected.statusCode, rejected.json()]).toMatchObject([401, { detail: 'backup.add' }]);
    expect((await answer(['add'])).statusCode).not.toBe(401);
  } finally {
    platform.viewer = viewer;
  }
});

test('the figures are those of the project of the request', async () => {
  platform.viewer = aViewer();
  const add = (project: string, collection: string, id: string) =>
    platform.kit.pool.query(`insert into document (project, collection, id, body) values ($1, $2, $3, '{}')`, [
      project,
      collection,
      id,
    ]);
  await add('mill', 'dashboard', 'a');
  await add('mill', 'theme', 'b');
  await add('mill', 'taskmanager', 'c');
  await add('north', 'theme', 'd');
  const figures = async (project: string) => {
    const answer = await platform.app.inject({
      url: '/rest/core/configDb/figures',
      headers: { 'x-request-project': project },
    });
    return answer.json<{ title: string; value: number }[]>().map(({ value }) => value);
  };
  expect((await figures('mill')).slice(0, 2)).toEqual([2, 1]);
  expect((await figures('north')).slice(0, 2)).toEqual([1, 0]);
});
