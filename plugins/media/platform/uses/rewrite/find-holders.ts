import { PlatformError } from '@signalbox/api';
import { sql } from 'kysely';
import { mediaErrors } from '../../../shared/errors';
import { referencesTo } from '../find/referenced-sql';
import type { Holder, ReferenceDatabase } from '../references/reference-tables';
import type { MovedPath } from './moved-path';

/**
 * Returns what has the address of a moved file, each once, in an order that all rewriting transactions keep, so that
 * two of them never wait for each other. Throws `tooManyUses`.
 */
export async function findHolders(database: ReferenceDatabase, moved: MovedPath): Promise<Holder[]> {
  const { project, from } = moved;
  const { rows } = await sql<Holder>`
    select distinct source, project, collection, holder from ${referencesTo({ project, paths: [from] })} reference
    order by source, project, collection, holder limit ${maxHolders + 1}`.execute(database);
  if (rows.length > maxHolders) throw new PlatformError(mediaErrors.tooManyUses, { params: { limit: maxHolders } });
  return rows;
}

/** Rewriting them takes some seconds, in which no other file of the library can be changed. */
const maxHolders = 5_000;
