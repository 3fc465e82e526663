import { type Database, type PlatformKit, reportEvent, textFor } from '@signalbox/platform-kit';
import type { JsonValue } from '@signalbox/schemas/json';
import { sql } from 'kysely';
import { titleProperty } from '@signalbox/schemas/title-property';
import { type RecordModel, recordNotices } from '@signalbox/collections-platform';
import { isDeviceOnline } from './is-device-online';
import type { OnlineColumns } from '@signalbox/schemas/online-columns';

export type CheckKit = Pick<PlatformKit, 'database' | 'clock' | 'notify' | 'settings'>;

interface ModelCheck {
  model: RecordModel;
  columns: OnlineColumns;
  /** False: the setting is off. The states are removed, because the platform does not keep them any more. */
  isOn: boolean;
}

/** Sets the state of each device of a model, and reports those that went offline. */
export async function checkModel(kit: CheckKit, check: ModelCheck, signal: AbortSignal): Promise<CheckedModel> {
  const counts = { online: 0, offline: 0 };
  const lost: Device[] = [];
  let isChanged = false;
  const now = kit.clock.now();
  for (let after = '', read = 0; read < maxDevices;) {
    signal.throwIfAborted();
    const devices = await devicesAfter(kit.database, check, after);
    const changed: ChangedDevice[] = [];
    for (const device of devices) {
      const state = check.isOn ? isDeviceOnline({ ...device, now }) : undefined;
      if (state !== undefined) counts[state ? 'online' : 'offline'] += 1;
      if (state !== (device.isOnline ?? undefined)) changed.push({ ...device, next: state ?? null });
      if (state === false && device.isOnline === true) lost.push(device);
    }
    if (changed.length > 0) await writeStates(kit, check, changed);
    isChanged ||= changed.length > 0;
    read += devices.length;
    after = devices.at(-1)?.id ?? '';
    if (devices.length < batchSize) break;
  }
  await reportLost(kit, check.model, lost);
  return { counts, isChanged };
}

interface CheckedModel {
  /** The number of its devices, by state. */
  counts: { online: number; offline: number };
  /** True if the state of a device differs from before. */
  isChanged: boolean;
}

interface Device {
  id: string;
  name: string | null;
  reportedAt: JsonValue;
  intervalMinutes: JsonValue;
  isOnline: JsonValue;
}

type ChangedDevice = Device & { next: boolean | null };

/** Records with an interval or a state, in the order of their ids. */
async function devicesAfter(
  database: Database,
  { model, columns: { reportedAt, intervalMinutes, isOnline } }: ModelCheck,
  after: string,
): Promise<Device[]> {
  const viewer = { isSuper: true, permissions: new Set<string>() };
  const title = titleProperty(model, viewer) ?? '';
  const values = sql`(document.body -> 'values')`;
  const { rows } = await sql<Device>`
    select document.id, case when jsonb_typeof(${values} -> ${title}::text) = 'string' then left(${values} ->> ${title}::text, ${maxName}) end as name,
      ${values} -> ${reportedAt}::text as "reportedAt", ${values} -> ${intervalMinutes}::text as "intervalMinutes",
      ${values} -> ${isOnline}::text as "isOnline"
    from document
    where ${model.scope} and document.id > ${after}
      and (${values} ? ${intervalMinutes}::text or ${values} ? ${isOnline}::text)
    order by document.id limit ${batchSize}`.execute(database);
  return rows;
}

/** A device that reported after it was read keeps its state until the next check. */
async function writeStates(
  { database, clock, notify }: CheckKit,
  { model, columns: { isOnline } }: ModelCheck,
  changed: readonly ChangedDevice[],
): Promise<void> {
  const states = changed.map(({ id, next }) => ({ id, next }));
  await database.transaction().execute(async (transaction) => {
    const place = sql`array['values', ${isOnline}::text]`;
    const { rows } = await sql<{ id: string }>`
      update document set updated_at = ${new Date(clock.now())},
        body = case when state.next is null then body #- ${place} else jsonb_set(body, ${place}, to_jsonb(state.next)) end
      from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as state(id text, next boolean)
      where ${model.scope} and document.id = state.id returning document.id`.execute(transaction);
    await recordNotices({ notify }, model).send(transaction, { changed: rows.map(({ id }) => id) });
  });
}

/** A failure of a network takes many devices at once: one event then says how many. */
async function reportLost(kit: CheckKit, model: RecordModel, lost: readonly Device[]): Promise<void> {
  if (lost.length === 0) return;
  const { project } = model;
  const title = await titleFor(kit, model);
  const list = { list: title };
  if (lost.length > maxEvents) {
    const key = `devicesOffline ${project} ${model.id} ${kit.clock.now()}`;
    const params = { ...list, count: lost.length, name: title };
    return reportEvent(kit, { key, project, name: 'devicesOffline', params });
  }
  for (const { id, name, reportedAt } of lost) {
    const key = `deviceOffline ${project} ${id} ${String(reportedAt)}`;
    await reportEvent(kit, { key, project, name: 'deviceOffline', params: { ...list, name: name ?? id } });
  }
}

/** The title of a list in the language of the settings, as messages about events are. */
async function titleFor(kit: CheckKit, { project, title }: RecordModel): Promise<string> {
  return textFor({ value: title, settings: (await kit.settings.read(project)).settings });
}

const batchSize = 2000;
/** The most devices of one model. Those with higher ids are not checked. */
const maxDevices = 200_000;
const maxEvents = 5;
const maxName = 200;
