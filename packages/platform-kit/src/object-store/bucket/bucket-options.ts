/** A bucket of an S3-compatible service. */
export interface BucketOptions {
  /** Address of the service, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Before all keys; empty, or ends with a slash. */
  prefix: string;
  /** Before each repetition of a request that failed. About four seconds in all by default. */
  pausesMilliseconds?: readonly number[];
}
