import { randomBytes } from 'node:crypto';
import { startTestBucket, type TestBucket } from '@signalbox/platform-kit/testing';
import { Upload, type UploadOptions } from 'tus-js-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bucketSettings } from '../../testing/bucket-settings';
import { emptyPlaces } from '../../testing/empty-places';
import { logIn, startsPrograms } from '../../testing/programs';

let store: TestBucket;
beforeAll(async () => {
  store = await startTestBucket();
});
afterAll(() => store.close());
const empty = emptyPlaces();
const programs = startsPrograms();

const path = '/rest/core/mediaLibrary/tus';
const file = Buffer.from(randomBytes(12 * 2 ** 20).toString('hex'));
const half = file.length / 2;
const replica = (variables: Record<string, string> = {}) =>
  programs.start({ DATABASE_URL: empty.databaseUrl, ...variables });
/** Each returns the variables of two replicas. */
const places = {
  'a common folder': () => [{}, {}],
  'a bucket': () => [bucketSettings(store, 'resumed'), { ...bucketSettings(store, 'resumed'), DATA_DIR: empty.folder }],
} as const;

interface TusEnd {
  upload: Upload;
  error?: Error;
  storedUrl?: string;
}

/** Resolves when the client has nothing more to do. */
function send(options: UploadOptions, onChunk: () => void = () => undefined): Promise<TusEnd> {
  return new Promise((resolve) => {
    const upload: Upload = new Upload(file, {
      retryDelays: null,
      chunkSize: half,
      metadata: { filename: 'measured.txt', catalog: 'docs' },
      onChunkComplete: onChunk,
      onError: (error) => resolve({ upload, error }),
      onSuccess: ({ lastResponse }) => resolve({ upload, storedUrl: lastResponse.getHeader('media-url') }),
      ...options,
    });
    upload.start();
  });
}

test.each(['a common folder', 'a bucket'] as const)(
  'with %s, an upload whose server is killed at 50 % goes on with another replica, to the right bytes',
  async (place) => {
    const [own, others] = places[place]();
    const [first, second] = [replica(own), replica(others)];
    const [address, other] = [await first.ready, await second.ready];
    const headers = await logIn(address);
    const { authorization = '' } = headers;
    const options = { endpoint: `${address}${path}`, headers: { authorization } };

    const killed = await send(options, () => first.child.kill('SIGKILL'));
    expect(killed.error).toBeDefined();
    expect(await first.exit).toBe('SIGKILL');
    const uploadUrl = `${other}${new URL(killed.upload.url ?? '').pathname}`;
    const state = await fetch(uploadUrl, { method: 'HEAD', headers: { authorization, 'tus-resumable': '1.0.0' } });
    expect(Number(state.headers.get('upload-offset'))).toBeGreaterThanOrEqual(half);

    const ended = await send({ ...options, uploadUrl });
    expect(ended.error).toBeUndefined();
    expect(ended.storedUrl).toBe('/core/media/docs/measured.txt');
    const stored = await fetch(`${other}/rest${ended.storedUrl}`, { headers });
    expect(Buffer.from(await stored.arrayBuffer()).equals(file)).toBe(true);
  },
);
