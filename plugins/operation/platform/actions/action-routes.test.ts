import type { LockedUser } from '@signalbox/api';
import type { OperationActions, PlatformPlugin } from '@signalbox/platform-kit';
import { aViewer, createTestPlatform, type Send, sender, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { platformPlugin } from '..';
import { createHeartbeat } from '../replica/heartbeat';

const done: string[] = [];
let locked: LockedUser[] = [];
const actions: OperationActions = {
  checks: [
    { id: 'pumps', title: 'a', help: 'b', start: async () => void done.push('pumps') },
    { id: 'archives', title: 'c', help: 'd', permission: 'backup.view', start: async () => void done.push('archives') },
  ],
  runNow: async ({ id }) => id === 'nightly' && done.push(`run ${id}`) > 0,
  locked: async () => locked,
  unlock: async (username) => void done.push(`unlock ${username}`),
};
/** Stands for the plug-ins that have cycles, checks and accounts. */
const other: PlatformPlugin = {
  id: 'other',
  register: (_rest, kit) => void kit.operationActions.push(actions),
  operation: {
    scheduled: async () => [
      { id: 'nightly', name: 'Nightly', kind: 'other::copy', project: 'mill', permission: 'backup.export' },
      { id: 'off', name: 'Off', kind: 'other::copy' },
    ],
  },
};

let platform: TestPlatform;
let send: Send;
beforeAll(async () => {
  platform = await createTestPlatform({ plugins: [platformPlugin, other] });
  send = sender(platform);
});
afterAll(() => platform.close());
beforeEach(async () => {
  done.length = 0;
  locked = [];
  platform.viewer = aViewer();
  platform.kit.drain.set(false);
  await platform.kit.pool.query('delete from operation_replica; delete from operation_action');
});

const as = (...permissions: string[]) => {
  const userId = 'b'.repeat(24);
  platform.viewer = aViewer({ userId, username: 'grace', isSuper: false, permissions: new Set(permissions) });
};
const noted = async () => {
  platform.clock.advance({ seconds: 2 });
  return (await send('GET', 'operation/actions')).list.map(({ action, subject, username }) => [
    action,
    subject,
    username,
  ]);
};

test('starts a check, for those who may see its result', async () => {
  as('operation.edit');
  expect((await send('GET', 'operation/checks')).list).toEqual([{ id: 'pumps', title: 'a', help: 'b' }]);
  expect(await send('POST', 'operation/check', { id: 'archives' })).toMatchObject({
    status: 401,
    body: { detail: 'backup.view' },
  });
  expect((await send('POST', 'operation/check', { id: 'none' })).status).toBe(400);
  expect((await send('POST', 'operation/check', { id: 'pumps' })).status).toBe(200);
  as('setting.edit');
  expect((await send('POST', 'operation/check', { id: 'pumps' })).status).toBe(401);
  expect(done).toEqual(['pumps']);
  as('operation.edit');
  expect(await noted()).toEqual([['check', 'pumps', 'grace']]);
});

test('runs a cycle now, for those who may make what it makes', async () => {
  const nightly = { kind: 'other::copy', project: 'mill', id: 'nightly' };
  const run = async (work: JsonObject) => (await send('POST', 'operation/run', work)).status;
  as('operation.edit');
  expect(await run(nightly)).toBe(401);
  as('backup.export');
  expect(await run(nightly)).toBe(401);
  as('operation.edit', 'backup.export');
  platform.viewer = { ...aViewer(platform.viewer), projects: new Set(['default']) };
  expect(await run(nightly)).toBe(400);
  as('operation.edit', 'backup.export');
  expect(await run({ kind: 'other::copy', id: 'nightly' })).toBe(400);
  expect(await send('POST', 'operation/run', { kind: 'other::copy', id: 'off' })).toMatchObject({
    status: 400,
    body: { message: '“Off” cannot run now: it is disabled, or runs already' },
  });
  expect(done).toEqual([]);
  expect(await run(nightly)).toBe(200);
  expect(done).toEqual(['run nightly']);
  expect((await send('GET', 'operation/work')).body['scheduled']).toMatchObject([{ canRun: true }, { canRun: false }]);
  expect(await noted()).toEqual([['runNow', 'Nightly', 'grace']]);
});

test('unlocks a user who is locked, a super administrator for another one only', async () => {
  const superId = String(platform.viewer?.userId);
  await send('GET', 'operation/work');
  const times = { addresses: 1, since: '2026-05-04T10:00:00.000Z', until: '2026-05-04T11:00:00.000Z' };
  locked = [
    { userId: superId, username: 'ada', ...times },
    { userId: 'c'.repeat(24), username: 'mo', ...times },
  ];
  const unlock = async (userId: string) => (await send('POST', 'operation/unlock', { userId })).status;
  as('setting.edit');
  expect(await unlock('c'.repeat(24))).toBe(401);
  as('operation.edit');
  expect((await send('GET', 'operation/locked')).list).toEqual(locked);
  expect([await unlock(superId), await unlock('d'.repeat(24)), await unlock('c'.repeat(24))]).toEqual([401, 400, 200]);
  platform.viewer = aViewer();
  expect(await unlock(superId)).toBe(200);
  expect(done).toEqual(['unlock mo', 'unlock ada']);
  expect(await noted()).toEqual([
    ['unlock', 'ada', 'ada'],
    ['unlock', 'mo', 'grace'],
  ]);
});

test('takes a server out of service and returns it, but never the last one', async () => {
  const { kit } = platform;
  const [one, two] = [createHeartbeat(kit), createHeartbeat({ ...kit, drain: { ...kit.drain, set: () => undefined } })];
  const drain = async (replica: string, isDrained = true) =>
    (await send('POST', 'operation/drain', { replica, isDrained })).status;
  await one.beat();
  expect(await drain(one.id)).toBe(400);
  await two.beat();
  as('setting.edit');
  expect(await drain(one.id)).toBe(401);
  as('operation.edit');
  expect(await Promise.all([drain(one.id), drain(two.id)])).toContain(400);
  await drain(two.id, false);
  expect(await drain(one.id)).toBe(200);
  expect(await drain(two.id)).toBe(400);
  platform.clock.advance({ seconds: 6 });
  expect((await send('GET', 'operation')).body['replicas']).toContainEqual(
    expect.objectContaining({ id: one.id, isDrained: true }),
  );
  await one.readDrain();
  expect(kit.drain.isOn()).toBe(true);
  expect(await drain(one.id, false)).toBe(200);
  await one.beat();
  expect(kit.drain.isOn()).toBe(false);
  await Promise.all([one.end(), two.end()]);
  expect(await drain(one.id)).toBe(400);
});
