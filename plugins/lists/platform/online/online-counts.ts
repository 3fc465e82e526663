import { type Insertable, sql } from 'kysely';
import type { CheckKit } from './check-model';
import { onlineDatabase, type OnlineTables } from './online-table';

/** On this channel replicas are notified that the counts of a project have changed: `{project}`. */
export const onlineChannel = 'recordOnline';

type Counts = Insertable<OnlineTables['record_online']>;
type Kit = Pick<CheckKit, 'database' | 'notify'>;

/** Notifies open home pages only if a number differs. */
export async function writeCounts({ database, notify }: Kit, row: Counts): Promise<void> {
  const { online, offline } = row;
  const written = await onlineDatabase(database)
    .insertInto('record_online')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['project', 'model'])
        .doUpdateSet({ online, offline })
        .where(sql<boolean>`(record_online.online, record_online.offline) <> (excluded.online, excluded.offline)`),
    )
    .returning('model')
    .execute();
  if (written.length > 0) await notify(onlineChannel, { project: row.project });
}

export async function forgetCounts(
  { database, notify }: Kit,
  { project, model }: Pick<Counts, 'project' | 'model'>,
): Promise<void> {
  const forgotten = await onlineDatabase(database)
    .deleteFrom('record_online')
    .where('project', '=', project)
    .where('model', '=', model)
    .returning('model')
    .execute();
  if (forgotten.length > 0) await notify(onlineChannel, { project });
}
