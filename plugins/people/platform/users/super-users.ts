import { PlatformError } from '@signalbox/api';
import { accountProject, type Database } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { sql } from 'kysely';
import type { Accounts } from '../accounts';

/** Super users whom a transaction has demoted or removed, before it writes. */
const lost = new WeakMap<Database, Set<string>>();

interface UserWrite {
  id: string;
  before: JsonObject;
  /** Undefined for a user that is removed. */
  after?: JsonObject;
}

/** Throws for a change that would leave no super user who can log in. Call it last: another rejected change loses no super user. */
export async function rejectNoSuperLeft(
  { database, transaction }: Accounts,
  { id, before, after }: UserWrite,
): Promise<void> {
  if (!isActiveSuper(before) || (after && isActiveSuper(after))) return;
  const all = (lost.get(transaction) ?? new Set()).add(id);
  lost.set(transaction, all);
  const left = await database
    .selectFrom('document')
    .innerJoin('user_secret', 'user_secret.user_id', 'document.id')
    .select('document.id')
    .where('document.project', '=', accountProject)
    .where('document.collection', '=', 'user')
    .where('document.id', 'not in', [...all])
    .where(sql<boolean>`document.body @> '{"isSuper": true}' and not document.body @> '{"disable": true}'`)
    .executeTakeFirst();
  if (left) return;
  all.delete(id);
  const field = after === undefined ? 'id' : after.disable === true ? 'disable' : 'isSuper';
  throw new PlatformError('invalidField', { field, pointer: `/${field}`, detail: 'the last super user' });
}

function isActiveSuper(user: JsonObject): boolean {
  return user.isSuper === true && user.disable !== true;
}
