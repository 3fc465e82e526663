import type { PlatformKit } from '@signalbox/platform-kit';
import { writeRecords } from '../timeseries/write-records';
import { demoRecords } from './demo-tables';

/** The readings of the demo devices as time series, if the project has none yet. */
export async function seedTimeSeries(kit: PlatformKit, project: string): Promise<void> {
  const { rowCount } = await kit.pool.query('select from timeseries_record where project = $1 limit 1', [project]);
  if (rowCount !== 0) return;
  const records = demoRecords(kit.clock.now()).map(({ id: _id, ...reading }) => reading);
  await writeRecords(kit, { project, records });
}
