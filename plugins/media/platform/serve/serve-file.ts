import { PlatformError } from '@signalbox/api';
import type { FileEntry, FileStore } from '@signalbox/platform-kit';
import { extensionOf, formatOf } from '@signalbox/platform-kit/media-inspection';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './byte-range';

export interface Delivery {
  request: FastifyRequest;
  reply: FastifyReply;
  entry: FileEntry;
}

/** Sends a file or the requested range, or 304 if the client's copy is fresh. No file can run as a page of this origin. */
export async function serveFile(
  files: Pick<FileStore, 'read'>,
  { request, reply, entry }: Delivery,
): Promise<FastifyReply> {
  const tag = `"${entry.bytes.toString(36)}-${entry.modifiedAt.getTime().toString(36)}"`;
  // Compression would break ranges, tags and lengths. Most media is already compressed.
  delete request.headers['accept-encoding'];
  void reply.headers({
    ...contentHeaders(entry.name),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    vary: 'authorization, cookie, x-request-project',
    'accept-ranges': 'bytes',
    'last-modified': entry.modifiedAt.toUTCString(),
    etag: tag,
  });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();

  const asked =
    request.headers['if-range'] === undefined || request.headers['if-range'] === tag
      ? request.headers.range
      : undefined;
  const range = byteRange(asked, entry.bytes);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${entry.bytes}`).send();
  const file = await files.read(entry.path, range);
  if (!file) throw new PlatformError('notFound', { detail: entry.path });
  if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${entry.bytes}`);
  return reply.header('content-length', range ? range.end - range.start + 1 : entry.bytes).send(file.stream);
}

function contentHeaders(name: string): Record<string, string> {
  const format = formatOf(name);
  const type = format?.type ?? 'application/octet-stream';
  const isShown = /^(image|audio|video|font)\//.test(type) || shownTypes.has(type);
  return {
    'content-type': type,
    ...(extensionOf(name) === 'svgz' ? { 'content-encoding': 'gzip' } : {}),
    ...(isShown ? {} : { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` }),
    ...(passiveType.test(type) ? {} : { 'content-security-policy': sandbox }),
    // The page of the library shows documents in a frame.
    ...(type === 'application/pdf' ? { 'content-security-policy': framed, 'x-frame-options': 'SAMEORIGIN' } : {}),
  };
}

const shownTypes = new Set(['application/pdf', 'text/plain; charset=utf-8', 'application/json; charset=utf-8']);
/** Types that no browser treats as a document with scripts. */
const passiveType = /^(image\/(?!svg)|audio\/|video\/|font\/|application\/pdf$)/;
const sandbox = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";
const framed = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";
