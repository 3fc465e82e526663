import { tryAlone } from '@signalbox/jobs';
import { advisoryLocks, deviceStatesChannel, type PlatformKit } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import type { FindModel, RecordModel } from '@signalbox/collections-platform';
import { reportForDemoDevices } from '../seed/report-demo-devices';
import { type CheckKit, checkModel } from './check-model';
import { type OnlineColumns, onlineColumns } from '@signalbox/schemas/online-columns';
import { forgetCounts, writeCounts } from './online-counts';

interface CheckDeps {
  kit: CheckKit & Pick<PlatformKit, 'pool' | 'log'>;
  findModel: FindModel;
}

/**
 * The periodic check of all projects whose setting `onlineCheck` is on. One replica checks, others skip their turn. Where the
 * setting was switched off, the states are removed.
 */
export async function checkDevices({ kit, findModel }: CheckDeps, signal: AbortSignal): Promise<void> {
  await tryAlone(kit.pool, advisoryLocks.onlineCheck, async () => {
    const on = await projectsWithCheck(kit);
    for (const project of on) await reportForDemoDevices(kit, project);
    const changed = new Set<string>();
    for (const found of await modelsToCheck({ kit, findModel }, on))
      if (await checkOne(kit, found, signal)) changed.add(found.model.project);
    for (const project of changed) await kit.notify(deviceStatesChannel, { project });
  });
}

interface FoundModel {
  model: RecordModel;
  columns: OnlineColumns;
  isOn: boolean;
}

/** True if the state of a device has changed. */
async function checkOne(
  kit: CheckDeps['kit'],
  { model, columns, isOn }: FoundModel,
  signal: AbortSignal,
): Promise<boolean> {
  const { project, id } = model;
  const { counts, isChanged } = await checkModel(kit, { model, columns, isOn }, signal);
  if (isOn) await writeCounts(kit, { project, model: id, ...counts });
  else await forgetCounts(kit, { project, model: id });
  return isChanged;
}

async function projectsWithCheck({ database }: CheckKit): Promise<string[]> {
  const { rows } = await sql<{ project: string }>`
    select project from setting where body @> '{"onlineCheck": true}' order by project`.execute(database);
  return rows.map(({ project }) => project);
}

/** Models of devices in these projects, and those of other projects that were checked before. */
async function modelsToCheck({ kit, findModel }: CheckDeps, on: readonly string[]): Promise<FoundModel[]> {
  const { rows } = await sql<{ project: string; id: string }>`
    select project, id from document where collection = 'model' and project = any(${on}::text[])
      and body -> 'custom' -> 'schema' -> 'properties' @? '$.*.online'
    union select project, model as id from record_online
    order by project, id limit ${maxModels}`.execute(kit.database);
  const found: FoundModel[] = [];
  for (const { project, id } of rows) {
    const model = await findModel(project, id).catch((err: unknown) => {
      kit.log.warn({ err, project, model: id }, 'the devices of a model were not checked');
    });
    const columns = model && onlineColumns(model.schema);
    if (columns) found.push({ model, columns, isOn: on.includes(project) });
    else await forgetCounts(kit, { project, model: id });
  }
  return found;
}

const maxModels = 1000;
