import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { PlatformError } from '@signalbox/api';
import { errorBody, requestLocale } from '@signalbox/platform-kit/rest';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The part of a request that the protocol reads. Its content is read only as far as the protocol asks for it. */
export function tusRequestOf({ method, headers, body }: FastifyRequest, path: string): Request {
  const known = Object.entries(headers).filter(([name]) => readHeaders.has(name));
  const content = body instanceof Readable ? body.iterator({ destroyOnReturn: false }) : undefined;
  return new Request(new URL(path, 'http://localhost'), {
    method,
    headers: known.map(([name, value]): [string, string] => [name, String(value)]),
    ...(content ? { body: ReadableStream.from(content) as BodyInit, duplex: 'half' } : {}),
  });
}

const readHeaders = new Set([
  'content-length',
  'content-type',
  'tus-resumable',
  'upload-concat',
  'upload-defer-length',
  'upload-length',
  'upload-metadata',
  'upload-offset',
]);

/** Sends the answer of the protocol. Its errors keep their status, which clients act on, and get the body of all errors. */
export async function sendTusAnswer(
  { headers, body }: FastifyRequest,
  reply: FastifyReply,
  answer: Response,
): Promise<FastifyReply> {
  for (const [name, value] of answer.headers) if (sentHeaders.has(name)) void reply.header(name, value);
  void reply.code(answer.status).header('cache-control', 'no-store');
  const text = await answer.text();
  // An unread rest of the content would block the connection.
  if (answer.status >= 400 && body instanceof Readable) body.resume();
  if (answer.status < 400) return reply.type('application/json; charset=utf-8').send(text === '' ? undefined : text);
  const error = new PlatformError(errorOfStatus(answer.status), { detail: text.trim() });
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(error, requestLocale(headers['accept-language']))));
}

const sentHeaders = new Set([
  'location',
  'media-url',
  'tus-extension',
  'tus-resumable',
  'tus-version',
  'upload-expires',
  'upload-length',
  'upload-offset',
]);

function errorOfStatus(status: number) {
  if (status === 404 || status === 410) return 'notFound';
  return status === 413 ? 'tooLarge' : 'malformedBody';
}
