import { documentsChannel, type LiveConnection } from '@signalbox/platform-kit';
import type { JsonValue } from '@signalbox/schemas/json';
import { aViewer } from '@signalbox/platform-kit/testing';
import { beforeEach, expect, it } from 'vitest';
import { modelFinder } from '../model/find-model';
import { recordsPlatform } from '../testing/records-platform';
import { createRecordSource } from '@signalbox/collections-platform';

const records = recordsPlatform();
const { addModel, addRecords, send } = records;
beforeEach(async () => {
  for (const model of ['pump', 'tank']) await addModel(model, { name: { type: 'string' } });
  await addRecords('pump', [{ name: 'North' }, { name: 'South' }]);
  await addRecords('tank', [{ name: 'Oil' }]);
});

/** A client of `/ws/record`, without the socket. */
async function open(query: JsonValue, permissions = ['pump.view'], project = 'default', isLatest = () => true) {
  const viewer = aViewer({ isSuper: false, permissions: new Set(permissions) });
  const frames: object[] = [];
  let closed: string | undefined;
  let ask: Parameters<LiveConnection['onQuery']>[0] = () => undefined;
  const closings: (() => void)[] = [];
  const connection: LiveConnection = {
    viewer,
    project,
    send: (data) => void frames.push(data),
    close: (reason) => void (closed = reason),
    onQuery: (handle) => void (ask = handle),
    onClose: (handle) => void closings.push(handle),
  };
  const { kit } = records.platform;
  createRecordSource({ kit, findModel: modelFinder(kit) })(connection, kit);
  const opened = ask(query, isLatest);
  return {
    connection,
    frames,
    get closed() {
      return closed;
    },
    /** Resolves once the query is answered. */
    opened,
    end: () => closings.forEach((handle) => handle()),
  };
}
const nothing = { created: [], changed: [], deleted: [], isAll: false };

it('sends which records of the model were created, changed and deleted', async () => {
  const client = await open({ model: 'pump' });
  await client.opened;
  const { body } = await send('POST', 'pump', { body: { name: 'West' } });
  await send('PATCH', 'pump/pump-0000', { body: { name: 'East' } });
  await send('DELETE', 'pump/pump-0001');
  const seen = () =>
    client.frames.reduce<Record<string, unknown[]>>((all, frame) => {
      for (const [kind, ids] of Object.entries(frame)) if (Array.isArray(ids)) (all[kind] ??= []).push(...ids);
      return all;
    }, {});
  await expect.poll(seen).toEqual({ created: [body['InsertedID']], changed: ['pump-0000'], deleted: ['pump-0001'] });
  client.end();
});

it('sends nothing of other models, of other projects, and of changes that failed', async () => {
  const client = await open({ model: 'pump' });
  const elsewhere = await open({ model: 'pump' }, ['pump.view'], 'north');
  await client.opened;
  await send('PATCH', 'tank/tank-0000', { body: { name: 'Water' } });
  await send('PATCH', 'pump/pump-0000', { body: { name: 7 } });
  await send('PATCH', 'pump/pump-0001', { body: { name: 'Last' } });
  await expect.poll(() => client.frames).toEqual([nothing, { ...nothing, changed: ['pump-0001'] }]);
  expect(elsewhere.frames).toEqual([]);
  // There is no such model in that project.
  await expect.poll(() => elsewhere.closed).toBe('forbidden');
  client.end();
});

it.each([[{ model: 'tank' }], [{ model: 'none' }], [{}], [null]])('closes the connection for %j', async (query) => {
  const client = await open(query);
  await expect.poll(() => client.closed).toBe('forbidden');
  await send('PATCH', 'tank/tank-0000', { body: { name: 'Water' } });
  expect(client.frames).toEqual([]);
});

it.each([[{ model: 'pump' }], [{ model: 'none' }], [{}]])(
  'asks the database nothing about %j for a user who may view no records',
  async (query) => {
    let asked = 0;
    const findModel = async () => expect.fail(`asked ${(asked += 1)} times`);
    let ask: Parameters<LiveConnection['onQuery']>[0] = () => undefined;
    let closed: string | undefined;
    const connection: LiveConnection = {
      viewer: aViewer({ isSuper: false, permissions: new Set(['setting.view', 'pump.edit']) }),
      project: 'default',
      send: () => expect.fail('sent'),
      close: (reason) => void (closed = reason),
      onQuery: (handle) => void (ask = handle),
      onClose: () => undefined,
    };
    createRecordSource({ kit: records.platform.kit, findModel })(connection, records.platform.kit);
    await ask(query, () => true);
    expect(closed).toBe('forbidden');
    expect(asked).toBe(0);
  },
);

it('follows nothing for a query that a later one replaces', async () => {
  const client = await open({ model: 'pump' }, ['pump.view'], 'default', () => false);
  await client.opened;
  await send('PATCH', 'pump/pump-0000', { body: { name: 'East' } });
  expect(client.frames).toEqual([]);
});

it('sends nothing once the user may not list the records any more', async () => {
  const client = await open({ model: 'pump' });
  await client.opened;
  client.connection.viewer = aViewer({ isSuper: false, permissions: new Set() });
  await send('PATCH', 'pump/pump-0000', { body: { name: 'East' } });
  await expect.poll(() => client.closed).toBe('forbidden');
  expect(client.frames).toEqual([nothing]);
  client.end();
});

it('says that any record may have changed after a restore, an import, or lost notifications', async () => {
  const client = await open({ model: 'pump' });
  await client.opened;
  await records.platform.kit.notify(documentsChannel, { project: 'north' });
  await records.platform.kit.notify(documentsChannel, { project: 'default' });
  await expect.poll(() => client.frames).toEqual([nothing, { ...nothing, isAll: true }]);
  await records.platform.kit.notify(documentsChannel, {});
  const frame = { ...nothing, isAll: true };
  await expect.poll(() => client.frames).toEqual([nothing, frame, frame]);
  client.end();
});
