import { type PlatformKit, seedDocuments, seedId, type StoredDocument } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import { recordCollection } from '@signalbox/collections-platform';
import { demoAlarms } from './demo-alarms';
import { demoDevices } from './demo-devices';
import { demoWorkOrders } from './demo-work-orders';

/**
 * 2,000 records of the demo models. Only of those that the project has: an update of an existing installation adds no demo
 * content to it. Idempotent: keeps existing records.
 */
export async function seedRecords(kit: PlatformKit, project: string): Promise<void> {
  const now = kit.clock.now();
  const records: Record<string, () => StoredDocument[]> = {
    device: () => demoDevices(now),
    alarm: () => demoAlarms(now),
    workOrder: () => demoWorkOrders(now),
  };
  const models = await kit.database
    .selectFrom('document')
    .select('id')
    .where('project', '=', project)
    .where('collection', '=', 'model')
    .where(
      'id',
      'in',
      Object.keys(records).map((key) => seedId(`model/${key}`)),
    )
    .execute();
  let inserted = 0;
  for (const [key, make] of Object.entries(records))
    if (models.some(({ id }) => id === seedId(`model/${key}`)))
      inserted += await seedDocuments(kit, { project, collection: recordCollection, documents: make() });
  // The planner would guess until the database collects statistics by itself.
  if (inserted > 0) await sql`analyze document`.execute(kit.database);
}
