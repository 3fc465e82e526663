import { createReadStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import type { ObjectStore } from '../object-store';
import type { FileTree, TreeStats } from '../file-tree';
import { addDirectories, copyNode, detachNode, moveNode, placeFile, removeEmptyNode } from './change-nodes';
import { importDirectory } from './import-directory';
import { removeUnused, storeContent } from './contents';
import {
  findNode,
  nodeOf,
  type NodeRow,
  requireDirectory,
  requireNode,
  type StoredContent,
  type TreeNode,
} from './find-node';
import { removeBelow, removeDetached } from './remove-below';
import { treeError } from './tree-error';
import { changeTree } from './tree-transaction';

interface StoredTreeOptions {
  /** A pool of its own: a caller that has a connection of another pool may wait for one here. */
  pool: Pool;
  /** Stores the contents, and nothing else. */
  objects: ObjectStore;
  temporaryPath: () => string;
}

/** A tree whose names are rows of the database, and whose contents are objects. Several servers may share it. */
export function createStoredTree(options: StoredTreeOptions): FileTree & { collectGarbage(): Promise<void> } {
  const { pool, objects } = options;
  return {
    ...readingPart(options),
    ...changingPart(options),
    async collectGarbage() {
      await removeDetached(pool);
      await removeUnused({ pool, objects });
    },
  };
}

type ReadingPart = Pick<FileTree, 'stat' | 'names' | 'entries' | 'read' | 'digests' | 'borrow'>;

function readingPart({ pool, objects, temporaryPath }: StoredTreeOptions): ReadingPart {
  return {
    async stat(path) {
      const node = await findNode(pool, path);
      return node && statsOf(node);
    },
    async names(path) {
      const { id } = await requireDirectory(pool, path);
      const { rows } = await pool.query<{ name: string }>('select name from file_node where parent = $1', [id]);
      return rows.map(({ name }) => name);
    },
    async entries(path) {
      const { id } = await requireDirectory(pool, path);
      const { rows } = await pool.query<NodeRow & { name: string }>(
        `select node.id, node.name, node.content, node.modified_at, bytes, object_key, sha256
         from file_node node left join file_content on file_content.id = node.content where node.parent = $1`,
        [id],
      );
      return rows.map((row) => ({ name: row.name, ...statsOf(nodeOf(row)) }));
    },
    async read(path, range) {
      const node = await findNode(pool, path);
      if (!node?.content) return undefined;
      const { bytes } = node.content;
      return { content: await contentOf(objects, node.content, range), bytes, modifiedAt: node.modifiedAt };
    },
    async digests(paths, { signal } = {}) {
      const digests: (string | undefined)[] = [];
      for (const path of paths) {
        signal?.throwIfAborted();
        digests.push((await findNode(pool, path))?.content?.sha256);
      }
      return digests;
    },
    async borrow(path) {
      const { content } = await requireNode(pool, path);
      if (!content) throw treeError('EISDIR', path);
      if (content.objectKey === undefined) return emptyFile(temporaryPath());
      const lent = await objects.borrow(content.objectKey);
      if (!lent) throw missing(content);
      return { location: lent.path, release: lent.release };
    },
  };
}

function changingPart({ pool, objects }: StoredTreeOptions): Omit<FileTree, keyof ReadingPart> {
  const place = async (path: string, content: AsyncIterable<Uint8Array>, options: PlaceOptions) => {
    await checkPlace(pool, path, options);
    const id = await storeContent({ pool, objects }, content);
    await changeTree(pool, (client) => placeFile(client, { path, content: id, ...options }));
  };
  const makeDirectory = (path: string) => changeTree(pool, (client) => addDirectories(client, path));
  const importFile: FileTree['importFile'] = async (file, path, { shouldReplace }) =>
    place(path, createReadStream(file), { shouldReplace, modifiedAt: (await stat(file)).mtime });
  return {
    makeDirectory,
    importFile,
    importDirectory: (directory, path) => importDirectory({ makeDirectory, importFile }, directory, path),
    write: (path, content) => place(path, bytesOf(content), { shouldReplace: true }),
    link: (from, to) =>
      changeTree(pool, async (client) => {
        const { content, modifiedAt } = await requireNode(client, from);
        if (!content) throw treeError('EPERM', from);
        await placeFile(client, { path: to, content: content.id, modifiedAt, shouldReplace: false });
      }),
    move: (from, to) => changeTree(pool, (client) => moveNode(client, from, to)),
    copy: (from, to) => changeTree(pool, (client) => copyNode(client, from, to)),
    async remove(path) {
      const left = await changeTree(pool, (client) => detachNode(client, path));
      if (left !== undefined) await removeBelow(pool, left);
    },
    removeEmpty: (path) => changeTree(pool, (client) => removeEmptyNode(client, path)),
    // A transaction survives a power failure.
    sync: async () => undefined,
  };
}

async function emptyFile(location: string): ReturnType<FileTree['borrow']> {
  await mkdir(dirname(location), { recursive: true, mode: 0o700 });
  await writeFile(location, '', { flag: 'wx', mode: 0o600 });
  return { location, release: () => rm(location, { force: true }) };
}

interface PlaceOptions {
  shouldReplace: boolean;
  modifiedAt?: Date;
}

/** Before a content is sent, whose place may not take it. */
async function checkPlace(pool: Pool, path: string, { shouldReplace }: PlaceOptions): Promise<void> {
  const existing = await findNode(pool, path);
  if (existing && !shouldReplace) throw treeError('EEXIST', path);
  if (existing && !existing.content) throw treeError('EISDIR', path);
}

function statsOf({ id, content, modifiedAt }: TreeNode): TreeStats {
  return {
    kind: content ? 'file' : 'directory',
    bytes: content?.bytes ?? 0,
    modifiedAt,
    modifiedMs: modifiedAt.getTime(),
    id: content?.id ?? id,
  };
}

async function contentOf(
  objects: ObjectStore,
  content: StoredContent,
  range?: { start: number; end: number },
): Promise<Readable> {
  if (content.objectKey === undefined) return Readable.from([], { objectMode: false });
  const found = await objects.get(content.objectKey, range);
  if (!found) throw missing(content);
  return found.content;
}

function missing({ objectKey }: StoredContent): Error {
  return new Error(`The object ${objectKey} of a file is missing`);
}

async function* bytesOf(content: string | Iterable<string>): AsyncGenerator<Uint8Array> {
  for (const part of typeof content === 'string' ? [content] : content) yield Buffer.from(part);
}
