import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './env';

const bucket = {
  S3_ENDPOINT: 'https://s3.example.org',
  S3_BUCKET: 'signalbox-archives',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'the secret',
};

test('four variables are enough for a bucket', () => {
  expect(readEnvironment(bucket).bucket).toEqual({
    endpoint: 'https://s3.example.org',
    bucket: 'signalbox-archives',
    accessKeyId: 'key',
    secretAccessKey: 'the secret',
    region: 'us-east-1',
    prefix: '',
    copiesBytes: 10 * 2 ** 30,
  });
  const more = { S3_REGION: 'eu-central-1', S3_PREFIX: 'signalbox/north', S3_CACHE_GB: '2' };
  expect(readEnvironment({ ...bucket, ...more }).bucket).toMatchObject({
    region: 'eu-central-1',
    prefix: 'signalbox/north/',
    copiesBytes: 2 * 2 ** 30,
  });
});

test('without them there is none', () => {
  expect(readEnvironment({ S3_ENDPOINT: '', S3_REGION: ' ' }).bucket).toBeUndefined();
});

test.each([
  [{ S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY: set S3_ENDPOINT'],
  [{ S3_ENDPOINT: '', S3_BUCKET: '' }, 'S3_ENDPOINT, S3_BUCKET: set'],
  [{ S3_ENDPOINT: 's3.example.org' }, 'S3_ENDPOINT is no address'],
  [{ S3_ENDPOINT: 'https://key:the secret@s3.example.org' }, 'S3_ENDPOINT is no address'],
  [{ S3_BUCKET: 'Archives/north' }, 'S3_BUCKET is no name'],
  [{ S3_PREFIX: '../north' }, 'S3_PREFIX is no beginning'],
  [{ S3_PREFIX: '/' }, 'S3_PREFIX is no beginning'],
  [{ S3_CACHE_GB: '0' }, 'S3_CACHE_GB is “0”'],
])('rejects %o by name, and repeats no secret', (variables, message) => {
  const read = () => readEnvironment({ ...bucket, ...variables });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(message);
  expect(read).not.toThrow('the secret');
});

test('a prefix alone is half of a bucket', () => {
  expect(() => readEnvironment({ S3_PREFIX: 'north' })).toThrow('S3_ENDPOINT, S3_BUCKET');
});
