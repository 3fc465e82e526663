import { join } from 'node:path';
import { runAlone } from '@signalbox/jobs';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { systemClock } from '../clock';
import { newObjectId } from '../collections';
import { type BucketOptions, createBucketStore, createFolderStore, type ObjectStore } from '../object-store';
import { passingName } from './sweep-temporary';
import { archivesFolder, temporaryPath } from './temporary-files';

/** The bucket of the files that all servers share, and the bytes of its copies on this machine: those of archives, and those of media. */
export interface ServerBucket extends BucketOptions {
  copiesBytes: number;
}

interface ArchivesToOpen {
  dataDir: string;
  bucket?: ServerBucket;
  pool: Pool;
  log: Pick<FastifyBaseLogger, 'info'>;
  /** Called before archives are moved: the start takes as long as their upload. */
  onHold?: (hold: 'moving') => Promise<void>;
}

/**
 * The store of archives: a folder of the data folder, or a bucket. Moves the archives of the folder into the bucket first, and
 * fails while it cannot: their backups would seem lost.
 */
export async function openArchives({ dataDir, bucket: chosen, ...options }: ArchivesToOpen): Promise<ObjectStore> {
  const folder = createFolderStore({ root: archivesFolder({ dataDir }) });
  if (!chosen) return folder;
  const { copiesBytes: maxBytes, ...bucket } = chosen;
  const store = createBucketStore({
    ...bucket,
    copies: { folder: join(dataDir, 'archive-copies'), maxBytes },
    temporaryPath: () => temporaryPath({ dataDir }, passingName('download', newObjectId(systemClock.now()))),
  });
  await moveArchives({ folder, store, ...options });
  return store;
}

/** One server at a time: several may share the folder. Can be interrupted and repeated. */
async function moveArchives({
  folder,
  store,
  pool,
  log,
  onHold,
}: Pick<ArchivesToOpen, 'pool' | 'log' | 'onHold'> & Stores): Promise<void> {
  if ((await folder.list('').next()).done === true) return;
  await onHold?.('moving');
  await runAlone(pool, 'move archives into the bucket', async () => {
    for await (const { key, bytes } of folder.list('')) {
      if (!key.endsWith('.zip')) continue;
      const file = await folder.borrow(key);
      if (!file) continue;
      if ((await store.stat(key))?.bytes === bytes) await folder.remove(key);
      else await store.importFile(key, file.path);
      log.info({ archive: key, bytes }, 'moved an archive from the data folder into the bucket');
    }
  });
}

interface Stores {
  folder: ObjectStore;
  store: ObjectStore;
}
