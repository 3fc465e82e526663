import { PlatformError } from '@signalbox/api';
import type { Database } from '@signalbox/platform-kit';
import { sql } from 'kysely';
import type { RecordModel } from '@signalbox/collections-platform';

/**
 * Keeps the model as it is until the transaction ends. Throws `conflict` if it has changed: a change that deletes the secrets of
 * records would miss those that are written after it.
 */
export async function lockModel(
  transaction: Database,
  { project, id, version }: Pick<RecordModel, 'project' | 'id' | 'version'>,
): Promise<void> {
  const { rows } = await sql`
    select from document where project = ${project} and collection = 'model' and id = ${id}
      and xmin::text = ${version} for share`.execute(transaction);
  if (rows.length === 0) throw new PlatformError('conflict', { detail: 'the model has changed' });
}
