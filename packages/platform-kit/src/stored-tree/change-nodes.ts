import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { advisoryLocks } from '../database/advisory-locks';
import { deepest, findNode, namesOf, requireDirectory, requireNode, splitPath, type TreeNode } from './find-node';
import { treeError } from './tree-error';

// Each of these runs inside a transaction (`changeTree`).

/** Makes a directory and those around it. */
export async function addDirectories(client: PoolClient, path: string): Promise<void> {
  const names = namesOf(path);
  const { node, depth } = await deepest(client, names);
  if (node.content) throw treeError(depth === names.length ? 'EEXIST' : 'ENOTDIR', path);
  let parent = node.id;
  for (const name of names.slice(depth)) parent = await addNode(client, { parent, name });
}

interface FileToPlace {
  path: string;
  /** Id. */
  content: number;
  modifiedAt?: Date;
  shouldReplace: boolean;
}

export async function placeFile(
  client: PoolClient,
  { path, content, modifiedAt, shouldReplace }: FileToPlace,
): Promise<void> {
  const { directory, name } = splitPath(path);
  const parent = await requireDirectory(client, directory);
  const existing = await findNode(client, path);
  if (existing && !shouldReplace) throw treeError('EEXIST', path);
  if (existing && !existing.content) throw treeError('EISDIR', path);
  if (existing) await removeNode(client, existing);
  await addNode(client, { parent: parent.id, name, content, modifiedAt });
}

export async function moveNode(client: PoolClient, from: string, to: string): Promise<void> {
  const source = await requireNode(client, from);
  // Two directories that move into each other at the same time would leave the tree.
  if (!source.content) await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.directoryMoves]);
  if (isWithin(to, from)) throw treeError('EINVAL', to);
  const { directory, name } = splitPath(to);
  const parent = await requireDirectory(client, directory);
  const existing = await findNode(client, to);
  if (existing?.id === source.id) return;
  if (existing) {
    if (!source.content && existing.content) throw treeError('ENOTDIR', to);
    if (source.content && !existing.content) throw treeError('EISDIR', to);
    await removeNode(client, existing).catch(notEmpty(to));
  }
  const moved = await client.query<{ parent: number }>(
    `update file_node node set parent = $2, name = $3 from file_node before
     where node.id = $1 and before.id = node.id and node.parent is not null returning before.parent`,
    [source.id, parent.id, name],
  );
  if (moved.rows.length === 0) throw treeError('ENOENT', from);
  await touch(client, [parent.id, ...moved.rows.map((row) => row.parent)]);
}

/** Takes a file, or a directory with its content, out of the tree. Returns the id of a directory whose content is left. */
export async function detachNode(client: PoolClient, path: string): Promise<number | undefined> {
  const names = namesOf(path);
  const { node, depth } = await deepest(client, names);
  if (depth < names.length && node.content) throw treeError('ENOTDIR', path);
  if (depth < names.length) return undefined;
  if (node.content) {
    await removeNode(client, node);
    return undefined;
  }
  const { rows } = await client.query<{ parent: number }>(
    `update file_node node set parent = null, name = $2 from file_node before
     where node.id = $1 and before.id = node.id and before.parent is not null returning before.parent`,
    [node.id, randomUUID()],
  );
  await touch(
    client,
    rows.map(({ parent }) => parent),
  );
  return node.id;
}

export async function removeEmptyNode(client: PoolClient, path: string): Promise<void> {
  const node = await requireDirectory(client, path);
  await removeNode(client, node).catch(notEmpty(path));
}

/** Copies a file, which shares the content, or a directory. */
export async function copyNode(client: PoolClient, from: string, to: string): Promise<void> {
  const source = await requireNode(client, from);
  if (await findNode(client, to)) throw treeError('EEXIST', to);
  if (isWithin(to, from)) throw treeError('EINVAL', to);
  const { directory, name } = splitPath(to);
  const parent = await requireDirectory(client, directory);
  await copyBelow(client, source, { parent: parent.id, name });
}

async function copyBelow(client: PoolClient, source: TreeNode, place: Pick<NewNode, 'parent' | 'name'>): Promise<void> {
  const copy = await addNode(client, { ...place, content: source.content?.id });
  if (source.content) return;
  await client.query(
    `insert into file_node (parent, name, content)
     select $2, name, content from file_node where parent = $1 and content is not null`,
    [source.id, copy],
  );
  const { rows } = await client.query<{ id: number; name: string; modified_at: Date }>(
    'select id, name, modified_at from file_node where parent = $1 and content is null',
    [source.id],
  );
  for (const { id, name, modified_at: modifiedAt } of rows)
    await copyBelow(client, { id, modifiedAt }, { parent: copy, name });
}

interface NewNode {
  /** Id. */
  parent: number;
  name: string;
  content?: number;
  modifiedAt?: Date;
}

/** Returns its id. */
async function addNode(client: PoolClient, { parent, name, content, modifiedAt }: NewNode): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into file_node (parent, name, content, modified_at)
     values ($1, $2, $3, coalesce($4, clock_timestamp())) returning id`,
    [parent, name, content, modifiedAt],
  );
  await touch(client, [parent]);
  return rows[0]!.id;
}

/** Throws the database's own error for a directory with a content. */
async function removeNode(client: PoolClient, { id }: TreeNode): Promise<void> {
  const { rows } = await client.query<{ parent: number }>('delete from file_node where id = $1 returning parent', [id]);
  await touch(
    client,
    rows.map(({ parent }) => parent),
  );
}

/** Directories have the time of the last change of their names. */
async function touch(client: PoolClient, ids: readonly number[]): Promise<void> {
  await client.query(
    `update file_node set modified_at = clock_timestamp() where id in
       (select id from file_node where id = any($1::bigint[]) order by id for no key update)`,
    [ids],
  );
}

function notEmpty(path: string) {
  return (error: unknown): never => {
    throw error instanceof Error && 'code' in error && error.code === '23503' ? treeError('ENOTEMPTY', path) : error;
  };
}

function isWithin(path: string, around: string): boolean {
  return `${namesOf(path).join('/')}/`.startsWith(`${namesOf(around).join('/')}/`);
}
