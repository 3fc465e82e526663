import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ArchiveError } from '@signalbox/archive';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { InvalidRecords } from '../lines/invalid-records';
import { nothingFound, recordRows, type RowsFound } from '../lines/record-rows';
import { BinaryRows } from '../lines/binary-rows';
import { demandsOf } from './stage-module';
import { deferIndex } from '../gin-index/defer-gin-index';

export interface ModuleToPlace {
  client: PoolClient;
  project: string;
  module: string;
  entry: string;
  content: () => AsyncIterable<Uint8Array>;
  signal?: AbortSignal;
}

/** Records of an archive that stand in `document` already, seen by nobody else until the transaction commits. */
export interface PlacedModule {
  count: number;
  /** `xmin` of their rows, which tells them from what others wrote meanwhile. */
  mark: string;
  leftOut: InvalidRecords;
}

/**
 * Copies a module to where it belongs, without a detour, where nothing of it is there. Undefined where something is, or
 * where this way does not do for whatever reason: nothing has happened then, and staging finds out.
 */
export async function placeModule(options: ModuleToPlace): Promise<PlacedModule | undefined> {
  const { client, project, module, signal } = options;
  const held = await client.query('select from document where project = $1 and collection = $2 limit 1', [
    project,
    module,
  ]);
  if (held.rowCount !== 0) return undefined;
  await client.query('savepoint backup_place');
  try {
    const { count, leftOut } = await copyRecords(options);
    const { rows } = await client.query<{ mark: string }>(
      'select xmin::text as mark from document where project = $1 and collection = $2 limit 1',
      [project, module],
    );
    await client.query('release savepoint backup_place');
    return { count: count - leftOut.count, mark: rows[0]?.mark ?? '', leftOut };
  } catch (error) {
    if (error instanceof ArchiveError || signal?.aborted) throw error;
    await client.query('rollback to savepoint backup_place');
    return undefined;
  }
}

async function copyRecords({ client, project, module, entry, content, signal }: ModuleToPlace): Promise<RowsFound> {
  await deferIndex(client);
  const found = nothingFound();
  const copy = client.query(
    copyFrom('copy document (project, collection, id, created_at, updated_at, body) from stdin with (format binary)'),
  );
  const form = new BinaryRows([project, module]);
  const rows = recordRows({ entry, content: content(), ...demandsOf(module), form }, found);
  await pipeline(Readable.from(rows, { objectMode: true, highWaterMark: 2 }), copy, { signal });
  return found;
}

/** How many records others wrote to the collection meanwhile. */
export async function countConcurrentWrites(
  client: PoolClient,
  { project, module, placed }: { project: string; module: string; placed: PlacedModule },
): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from document where project = $1 and collection = $2 and xmin::text <> $3',
    [project, module, placed.mark],
  );
  return rows[0]?.count ?? 0;
}

export async function deleteConcurrentWrites(
  client: PoolClient,
  { project, module, placed }: { project: string; module: string; placed: PlacedModule },
): Promise<void> {
  await client.query('delete from document where project = $1 and collection = $2 and xmin::text <> $3', [
    project,
    module,
    placed.mark,
  ]);
}
