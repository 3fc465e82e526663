import type { Pool, PoolClient } from 'pg';
import { treeError } from './tree-error';

type Reader = Pick<Pool | PoolClient, 'query'>;

/** A file or a directory. */
export interface TreeNode {
  id: number;
  /** Undefined for a directory. */
  content?: StoredContent;
  modifiedAt: Date;
}

export interface StoredContent {
  id: number;
  bytes: number;
  sha256?: string;
  /** Undefined for an empty one. */
  objectKey?: string;
}

/** Undefined for a missing path. */
export async function findNode(reader: Reader, path: string): Promise<TreeNode | undefined> {
  const names = namesOf(path);
  const { node, depth } = await deepest(reader, names);
  return depth === names.length ? node : undefined;
}

/** Throws `ENOENT`, and `ENOTDIR` for a path below a file. */
export async function requireNode(reader: Reader, path: string): Promise<TreeNode> {
  const names = namesOf(path);
  const { node, depth } = await deepest(reader, names);
  if (depth === names.length) return node;
  throw treeError(node.content ? 'ENOTDIR' : 'ENOENT', path);
}

/** Throws `ENOENT` and `ENOTDIR`. Its row stays until the end of the transaction. */
export async function requireDirectory(reader: Reader, path: string): Promise<TreeNode> {
  const node = await requireNode(reader, path);
  if (node.content) throw treeError('ENOTDIR', path);
  return node;
}

interface FoundNode {
  node: TreeNode;
  /** Number of names that lead to it. */
  depth: number;
}

/** The last node on the way to a path that exists. */
export async function deepest(reader: Reader, names: readonly string[]): Promise<FoundNode> {
  const { rows } = await reader.query<NodeRow & { depth: number }>(deepestSql, [names]);
  const [row] = rows;
  if (!row) throw new Error('The tree of files has no root');
  return { node: nodeOf(row), depth: row.depth };
}

/** The directory around a path, and its last name. */
export function splitPath(path: string): { directory: string; name: string } {
  const names = namesOf(path);
  const name = names.pop();
  if (name === undefined) throw treeError('EINVAL', 'the root');
  return { directory: names.join('/'), name };
}

export function namesOf(path: string): string[] {
  return path.split('/').filter((name) => name !== '' && name !== '.');
}

export interface NodeRow {
  id: number;
  content: number | null;
  modified_at: Date;
  bytes: number | null;
  object_key: string | null;
  sha256: string | null;
}

export function nodeOf({ id, content, modified_at: modifiedAt, bytes, object_key: key, sha256 }: NodeRow): TreeNode {
  if (content === null) return { id, modifiedAt };
  return {
    id,
    modifiedAt,
    content: {
      id: content,
      bytes: bytes ?? 0,
      ...(sha256 === null ? {} : { sha256 }),
      ...(key === null ? {} : { objectKey: key }),
    },
  };
}

const deepestSql = `
  with recursive step (id, content, modified_at, depth) as (
    select id, content, modified_at, 0 from file_node where parent is null and name = ''
    union all
    select node.id, node.content, node.modified_at, depth + 1
    from step join file_node node on node.parent = step.id and node.name = ($1::text[])[depth + 1]
  )
  select step.id, step.content, step.modified_at, step.depth, bytes, object_key, sha256
  from step left join file_content on file_content.id = step.content
  order by depth desc limit 1`;
