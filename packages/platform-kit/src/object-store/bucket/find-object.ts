import { PlatformError } from '@signalbox/api';
import { S3ServiceError } from 's3mini';
import type { StoredObject } from '../contract';
import type { BucketClient } from './bucket-client';
import { tagOf } from './read-object';

export interface FoundObject {
  object: StoredObject;
  /** Entity tag of its content. */
  tag: string;
}

/**
 * Size and time of an object, or undefined. Requests its first bytes: the answer to GET distinguishes a missing bucket from a
 * missing object, unlike that to HEAD.
 */
export async function findObject(
  client: BucketClient,
  { key, name }: { key: string; name: string },
): Promise<FoundObject | undefined> {
  const answer = await client.send(async (s3) => {
    try {
      const found = await s3.getObjectRaw(name, false, 0, firstBytes);
      // A service that ignores the range sends everything.
      if (Number(found.headers.get('content-length')) > firstBytes) await found.body?.cancel();
      else await found.arrayBuffer();
      return found;
    } catch (error) {
      const { status, serviceCode } = error instanceof S3ServiceError ? error : {};
      if (status === 404 && serviceCode !== 'NoSuchBucket') return undefined;
      throw error;
    }
  });
  if (!answer) return undefined;
  const { headers, status } = answer;
  const bytes = Number(status === 206 ? headers.get('content-range')?.split('/')[1] : headers.get('content-length'));
  const storedAt = new Date(headers.get('last-modified') ?? Number.NaN);
  if (!Number.isSafeInteger(bytes) || Number.isNaN(storedAt.getTime()) || tagOf(answer) === '')
    throw new PlatformError('storageUnavailable', { cause: new Error('an answer without size, time or tag') });
  return { object: { key, bytes, storedAt }, tag: tagOf(answer) };
}

/** Two, as the test server takes `bytes=0-0` for everything. */
const firstBytes = 2;
