import { accountProject } from '@signalbox/platform-kit';
import { PlatformError } from '@signalbox/api';
import type { JsonObject } from '@signalbox/schemas';
import { sql } from 'kysely';
import type { Accounts } from '../accounts';

/** Throws if the change to `before` left no super user who can log in. The transaction then rolls back. */
export async function rejectNoSuperLeft(
  { database }: Accounts,
  { before, field }: { before: JsonObject; field: string },
): Promise<void> {
  if (before.isSuper !== true) return;
  const left = await database
    .selectFrom('document')
    .innerJoin('user_secret', 'user_secret.user_id', 'document.id')
    .select('document.id')
    .where('document.project', '=', accountProject)
    .where('document.collection', '=', 'user')
    .where(sql<boolean>`document.body @> '{"isSuper": true}' and not document.body @> '{"disable": true}'`)
    .executeTakeFirst();
  if (!left) throw new PlatformError('invalidField', { field, pointer: `/${field}`, detail: 'the last super user' });
}
