import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';

/** A project whose files and records are lost, as after a disaster: what `unzip` into a new folder is for a tree. */
export async function lose(client: Client, media: string): Promise<void> {
  for (const name of readdirSync(media)) rmSync(join(media, name), { recursive: true });
  await client.query(`delete from document where collection = 'table_record'`);
  await client.query('vacuum analyze document');
}

/** Every tenth file and every tenth record is another one now. */
export async function change(client: Client, media: string): Promise<void> {
  for (const folder of readdirSync(media))
    for (const [index, name] of readdirSync(join(media, folder)).entries())
      if (index % 10 === 0) writeFileSync(join(media, folder, name), `Another ${name}`);
  await client.query(
    `update document set body = body || '{"state": "unlike"}', updated_at = now()
     where collection = 'table_record' and id like '%0'`,
  );
  await client.query('vacuum analyze document');
}

/** What the records of the project are, in one number. */
export async function recordsFingerprint(client: Client): Promise<string> {
  const { rows } = await client.query<{ print: string }>(
    `select count(*) || ' ' || sum(hashtextextended(id || created_at || updated_at || body::text, 0)) as print
     from document where collection = 'table_record'`,
  );
  return rows[0]?.print ?? '';
}

/** Throws where the project is not what it was: `tree` holds the files as the archive has them. */
export async function requireIntact(
  client: Client,
  { print, media, tree }: { print: string; media: string; tree: string },
): Promise<void> {
  if ((await recordsFingerprint(client)) !== print) throw new Error('The records are not as they were');
  const [there, expected] = [filesBelow(media), filesBelow(tree)];
  if (there.join('\n') !== expected.join('\n')) throw new Error('Other files are there than before');
  for (const path of expected)
    if (!readFileSync(join(media, path)).equals(readFileSync(join(tree, path))))
      throw new Error(`${path} is not as it was`);
}

/** What begins with a dot is the media store's own. */
function filesBelow(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return paths
    .map((path) => path.slice(root.length + 1))
    .filter((path) => !path.startsWith('.'))
    .toSorted();
}
