import { type FileHandle, open, rm } from 'node:fs/promises';
import { PlatformError } from '@signalbox/api';
import { createTurns, hasCode, newObjectId, type PlatformKit, signalOfClient } from '@signalbox/platform-kit';
import type { FastifyReply } from 'fastify';
import { attachment } from '@signalbox/platform-kit/rest';
import { makeFolder, passingName, temporaryFolder, temporaryPath } from '@signalbox/platform-kit/archive-files';
import { backupErrors } from '../../shared/errors';
import { copyArchive } from '../archives/copy-archive';
import { archiveName } from '../records/backup-record';
import type { BackupRecord } from '../../shared/backup-record';

interface ArchiveToSend {
  record: BackupRecord;
  path: string;
  /** Encrypts the download. The stored archive has no password. */
  password: string | undefined;
  reply: FastifyReply;
}

/** Streams an archive to the client, encrypted if it asked for a password. */
export async function sendArchive(
  kit: PlatformKit,
  { record, path, password, reply }: ArchiveToSend,
): Promise<FastifyReply> {
  const handle = await (password === undefined ? open(path) : encrypted(kit, { path, password, reply })).catch(
    (error: unknown): never => {
      if (hasCode(error, 'ENOENT')) throw new PlatformError('notFound', { detail: record.name, cause: error });
      throw error;
    },
  );
  const { size } = await handle.stat();
  return reply
    .type('application/zip')
    .headers({
      'content-length': size,
      'content-disposition': attachment(archiveName(record)),
      'cache-control': 'no-store',
    })
    .send(handle.createReadStream());
}

/** Opens an encrypted copy and unlinks it: the disk space is freed when the client has it, or disconnects. */
async function encrypted(
  kit: PlatformKit,
  { path, password, reply }: Pick<ArchiveToSend, 'path' | 'reply'> & { password: string },
): Promise<FileHandle> {
  await makeFolder(temporaryFolder(kit));
  const copy = temporaryPath(kit, `${passingName('download', newObjectId(kit.clock.now()))}.zip`);
  const gone = new PlatformError(backupErrors.ticketInvalid, { detail: 'the client is gone' });
  const signal = signalOfClient(reply, gone);
  try {
    return await encryptions.run({ signal }, async () => {
      await copyArchive({ source: { path }, target: { path: copy, password }, signal });
      return open(copy);
    });
  } finally {
    await rm(copy, { force: true });
  }
}

/** Encrypting a copy occupies a CPU core, and the disk space of the archive. */
export const encryptions = createTurns({ atOnce: 2 });
