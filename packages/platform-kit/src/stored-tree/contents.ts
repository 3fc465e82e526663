import { createHash, type Hash, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { ObjectStore } from '../object-store';

/** Writes a content of any length as an object, and returns its id. Until a file has it, it is removed after a day. */
export async function storeContent(
  { pool, objects }: { pool: Pool; objects: ObjectStore },
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  const counted = { bytes: 0, hash: createHash('sha256') };
  const chunks = counting(content, counted)[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done === true) {
    const id = await addContent(pool, null);
    await noteContent(pool, id, counted);
    return id;
  }
  const key = randomUUID();
  // First the row, which names the object that a killed process leaves.
  const id = await addContent(pool, key);
  await objects.put(key, after(first.value, chunks));
  await noteContent(pool, id, counted);
  return id;
}

/** Removes contents without a file: marks them, and removes them an hour later, when no reader has them any more. */
export async function removeUnused({ pool, objects }: { pool: Pool; objects: ObjectStore }): Promise<void> {
  await pool.query(`update file_content content set unused_at = null
    where unused_at is not null and exists (select from file_node where content = content.id)`);
  await pool.query(`update file_content content set unused_at = now()
    where unused_at is null and created_at < now() - interval '1 day'
      and not exists (select from file_node where content = content.id)`);
  await pool.query(`with unused as (
      delete from file_content content where unused_at < now() - interval '1 hour'
        and not exists (select from file_node where content = content.id)
      returning object_key)
    insert into file_unused_object select object_key from unused where object_key is not null`);
  const { rows } = await pool.query<{ object_key: string }>('select object_key from file_unused_object');
  for (const { object_key: key } of rows) {
    await objects.remove(key);
    await pool.query('delete from file_unused_object where object_key = $1', [key]);
  }
}

interface Counted {
  bytes: number;
  hash: Hash;
}

async function noteContent(pool: Pool, id: number, { bytes, hash }: Counted): Promise<void> {
  await pool.query('update file_content set bytes = $2, sha256 = $3 where id = $1', [id, bytes, hash.digest('hex')]);
}

async function addContent(pool: Pool, key: string | null): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    'insert into file_content (object_key, bytes) values ($1, 0) returning id',
    [key],
  );
  return rows[0]!.id;
}

async function* counting(content: AsyncIterable<Uint8Array>, counted: Counted): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    counted.bytes += chunk.byteLength;
    counted.hash.update(chunk);
    if (chunk.byteLength > 0) yield chunk;
  }
}

async function* after(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}
