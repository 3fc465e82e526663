import { PlatformError } from '@signalbox/api';
import { checkFileName, type FileStore, rejectUpload, type StagedFile, uploadContent } from '@signalbox/platform-kit';
import type { FastifyRequest } from 'fastify';
import '@fastify/multipart';

export interface ReceivedFile {
  name: string;
  staged: StagedFile;
}

/** Stages the multipart field `file` of a request. `check` validates its name before any byte is read. */
export async function receiveFile(
  request: FastifyRequest,
  { files, maxBytes, check }: { files: FileStore; maxBytes: number; check: (name: string) => void },
): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new PlatformError('wrongContentType', { detail: 'multipart/form-data' });
  // One byte more than allowed, so that the store detects the excess.
  const limits = { fileSize: maxBytes + 1, files: 1, fields: 20, parts: 21, fieldSize: 10_000 };
  const part = await request.file({ limits }).catch(rejectUpload);
  if (part?.fieldname !== 'file') throw new PlatformError('invalidField', { field: 'file', pointer: '/file' });
  try {
    const name = part.filename.normalize('NFC');
    checkFileName(name);
    check(name);
    return { name, staged: await files.stage(uploadContent(part.file), { maxBytes }) };
  } finally {
    // Drains the rest of the body, or the connection hangs.
    part.file.resume();
  }
}
