import type { Pool } from 'pg';

/** Removes a directory that is out of the tree, with its content, in batches. Can be repeated after a crash. */
export async function removeBelow(pool: Pool, id: number): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ id: number }>(
      'select id from file_node where parent = $1 and content is null limit $2',
      [id, batchSize],
    );
    if (rows.length === 0) break;
    for (const row of rows) await removeBelow(pool, row.id);
  }
  for (let count = batchSize; count === batchSize;) {
    const { rowCount } = await pool.query(
      'delete from file_node where id in (select id from file_node where parent = $1 and content is not null limit $2)',
      [id, batchSize],
    );
    count = rowCount ?? 0;
  }
  await pool.query('delete from file_node where id = $1', [id]);
}

/** Removes what killed processes took out of the tree. */
export async function removeDetached(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ id: number }>("select id from file_node where parent is null and name <> ''");
  for (const { id } of rows) await removeBelow(pool, id);
}

const batchSize = 1_000;
