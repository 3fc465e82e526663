import { PlatformError } from '@signalbox/api';
import { ownerOf, type PlatformKit } from '@signalbox/platform-kit';
import type { FastifyReply } from 'fastify';
import { versionsOf } from '../retained/version-files';
import { requireMediaViewer } from './require-file-viewer';
import { type Delivery, serveFile } from './serve-file';

interface VersionDelivery extends Pick<Delivery, 'request' | 'reply'> {
  /** Path of the file in the store. */
  path: string;
  /** Id. */
  version: string;
}

/** Sends an earlier content of a file. It requires `media.view`, also where pages show the present content to everyone. */
export async function serveVersion(
  kit: Pick<PlatformKit, 'fileTree'>,
  { request, reply, path, version }: VersionDelivery,
): Promise<FastifyReply> {
  requireMediaViewer(request, path);
  const { bytes, modifiedAt, location } = await requireVersion(kit, path, version);
  const entry = { name: path.split('/').at(-1) ?? '', path, isDirectory: false, bytes, modifiedAt };
  const read = async (_path: string, range?: { start: number; end: number }) => {
    const file = await kit.fileTree.read(location, range);
    return file && { stream: file.content, bytes, modifiedAt };
  };
  return serveFile({ read }, { request, reply, entry });
}

async function requireVersion(kit: Pick<PlatformKit, 'fileTree'>, path: string, version: string) {
  const found = (await versionsOf(kit, ownerOf(path))).find(({ id }) => id === version);
  if (!found) throw new PlatformError('notFound', { detail: version });
  return found;
}
