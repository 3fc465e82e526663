import { PlatformError } from '@signalbox/api';

/** The content of an uploaded file. Throws `malformedBody` if it cannot be read to its end. */
export async function* uploadContent(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } catch (cause) {
    rejectUpload(cause);
  }
}

/** For `catch`: throws `malformedBody` for a multipart body that cannot be read. */
export function rejectUpload(cause: unknown): never {
  throw new PlatformError('malformedBody', { detail: cause instanceof Error ? cause.message : '', cause });
}
