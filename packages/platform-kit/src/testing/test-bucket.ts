import { randomUUID } from 'node:crypto';
import { startS3Server } from '@signalbox/simulators';
import type { ServerBucket } from '../archive-files';

export interface TestBucket {
  bucket: ServerBucket;
  close(): Promise<void>;
}

/** An empty bucket of an S3-compatible server of its own. */
export async function startTestBucket(): Promise<TestBucket> {
  const server = await startS3Server();
  const bucket = { ...server.account, prefix: `${randomUUID()}/`, copiesBytes: 2 ** 30, pausesMilliseconds: [10] };
  return { bucket, close: server.close };
}

/** Runs of `TEST_STORE=bucket` have their files in a bucket instead of a folder. */
export async function storeOfRun(): Promise<Partial<TestBucket>> {
  return process.env['TEST_STORE'] === 'bucket' ? startTestBucket() : {};
}
