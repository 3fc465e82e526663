import { PlatformError } from '@signalbox/api';
import { decodeText, TextEncodingError } from '@signalbox/schemas/decode-text';

/** The text of a file. Throws `textNotReadable`, which names the encoding, and `formatNotAllowed` for what is no text. */
export function textOf(bytes: Uint8Array, name: string): string {
  try {
    return decodeText(bytes);
  } catch (error) {
    throw notReadable(name, error);
  }
}

export function notReadable(name: string, cause: unknown): unknown {
  if (!(cause instanceof TextEncodingError)) return cause;
  const { reason, encoding } = cause;
  if (reason === 'none')
    return new PlatformError('formatNotAllowed', { field: 'file', detail: `${name} is no text`, cause });
  return new PlatformError('textNotReadable', {
    field: 'file',
    params: { name, encoding, reason: `encoding.${encoding === '' ? 'unknown' : reason}` },
    cause,
  });
}
