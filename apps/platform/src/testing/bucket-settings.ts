import type { S3Server } from '@signalbox/simulators';

interface AccountOfBucket {
  bucket: Omit<S3Server['account'], 'region'>;
}

/** The environment variables of a server that has its files in the bucket, below `prefix`. */
export function bucketSettings({ bucket: account }: AccountOfBucket, prefix: string): Record<string, string> {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = account;
  return {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    S3_PREFIX: prefix,
  };
}
