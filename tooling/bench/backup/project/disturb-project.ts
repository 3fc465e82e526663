import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';

/** Deletes the files and records of the project. The restore then does what `unzip` into a new folder does. */
export async function lose(client: Client, media: string): Promise<void> {
  loseFiles(media);
  await loseRecords(client);
}

export function loseFiles(media: string): void {
  for (const name of readdirSync(media)) rmSync(join(media, name), { recursive: true });
}

export async function loseRecords(client: Client): Promise<void> {
  await client.query(`delete from document where collection = 'table_record'`);
  await client.query('vacuum analyze document');
}

/** Changes every tenth file and every tenth record. */
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

/** Checksum of the project's records. */
export async function recordsFingerprint(client: Client): Promise<string> {
  const { rows } = await client.query<{ fingerprint: string }>(
    `select count(*) || ' ' || sum(hashtextextended(id || created_at || updated_at || body::text, 0)) as fingerprint
     from document where collection = 'table_record'`,
  );
  return rows[0]?.fingerprint ?? '';
}

/** Throws if the project differs from its original state. `tree` contains the files of the archive. */
export async function requireIntact(
  client: Client,
  { fingerprint, media, tree }: { fingerprint: string; media: string; tree: string },
): Promise<void> {
  if ((await recordsFingerprint(client)) !== fingerprint) throw new Error('The records differ from the original');
  const [present, expected] = [filesBelow(media), filesBelow(tree)];
  if (present.join('\n') !== expected.join('\n')) throw new Error('The list of files differs from the original');
  for (const path of expected)
    if (!readFileSync(join(media, path)).equals(readFileSync(join(tree, path))))
      throw new Error(`${path} differs from the original`);
}

/** Names that start with a dot belong to the media store. */
function filesBelow(root: string): string[] {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return paths
    .map((path) => path.slice(root.length + 1))
    .filter((path) => !path.startsWith('.'))
    .toSorted();
}
