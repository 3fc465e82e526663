import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { PlatformError } from '@signalbox/api';
import { createTurns, newObjectId, type PlatformKit, signalOfClient } from '@signalbox/platform-kit';
import type { FastifyReply } from 'fastify';
import { attachment } from '@signalbox/platform-kit/rest';
import { makeFolder, passingName, temporaryFolder, temporaryPath } from '@signalbox/platform-kit/archive-files';
import { backupErrors } from '../../shared/errors';
import { type ArchiveAddress, archiveKey, withArchiveFile } from '../archives/archive-files';
import { copyArchive } from '../archives/copy-archive';
import { archiveName } from '../records/backup-record';
import type { BackupRecord } from '../../shared/backup-record';

interface ArchiveToSend {
  record: BackupRecord;
  address: ArchiveAddress;
  /** Encrypts the download. The stored archive has no password. */
  password: string | undefined;
  reply: FastifyReply;
}

/** Streams an archive to the client, encrypted if it asked for a password. */
export async function sendArchive(
  kit: PlatformKit,
  { record, address, password, reply }: ArchiveToSend,
): Promise<FastifyReply> {
  const { bytes, content } = await (password === undefined
    ? stored(kit, address)
    : encrypted(kit, { address, password, reply }));
  return reply
    .type('application/zip')
    .headers({
      'content-length': bytes,
      'content-disposition': attachment(archiveName(record)),
      'cache-control': 'no-store',
    })
    .send(content);
}

interface Content {
  bytes: number;
  content: Readable;
}

async function stored(kit: PlatformKit, address: ArchiveAddress): Promise<Content> {
  const found = await kit.archives.get(archiveKey(address));
  if (!found) throw new PlatformError('notFound', { detail: address.id });
  return { bytes: found.object.bytes, content: found.content };
}

/** Opens an encrypted copy and unlinks it: the disk space is freed when the client has it, or disconnects. */
async function encrypted(
  kit: PlatformKit,
  { address, password, reply }: Pick<ArchiveToSend, 'address' | 'reply'> & { password: string },
): Promise<Content> {
  await makeFolder(temporaryFolder(kit));
  const copy = temporaryPath(kit, `${passingName('download', newObjectId(kit.clock.now()))}.zip`);
  const gone = new PlatformError(backupErrors.ticketInvalid, { detail: 'the client is gone' });
  const signal = signalOfClient(reply, gone);
  try {
    return await encryptions.run({ signal }, async () => {
      const encrypt = async (source: { path: string }) =>
        copyArchive({ source: { path: source.path }, target: { path: copy, password }, signal });
      await withArchiveFile(kit, address, encrypt, { signal });
      const handle = await open(copy);
      return { bytes: (await handle.stat()).size, content: handle.createReadStream() };
    });
  } finally {
    await rm(copy, { force: true });
  }
}

/** Encrypting a copy occupies a CPU core, and the disk space of the archive. */
export const encryptions = createTurns({ atOnce: 2 });
