import type { PlatformKit } from '@signalbox/platform-kit';
import type { PoolClient } from 'pg';
import type { Swap } from '../../restore/files/swap';

/** What a committed import still has to do; no row means that it is finished, or never happened. */
export interface ImportJournal {
  id: string;
  project: string;
  swaps: { swap: Swap; unit: string }[];
}

/** In the transaction that the row decides on. Whoever asks whether it was committed waits until that has ended. */
export async function writeImportJournal(client: PoolClient, { id, project, swaps }: ImportJournal): Promise<void> {
  await client.query(lockSql, [id]);
  await client.query('insert into backup_config_import (id, project, swaps) values ($1, $2, $3)', [
    id,
    project,
    JSON.stringify(swaps),
  ]);
}

/** Of an import whose transaction has ended, if it was committed and is not finished. */
export async function readImportJournal(
  { pool }: Pick<PlatformKit, 'pool'>,
  id: string,
): Promise<ImportJournal | undefined> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(lockSql, [id]);
    const { rows } = await client.query<ImportJournal>(
      'select id, project, swaps from backup_config_import where id = $1',
      [id],
    );
    await client.query('commit');
    return rows[0];
  } finally {
    client.release();
  }
}

export async function openImports({ pool }: Pick<PlatformKit, 'pool'>): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from backup_config_import order by begun_at');
  return rows.map(({ id }) => id);
}

export async function closeImportJournal({ pool }: Pick<PlatformKit, 'pool'>, id: string): Promise<void> {
  await pool.query('delete from backup_config_import where id = $1', [id]);
}

const lockSql = 'select pg_advisory_xact_lock(hashtextextended($1, 7426))';
