import { type PlatformKit, type SeededCollection, seedDocuments } from '@signalbox/platform-kit';
import { demoDashboards } from './demo-dashboards';
import { writeRecords } from '../timeseries/write-records';
import { demoModels } from './demo-models';
import { demoRecords, demoTables } from './demo-tables';
import { demoThemes } from './demo-themes';

/** Demo content of a new project. Idempotent: keeps existing records. */
export async function seedProject(kit: PlatformKit, project: string): Promise<void> {
  const now = kit.clock.now();
  const collections: Omit<SeededCollection, 'project'>[] = [
    { collection: 'theme', documents: demoThemes },
    { collection: 'model', documents: demoModels },
    { collection: 'dashboard', documents: demoDashboards },
    { collection: 'table', documents: demoTables },
    { collection: 'table_record', documents: demoRecords(now) },
  ];
  for (const { collection, documents } of collections) await seedDocuments(kit, { project, collection, documents });
  await seedTimeSeries(kit, project);
}

/** The readings of the demo devices as time series, if the project has none yet. */
async function seedTimeSeries(kit: PlatformKit, project: string): Promise<void> {
  const { rowCount } = await kit.pool.query('select from timeseries_record where project = $1 limit 1', [project]);
  if (rowCount !== 0) return;
  const records = demoRecords(kit.clock.now()).map(({ id: _id, ...reading }) => reading);
  await writeRecords(kit, { project, records });
}
