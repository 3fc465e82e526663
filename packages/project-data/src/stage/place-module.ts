import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ArchiveError } from '@signalbox/archive';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { InvalidRecords } from '../lines/invalid-records';
import { nothingFound, recordRows, type RowsFound } from '../lines/record-rows';
import { BinaryRows } from '../lines/binary-rows';
import { requirementsOf } from './stage-module';
import { deferIndex } from '../gin-index/defer-gin-index';

interface ModuleToPlace {
  client: PoolClient;
  project: string;
  module: string;
  entry: string;
  content: () => AsyncIterable<Uint8Array>;
  signal?: AbortSignal;
}

/** Records of an archive that are already in `document`, invisible to others until the transaction commits. */
export interface PlacedModule {
  count: number;
  /** `xmin` of their rows, which distinguishes them from concurrent writes. */
  transactionId: string;
  leftOut: InvalidRecords;
}

/**
 * Copies a module directly into `document` when its collection is empty. Undefined when the collection is not empty or
 * the copy fails: nothing has changed then, and staging reports the error.
 */
export async function placeModule(options: ModuleToPlace): Promise<PlacedModule | undefined> {
  const { client, project, module, signal } = options;
  const existing = await client.query('select from document where project = $1 and collection = $2 limit 1', [
    project,
    module,
  ]);
  if (existing.rowCount !== 0) return undefined;
  await client.query('savepoint place_module');
  try {
    const { count, leftOut } = await copyRecords(options);
    const { rows } = await client.query<{ transactionId: string }>(
      'select xmin::text as "transactionId" from document where project = $1 and collection = $2 limit 1',
      [project, module],
    );
    await client.query('release savepoint place_module');
    return { count: count - leftOut.count, transactionId: rows[0]?.transactionId ?? '', leftOut };
  } catch (error) {
    if (error instanceof ArchiveError || signal?.aborted) throw error;
    await client.query('rollback to savepoint place_module');
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
  const rows = recordRows({ entry, content: content(), ...requirementsOf(module), form }, found);
  await pipeline(Readable.from(rows, { objectMode: true, highWaterMark: 2 }), copy, { signal });
  return found;
}

/** Number of records that others wrote to the collection meanwhile. */
export async function countConcurrentWrites(
  client: PoolClient,
  { project, module, placed }: { project: string; module: string; placed: PlacedModule },
): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from document where project = $1 and collection = $2 and xmin::text <> $3',
    [project, module, placed.transactionId],
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
    placed.transactionId,
  ]);
}
