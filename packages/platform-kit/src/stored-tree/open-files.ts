import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runAlone } from '@signalbox/jobs';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { type ServerBucket, passingName, temporaryPath } from '../archive-files';
import type { FileStore } from '../contract';
import { openDatabase } from '../database/open-database';
import { createFolderTree, type FileTree } from '../file-tree';
import { createFileStore } from '../files';
import { createBucketStore } from '../object-store';
import { type FormKey, openFormKey, openSharedFormKey } from '../runtime-forms';
import { copyFrontEnd } from './front-end-copy';
import { importDataFolder, isMovePending } from './import-data-folder';
import { createStoredTree } from './stored-tree';
import { subtreeOf } from './subtree';
import { type HeldStart, waitForServers } from './wait-for-servers';

interface FilesToOpen extends HeldStart {
  dataDir: string;
  bucket?: ServerBucket;
  /** URL of the database. */
  url: string;
  pool: Pool;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

export interface OpenFiles {
  hasBucket: boolean;
  fileTree: FileTree;
  /** The files of the media. */
  files: FileStore;
  formKey: FormKey;
  /** Copies a restored front end to this machine, if there is a new one. */
  copyFrontEnd(): Promise<void>;
  /** Removes contents that no file has any more, and old copies on this machine. */
  collectGarbage(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The files that all servers share: in the data folder, or in a bucket. Moves those of the data folder into the bucket first, once no
 * server reads that folder any more, and fails while it cannot: they would seem lost.
 */
export async function openFiles(options: FilesToOpen): Promise<OpenFiles> {
  const { dataDir, bucket, pool } = options;
  if (bucket) return openBucket({ ...options, bucket });
  await rejectMissingBucket(pool);
  const root = makePrivate(dataDir, 'media');
  return {
    hasBucket: false,
    fileTree: createFolderTree({ root: dataDir }),
    files: createFileStore({ root }),
    formKey: openFormKey(dataDir),
    copyFrontEnd: async () => undefined,
    collectGarbage: async () => undefined,
    close: async () => undefined,
  };
}

async function openBucket({
  dataDir,
  bucket: { copiesBytes: maxBytes, prefix, ...bucket },
  url,
  pool,
  log,
  ...held
}: FilesToOpen & { bucket: ServerBucket }): Promise<OpenFiles> {
  const own = openDatabase({ url, maxConnections });
  const newPath = () => temporaryPath({ dataDir }, passingName('download', randomUUID()));
  const objects = createBucketStore({
    ...bucket,
    // Lists of archives leave out names that begin with a dot.
    prefix: `${prefix}.files/`,
    copies: { folder: join(dataDir, 'file-copies'), maxBytes },
    temporaryPath: newPath,
  });
  const fileTree = createStoredTree({ pool: own.pool, objects, temporaryPath: newPath });
  let formKey: FormKey;
  try {
    const isHeld = await isMovePending({ tree: fileTree, dataDir });
    if (isHeld) await waitForServers({ ...held, log });
    formKey = await openSharedFormKey({ dataDir, objects, pool });
    await importDataFolder({ tree: fileTree, dataDir, pool, log, onHold: held.onHold });
    await fileTree.makeDirectory('media');
    await copyFrontEnd(fileTree, dataDir);
  } catch (error) {
    await own.close();
    throw error;
  }
  return {
    hasBucket: true,
    fileTree,
    formKey,
    files: createFileStore({ root: makePrivate(dataDir, 'received'), tree: subtreeOf(fileTree, 'media') }),
    copyFrontEnd: () => copyFrontEnd(fileTree, dataDir),
    async collectGarbage() {
      await runAlone(pool, 'unused files', fileTree.collectGarbage);
      await objects.removeLeftovers();
    },
    close: own.close,
  };
}

/** Without the bucket of its database, a server would show no media, and take new ones that no other server sees. */
async function rejectMissingBucket(pool: Pool): Promise<void> {
  const { rowCount } = await pool.query('select from file_content limit 1');
  if (rowCount)
    throw new Error(
      'the media of this database are in a bucket: set S3_ENDPOINT and the other variables of the bucket, as the servers before',
    );
}

/** The data folder itself may have to be open for the database's user. Its files are private. */
function makePrivate(dataDir: string, name: string): string {
  const folder = join(dataDir, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

const maxConnections = 4;
