import { rm } from 'node:fs/promises';
import { PlatformError } from '@signalbox/api';
import { type PlatformKit, rejectUpload, uploadContent, validated } from '@signalbox/platform-kit';
import { archivePasswordEntity } from '@signalbox/schemas/validators/entities';
import type { FastifyRequest } from 'fastify';
import type { MultipartFile } from '@fastify/multipart';
import { uploadPlace, writeReceived } from '@signalbox/platform-kit/archive-files';

interface ReceivedArchive {
  /** File name from the client, without `.zip`. */
  fileName: string;
  /** Path on the disk. */
  path: string;
  /** Another path, which is removed together with the file. */
  plainPath: string;
  /** Password among the form fields. */
  password: string | undefined;
  /** Removes the remaining files. */
  discard(): Promise<void>;
}

/** Streams the multipart field `file` of a request to the disk. A field `password` comes before it. */
export async function receiveArchive(kit: PlatformKit, request: FastifyRequest): Promise<ReceivedArchive> {
  const { pathOf, maxBytes, limits } = await uploadPlace(kit, request, { fieldBytes: 10_000 });
  const part = await request.file({ limits }).catch(rejectUpload);
  if (part?.fieldname !== 'file') throw new PlatformError('invalidField', { field: 'file', pointer: '/file' });
  const [path, plainPath] = [pathOf('.zip'), pathOf('.plain.zip')];
  const discard = async () => {
    await rm(path, { force: true });
    await rm(plainPath, { force: true });
  };
  try {
    if (!/\.zip$/i.test(part.filename))
      throw new PlatformError('formatNotAllowed', { field: 'file', pointer: '/file', detail: '.zip' });
    const password = passwordOf(part);
    await writeReceived({ path, content: uploadContent(part.file), maxBytes });
    return { fileName: part.filename.replace(/\.zip$/i, ''), path, plainPath, password, discard };
  } catch (error) {
    await discard();
    throw error;
  } finally {
    // Drains the rest of the upload, or the connection hangs.
    part.file.resume();
  }
}

function passwordOf({ fields: { password: sent } }: MultipartFile): string | undefined {
  const password = sent && !Array.isArray(sent) && sent.type === 'field' ? sent.value : undefined;
  if (password === undefined || password === '') return undefined;
  return validated({ password }, archivePasswordEntity).password;
}
