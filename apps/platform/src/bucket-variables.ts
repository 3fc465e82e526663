import type { ServerBucket } from '@signalbox/platform-kit/archive-files';
import { EnvironmentError } from './environment-error';

/** Undefined: files are in the data folder. `given` returns the trimmed value of a variable. No message repeats a value. */
export function readBucket(given: (name: string) => string | undefined): ServerBucket | undefined {
  const needed = {
    S3_ENDPOINT: given('S3_ENDPOINT'),
    S3_BUCKET: given('S3_BUCKET'),
    S3_ACCESS_KEY_ID: given('S3_ACCESS_KEY_ID'),
    S3_SECRET_ACCESS_KEY: given('S3_SECRET_ACCESS_KEY'),
  };
  const others = [given('S3_REGION'), given('S3_PREFIX'), given('S3_CACHE_GB')];
  if ([...Object.values(needed), ...others].every((value) => value === undefined)) return undefined;
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length > 0)
    throw new EnvironmentError(`${missing.join(', ')}: set ${Object.keys(needed).join(', ')} together, or none`);
  const [region = 'us-east-1', prefix, copies] = others;
  return {
    endpoint: endpointOf(needed.S3_ENDPOINT),
    bucket: bucketOf(needed.S3_BUCKET),
    accessKeyId: needed.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: needed.S3_SECRET_ACCESS_KEY ?? '',
    region,
    prefix: prefixOf(prefix),
    copiesBytes: gigabytesOf(copies) * 2 ** 30,
  };
}

function endpointOf(value = ''): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isPlain =
    url && /^https?:$/.test(url.protocol) && `${url.username}${url.password}${url.search}${url.hash}` === '';
  if (!isPlain)
    throw new EnvironmentError(
      'S3_ENDPOINT is no address of a service: set it to something like https://s3.eu-central-1.amazonaws.com',
    );
  return value;
}

function bucketOf(value = ''): string {
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value))
    throw new EnvironmentError(
      'S3_BUCKET is no name of a bucket: set it to 3 to 63 lower-case letters, digits, dots and hyphens',
    );
  return value;
}

function prefixOf(value = ''): string {
  const names = value.replace(/\/$/, '').split('/');
  if (value !== '' && (value.length > 200 || !names.every((name) => /^[\w-][\w.-]*$/.test(name))))
    throw new EnvironmentError('S3_PREFIX is no beginning of a key: set it to something like signalbox/north');
  return value === '' ? '' : `${names.join('/')}/`;
}

function gigabytesOf(value = '10'): number {
  if (!/^\d{1,5}$/.test(value) || Number(value) === 0)
    throw new EnvironmentError(`S3_CACHE_GB is “${value}”: set it to a whole number from 1 to 99999`);
  return Number(value);
}
