import { PlatformError } from '@signalbox/api';
import { type FileEntry, type FileStore, requestOwner, textParameter, validated } from '@signalbox/platform-kit';
import { extensionOf, isImageName } from '@signalbox/platform-kit/media-inspection';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mediaErrors } from '../../shared/errors';
import { mediaThumbnailQueryEntity } from '../../shared/generated/entities';
import { serveFile } from '../serve/serve-file';
import type { Thumbnails } from './create-thumbnails';

/** Longest side of the thumbnail that a request asks for, in pixels; undefined for the file itself. Throws `invalidField`. */
export function thumbnailSide(request: FastifyRequest): number | undefined {
  const { thumbnail } = validated({ thumbnail: textParameter(request, 'thumbnail') }, mediaThumbnailQueryEntity);
  return thumbnail === undefined ? undefined : Number(thumbnail);
}

interface ThumbnailDelivery {
  request: FastifyRequest;
  reply: FastifyReply;
  entry: FileEntry;
  side: number;
}

/**
 * Sends the thumbnail of a picture to a sender who may read the picture. Drawings, and formats that browsers show and the
 * decoder does not read, are sent as they are if they are small. Throws `thumbnailMissing` for all other files.
 */
export async function sendThumbnail(
  { files, thumbnails }: { files: FileStore; thumbnails: Thumbnails },
  { request, reply, entry, side }: ThumbnailDelivery,
): Promise<FastifyReply> {
  if (shownAsTheyAre.has(extensionOf(entry.name)) && entry.bytes <= maxShownBytes)
    return serveFile(files, { request, reply, entry });
  if (!isImageName(entry.name) || notDecoded.has(extensionOf(entry.name)))
    throw new PlatformError(mediaErrors.thumbnailMissing, { detail: entry.name });
  const { tag, content } = await thumbnails.of(entry, side);
  const isFresh = request.headers['if-none-match'] === tag;
  const picture = isFresh ? undefined : await content(requestOwner(request, reply));
  // A WebP picture is compressed already.
  delete request.headers['accept-encoding'];
  void reply.headers({
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    vary: 'authorization, cookie, x-request-project',
    etag: tag,
  });
  if (picture === undefined) return reply.code(304).send();
  return reply.type('image/webp').header('content-length', picture.byteLength).send(picture);
}

const shownAsTheyAre = new Set(['svg', 'svgz', 'ico', 'bmp']);
const notDecoded = new Set([...shownAsTheyAre, 'xbm']);
const maxShownBytes = 1024 * 1024;
