import { documentsChannel, type LiveConnection } from '@signalbox/platform-kit';
import type { JsonValue } from '@signalbox/schemas/json';
import { aViewer } from '@signalbox/platform-kit/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { recordsPlatform } from '../testing/records-platform';
import { liveRecords } from './live-records';

const records = recordsPlatform();
const { addModel, addRecords, send } = records;
beforeEach(async () => {
  for (const model of ['pump', 'tank']) await addModel(model, { name: { type: 'string' } });
  await addRecords('pump', [{ name: 'North' }, { name: 'South' }]);
  await addRecords('tank', [{ name: 'Oil' }]);
});

/** A client of `/ws/record`, without the socket. */
async function open(query: JsonValue, permissions = ['pump.view'], project = 'default') {
  const viewer = aViewer({ isSuper: false, permissions: new Set(permissions) });
  const frames: object[] = [];
  let closed: string | undefined;
  let ask: (value: JsonValue) => void = () => undefined;
  const closings: (() => void)[] = [];
  const connection: LiveConnection = {
    viewer,
    project,
    send: (data) => void frames.push(data),
    close: (reason) => void (closed = reason),
    onQuery: (handle) => void (ask = handle),
    onClose: (handle) => void closings.push(handle),
  };
  liveRecords(connection, records.platform.kit);
  ask(query);
  return {
    connection,
    frames,
    get closed() {
      return closed;
    },
    end: () => closings.forEach((handle) => handle()),
  };
}
const nothing = { created: [], changed: [], deleted: [], isAll: false };
/** The query of a client is answered once its model was found. */
const opened = () => new Promise((resolve) => setTimeout(resolve, 100));

it('sends which records of the model were created, changed and deleted', async () => {
  const client = await open({ model: 'pump' });
  await opened();
  const { body } = await send('POST', 'pump', { body: { name: 'West' } });
  await send('PATCH', 'pump/pump-0000', { body: { name: 'East' } });
  await send('DELETE', 'pump/pump-0001');
  const seen = () =>
    client.frames.reduce<Record<string, unknown[]>>((all, frame) => {
      for (const [kind, ids] of Object.entries(frame)) if (Array.isArray(ids)) (all[kind] ??= []).push(...ids);
      return all;
    }, {});
  await vi.waitFor(
    () => expect(seen()).toEqual({ created: [body['InsertedID']], changed: ['pump-0000'], deleted: ['pump-0001'] }),
    5000,
  );
  client.end();
});

it('sends nothing of other models, of other projects, and of changes that failed', async () => {
  const client = await open({ model: 'pump' });
  const elsewhere = await open({ model: 'pump' }, ['pump.view'], 'north');
  await opened();
  await send('PATCH', 'tank/tank-0000', { body: { name: 'Water' } });
  await send('PATCH', 'pump/pump-0000', { body: { name: 7 } });
  await send('PATCH', 'pump/pump-0001', { body: { name: 'Last' } });
  await vi.waitFor(() => expect(client.frames).toEqual([{ ...nothing, changed: ['pump-0001'] }]), 5000);
  expect(elsewhere.frames).toEqual([]);
  // There is no such model in that project.
  expect(elsewhere.closed).toBe('forbidden');
  client.end();
});

it.each([[{ model: 'tank' }], [{ model: 'none' }], [{}], [null]])('closes the connection for %j', async (query) => {
  const client = await open(query);
  await vi.waitFor(() => expect(client.closed).toBe('forbidden'));
  await send('PATCH', 'tank/tank-0000', { body: { name: 'Water' } });
  expect(client.frames).toEqual([]);
});

it('sends nothing once the user may not list the records any more', async () => {
  const client = await open({ model: 'pump' });
  await opened();
  client.connection.viewer = aViewer({ isSuper: false, permissions: new Set() });
  await send('PATCH', 'pump/pump-0000', { body: { name: 'East' } });
  await vi.waitFor(() => expect(client.closed).toBe('forbidden'));
  expect(client.frames).toEqual([]);
  client.end();
});

it('says that any record may have changed after a restore, an import, or lost notifications', async () => {
  const client = await open({ model: 'pump' });
  await opened();
  await records.platform.kit.notify(documentsChannel, { project: 'north' });
  await records.platform.kit.notify(documentsChannel, { project: 'default' });
  await vi.waitFor(() => expect(client.frames).toEqual([{ ...nothing, isAll: true }]), 5000);
  await records.platform.kit.notify(documentsChannel, {});
  await vi.waitFor(
    () =>
      expect(client.frames).toEqual([
        { ...nothing, isAll: true },
        { ...nothing, isAll: true },
      ]),
    5000,
  );
  client.end();
});
