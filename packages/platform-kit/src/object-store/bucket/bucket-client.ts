import { setTimeout as delay } from 'node:timers/promises';
import { PlatformError } from '@signalbox/api';
import { S3mini, S3ServiceError } from 's3mini';
import type { BucketOptions } from './bucket-options';

export interface BucketClient {
  s3: S3mini;
  /**
   * Runs a request, and repeats it after passing failures. Throws `storageUnavailable`: the cause has the status and the code of the
   * service, and none of the request's headers.
   */
  send<Answer>(
    request: (s3: S3mini) => Promise<Answer>,
    options?: { signal?: AbortSignal; isOnce?: boolean },
  ): Promise<Answer>;
}

interface ClientOptions extends Omit<BucketOptions, 'prefix'> {
  /** For the head of an answer. */
  deadlineMilliseconds?: number;
}

export function createBucketClient(options: ClientOptions): BucketClient {
  const {
    endpoint,
    bucket,
    pausesMilliseconds = [200, 1_000, 3_000],
    deadlineMilliseconds = 60_000,
    ...account
  } = options;
  const s3 = new S3mini({
    ...account,
    endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
    fetch: fetchWithin(deadlineMilliseconds),
  });
  return {
    s3,
    async send(request, { signal, isOnce = false } = {}) {
      for (const pause of isOnce ? [] : pausesMilliseconds) {
        signal?.throwIfAborted();
        try {
          return await request(s3);
        } catch (error) {
          if (!isPassing(error)) throw unavailable(error);
        }
        await delay(pause, undefined, { signal }).catch(() => signal?.throwIfAborted());
      }
      signal?.throwIfAborted();
      return request(s3).catch((error: unknown): never => {
        throw unavailable(error);
      });
    },
  };
}

/** The service rejects the request, or cannot be reached. */
export function unavailable(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error;
  const cause =
    error instanceof S3ServiceError ? new Error(`${error.status} ${error.serviceCode ?? ''}`.trim()) : error;
  return new PlatformError('storageUnavailable', { cause });
}

/** The network failed, or the service asks to come back. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof S3ServiceError)) return true;
  return error.status >= 500 || error.status === 408 || error.status === 429;
}

/** The content of an answer may take longer: the runtime ends it after five minutes without a byte. */
function fetchWithin(milliseconds: number): typeof fetch {
  return async (input, init) => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(new Error(`no answer in ${milliseconds} ms`)), milliseconds);
    try {
      return await fetch(input, { ...init, signal: controller.signal });
    } finally {
      clearTimeout(timer);
    }
  };
}
