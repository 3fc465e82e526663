import { PlatformError } from '@signalbox/api';
import { idOf, optionalBody, validated } from '@signalbox/platform-kit';
import { later, optional, route, allowLongBody } from '@signalbox/platform-kit/rest';
import { Metadata } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mediaResumableStoreEntity, mediaResumableUploadEntity } from '../../shared/generated/entities';
import type { MediaResumableUpload } from '../../shared/generated/types';
import { storedUrlHeader } from '../../shared/resumable';
import { requireAny } from '../require-any';
import { uploadPermissions } from '../upload/upload-permissions';
import { type ResumableDeps, startUpload } from './start-upload';
import { storeReceived } from './store-received';
import { sendTusAnswer, tusRequestOf } from './tus-message';
import { createTusServer, tusPath } from './tus-server';
import { findUpload } from './upload-rows';
import type { UploadRow } from './upload-table';

/**
 * Uploads that go on after an interruption, also on another replica: the tus protocol. An upload belongs to its user and its
 * project, and is not found by others.
 */
export async function resumableRoutes(rest: FastifyInstance, deps: ResumableDeps): Promise<void> {
  const tus = createTusServer(deps);
  // In a scope of its own: no other route takes this type of content.
  await rest.register(async (own) => {
    own.addContentTypeParser('application/offset+octet-stream', (_request, content, done) => done(null, content));
    const startRoute = route('Starts a resumable upload, by the protocol tus 1.0.');
    own.post(tusPath, startRoute, async (request, reply) => {
      requireUploader(request);
      const order = orderOf(request);
      requireAny(request, uploadPermissions({ directory: order.catalog ?? '', action: order.action }));
      allowLongBody(request.raw);
      const { project } = request;
      const start = () => startUpload(deps, { project, userId: request.viewer?.userId ?? '', order });
      const answer = await tus.answer({ request: tusRequestOf(request, `/rest${tusPath}`), start });
      return sendTusAnswer(request, reply, answer);
    });
    const appendRoute = route('Appends bytes to a resumable upload.', { body: 'bytes' });
    own.patch(`${tusPath}/:id`, appendRoute, continueUpload);
    own.delete(`${tusPath}/:id`, route('Ends a resumable upload.'), continueUpload);
    own.head(`${tusPath}/:id`, async (request, reply) => {
      const url = await storedUrl(await ownUpload(deps, request));
      if (url !== undefined) void reply.header(storedUrlHeader, url);
      return continueUpload(request, reply);
    });
    const storeRoute = route('Stores a complete upload in the library.', {
      body: optional(later(mediaResumableStoreEntity)),
    });
    own.post(`${tusPath}/:id/store`, storeRoute, async (request) => {
      const upload = await ownUpload(deps, request);
      const { action } = optionalBody(request, mediaResumableStoreEntity);
      requireAny(request, uploadPermissions({ directory: upload.directory, action }));
      return storeReceived(deps, { id: upload.id, action });
    });
  });

  async function continueUpload(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { id } = await ownUpload(deps, request);
    allowLongBody(request.raw);
    const answer = await tus.answer({ request: tusRequestOf(request, `/rest${tusPath}/${id}`) });
    return sendTusAnswer(request, reply, answer);
  }

  /** The answer to the last PATCH may have been lost, or its replica killed. `store` answers why a file is not stored. */
  async function storedUrl({ id, url, bytes, received }: UploadRow): Promise<string | undefined> {
    if (url !== null || received < bytes) return url ?? undefined;
    return storeReceived(deps, { id }).then(
      (stored) => stored.url,
      () => undefined,
    );
  }
}

/** The upload of the URL, if it is one of the sender in this project who may still upload there. Throws `notFound`. */
async function ownUpload({ kit }: ResumableDeps, request: FastifyRequest): Promise<UploadRow> {
  requireUploader(request);
  const id = idOf(request);
  const upload = await findUpload(kit, id);
  if (!upload || upload.user_id !== request.viewer?.userId || upload.project !== request.project)
    throw new PlatformError('notFound', { detail: id });
  const { directory, action } = upload;
  requireAny(request, uploadPermissions({ directory, action: action ?? undefined }));
  return upload;
}

/** Before any answer that depends on the upload. */
function requireUploader(request: FastifyRequest): void {
  requireAny(request, ['media.add', 'media.edit', 'setting.edit']);
}

/** Throws `malformedBody` or `invalidField`. */
function orderOf({ headers }: FastifyRequest): MediaResumableUpload {
  const { filename, catalog, action } = metadataOf(String(headers['upload-metadata'] ?? ''));
  const given = Object.entries({ filename, catalog: catalog?.replace(/^\/+|\/+$/g, ''), action });
  const bytes = Number(headers['upload-length'] ?? Number.NaN);
  const order = Object.fromEntries(given.filter(([, value]) => value !== undefined && value !== null));
  return validated({ ...order, bytes: Number.isNaN(bytes) ? undefined : bytes }, mediaResumableUploadEntity);
}

function metadataOf(text: string): Record<string, string | null | undefined> {
  try {
    return Metadata.parse(text);
  } catch (cause) {
    throw new PlatformError('malformedBody', { detail: 'Upload-Metadata', cause });
  }
}
