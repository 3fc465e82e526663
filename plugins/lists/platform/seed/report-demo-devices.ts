import type { PlatformKit } from '@signalbox/platform-kit';
import { seedId } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import { recordCollection, recordNotices } from '@signalbox/collections-platform';
import { reportingDevices } from './demo-devices';
import { day, demoRecordId, timeOf } from './demo-record';

/**
 * Reports instead of the demo devices, which do not exist: no other record is changed. One of them reports once a day
 * only, and when it is checked for the first time: it goes offline after its interval.
 */
export async function reportForDemoDevices(
  { database, clock, notify }: Pick<PlatformKit, 'database' | 'clock' | 'notify'>,
  project: string,
): Promise<void> {
  const now = clock.now();
  const ids = reportingDevices.map((number) => demoRecordId('device', number));
  const stopping = ids.at(-1) ?? '';
  const model = { project, id: seedId('model/device') };
  await database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      update document set updated_at = ${new Date(now)},
        body = jsonb_set(body, '{values,lastSeenAt}', to_jsonb(${timeOf(now)}::text))
      where project = ${project} and collection = ${recordCollection} and id = any(${ids}::text[])
        and body ->> 'model' = ${model.id} and body -> 'values' ? 'reportInterval'
        and ((body #>> '{values,lastSeenAt}') collate "C" <
          case when id = ${stopping} then ${timeOf(now - day)} else ${timeOf(now - reportEveryMilliseconds)} end collate "C"
          or not body -> 'values' ? 'isOnline')
      returning id`.execute(transaction);
    await recordNotices({ notify }, model).send(transaction, { changed: rows.map(({ id }) => id) });
  });
}

const reportEveryMilliseconds = 100_000;
