import type { PlatformKit } from '@signalbox/platform-kit';
import { uploadRule } from '@signalbox/platform-kit/media-inspection';
import type { FastifyRequest } from 'fastify';
import type { ClaimSpace } from '../quota/project-space';
import { acceptFile, type FileToAccept } from './accept-file';
import { receiveFile } from './receive-file';
import { uploadErrors } from './upload-errors';
import { withSpace } from './with-space';

type Upload = Pick<FileToAccept, 'directory' | 'action'>;

/** Stores the `file` of a request if `directory` accepts its name and content. Returns its URL. */
export async function storeUpload(
  { kit, claimSpace }: { kit: PlatformKit; claimSpace: ClaimSpace },
  request: FastifyRequest,
  upload: Upload,
): Promise<{ url: string }> {
  const { project } = request;
  const { directory } = upload;
  const owner = request.viewer?.userId ?? '';
  const { settings } = await kit.settings.read(project);
  const { maxBytes, checkName } = uploadRule({ directory, settings });
  const errors = uploadErrors(directory);
  const check = (name: string) => {
    errors.checkName(name);
    checkName(name);
  };
  const bytes = announcedBytes(request, maxBytes);
  return withSpace(claimSpace, { project, settings, bytes }, async (claim) => {
    const received = await receiveFile(request, { files: kit.files, maxBytes, check }).catch((error: unknown) => {
      throw errors.ofReceiving(error);
    });
    return acceptFile(kit, { ...upload, project, settings, owner, claim, received });
  });
}

/** Upper bound of the body size in bytes; the file is slightly smaller. A chunked body has no announced size. */
function announcedBytes({ headers }: FastifyRequest, maxBytes: number): number {
  return Math.min(Number(headers['content-length'] ?? 0) || 0, maxBytes);
}
