import { PlatformError } from '@signalbox/api';
import type { ByteRange } from '../contract';
import { type BucketClient, unavailable } from './bucket-client';

interface ObjectToRead extends ByteRange {
  key: string;
  /** Entity tag of the content that was found. */
  tag: string;
}

/** Bytes of an object, both ends included. Continues at the same byte after a lost connection; fails when the object was replaced. */
export async function* readObject(
  client: BucketClient,
  { key, tag, start, end }: ObjectToRead,
): AsyncGenerator<Uint8Array> {
  let [at, failures] = [start, 0];
  while (at <= end) {
    const answer = await client.send((s3) => s3.getObjectRaw(key, false, at, end + 1));
    if (tagOf(answer) !== tag)
      throw new PlatformError('storageUnavailable', { cause: new Error('the object was replaced') });
    const before = at;
    try {
      for await (const chunk of answer.body!) {
        at += chunk.byteLength;
        yield chunk;
      }
      if (at <= end) throw new Error('the answer was cut short');
    } catch (error) {
      failures = at > before ? 1 : failures + 1;
      if (failures > maxFailures) throw unavailable(error);
    }
  }
}

export function tagOf({ headers }: Pick<Response, 'headers'>): string {
  return headers.get('etag') ?? '';
}

const maxFailures = 3;
