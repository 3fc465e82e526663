import { isUtf8 } from 'node:buffer';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PlatformError } from '@signalbox/api';
import { decodeText } from '@signalbox/schemas/decode-text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maxBodyBytes } from './body-limits';
import { readableJson } from '../input/readable-json';

/** JSON is the only kind of body, except for uploads of plug-ins with their own parser. */
export function installBodyParsers(rest: FastifyInstance) {
  let lastLarge: Promise<unknown> = Promise.resolve();
  rest.removeAllContentTypeParsers();
  const parse = async ({ routeOptions }: FastifyRequest, bytes: Buffer) => {
    // Clients send the header with every request, also if there is no body.
    if (bytes.length === 0) return undefined;
    // Other requests have their turn between two large bodies.
    if (bytes.length > maxBodyBytes) await (lastLarge = lastLarge.then(() => nextTurn()));
    return readableJson(textOf(bytes), routeOptions.config.maxBodyValues);
  };
  rest.addContentTypeParser('application/json', { parseAs: 'buffer' }, parse);
}

/** Does not replace the bytes of another encoding. */
function textOf(bytes: Buffer): string {
  try {
    return isUtf8(bytes) ? bytes.toString().replace(/^\uFEFF/, '') : decodeText(bytes);
  } catch (cause) {
    throw new PlatformError('malformedBody', { detail: cause instanceof Error ? cause.message : '', cause });
  }
}
