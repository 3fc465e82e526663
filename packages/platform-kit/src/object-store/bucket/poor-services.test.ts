import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import type { ObjectStore } from '../contract';
import { createBucketStore } from './bucket-store';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A store in front of a service that answers each request like that. */
async function storeOf(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<ObjectStore> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return createBucketStore({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'archives',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    prefix: '',
    pausesMilliseconds: [1, 1],
    copies: { folder: tmpdir(), maxBytes: 1 },
    temporaryPath: () => tmpdir(),
  });
}

const content = Buffer.from(Array.from({ length: 3_000_000 }, (_byte, index) => (index * 7) % 251));
const about = { etag: '"one"', 'last-modified': 'Thu, 26 Nov 2026 13:28:00 GMT' };

/** Answers the asked range; `lengthOf` cuts the connection after so many bytes. */
function answerRange(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { tag = '"one"', lengthOf = (length: number) => length } = {},
): void {
  const [, start = 0, end = 0] = (/bytes=(\d+)-(\d+)/.exec(headers.range ?? '') ?? []).map(Number);
  const part = content.subarray(start, end + 1);
  const range = `bytes ${start}-${end}/${content.length}`;
  response.writeHead(206, { ...about, etag: tag, 'content-range': range, 'content-length': part.length });
  const sent = lengthOf(part.length);
  if (sent === part.length) response.end(part);
  else response.write(part.subarray(0, sent), () => response.destroy());
}

test('a service that ignores ranges does not have to send a whole object for its size', async () => {
  const closed = vi.fn<() => void>();
  const store = await storeOf((_request, response) => {
    response.once('close', closed);
    response.writeHead(200, { ...about, 'content-length': 10 * 2 ** 30 });
    const send = () => void (response.destroyed || response.write(Buffer.alloc(2 ** 16), () => setImmediate(send)));
    send();
  });
  expect(await store.stat('large.zip')).toMatchObject({ bytes: 10 * 2 ** 30 });
  await vi.waitFor(() => expect(closed).toHaveBeenCalled(), 60_000);
});

test('a read continues where a lost connection stopped', async () => {
  const ranges: (string | undefined)[] = [];
  const store = await storeOf((request, response) => {
    ranges.push(request.headers.range);
    answerRange(request, response, { lengthOf: (length) => (length > 1_000_000 ? 1_000_000 : length) });
  });
  const found = await store.get('a.zip');
  expect((await buffer(found!.content)).equals(content)).toBe(true);
  // One request for its size, then one after each lost connection.
  expect(ranges.length).toBeGreaterThanOrEqual(4);
  expect(new Set(ranges).size).toBe(ranges.length);
});

test('a read fails when the object was replaced meanwhile, and when no byte comes any more', async () => {
  let count = 0;
  const replaced = await storeOf((request, response) => {
    count += 1;
    if (count < 3) answerRange(request, response, { lengthOf: (length) => Math.min(length, 1_000_000) });
    else answerRange(request, response, { tag: '"other"' });
  });
  await expect(buffer((await replaced.get('a.zip'))!.content)).rejects.toMatchObject({
    errorName: 'storageUnavailable',
  });
  server.close();
  count = 0;
  const silent = await storeOf((request, response) => {
    count += 1;
    answerRange(request, response, { lengthOf: (length) => (count === 1 ? length : 0) });
  });
  await expect(buffer((await silent.get('a.zip'))!.content)).rejects.toMatchObject({ errorName: 'storageUnavailable' });
});

test('an upload is repeated after passing failures, and its parts are the content', async () => {
  let failures = 2;
  const received: Buffer[] = [];
  const store = await storeOf(async (request, response) => {
    const body = await buffer(request);
    failures -= 1;
    if (failures >= 0) return void response.writeHead(503).end();
    received.push(body);
    response.writeHead(200, about).end();
  });
  await store.put(
    'a.zip',
    (async function* () {
      yield content.subarray(0, 10);
      yield content.subarray(10, 1_000);
    })(),
  );
  expect(Buffer.concat(received).equals(content.subarray(0, 1_000))).toBe(true);
});

test('a rejection is not repeated', async () => {
  const requests = vi.fn<() => void>();
  const store = await storeOf((_request, response) => {
    requests();
    response.writeHead(403, { 'content-type': 'application/xml' }).end('<Error><Code>AccessDenied</Code></Error>');
  });
  await expect(store.stat('a.zip')).rejects.toMatchObject({ options: { cause: new Error('403 AccessDenied') } });
  expect(requests).toHaveBeenCalledTimes(1);
});

test('a list goes on where a page of the service ends', async () => {
  const keys = Array.from({ length: 2_345 }, (_key, index) => `default/${index}.zip`);
  const asked: (string | null)[] = [];
  const store = await storeOf(({ url = '' }, response) => {
    const { searchParams } = new URL(url, 'http://service');
    asked.push(searchParams.get('continuation-token'));
    const start = Number(asked.at(-1) ?? 0);
    const end = start + Number(searchParams.get('max-keys'));
    const next = end < keys.length ? `<NextContinuationToken>${end}</NextContinuationToken>` : '';
    const contents = keys
      .slice(start, end)
      .map(
        (key) =>
          `<Contents><Key>${key}</Key><LastModified>2026-11-26T13:28:00.000Z</LastModified><Size>5</Size></Contents>`,
      );
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(`<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`);
  });
  const listed: string[] = [];
  for await (const { key, bytes } of store.list('default/')) listed.push(`${key} ${bytes}`);
  expect(listed).toEqual(keys.map((key) => `${key} 5`));
  expect(asked).toEqual([null, '1000', '2000']);
});

test('a list asks for nothing below names that begin with a dot, and takes the object of a directory for none', async () => {
  const pages: Record<string, string> = {
    '': '<CommonPrefixes><Prefix>.files/</Prefix></CommonPrefixes><CommonPrefixes><Prefix>default/</Prefix></CommonPrefixes>',
    'default/':
      '<Contents><Key>default/</Key><Size>0</Size></Contents><Contents><Key>default/1.zip</Key><Size>5</Size></Contents>',
  };
  const asked: string[] = [];
  const store = await storeOf(({ url = '' }, response) => {
    const { searchParams } = new URL(url, 'http://service');
    expect(searchParams.get('delimiter')).toBe('/');
    asked.push(searchParams.get('prefix') ?? '');
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(`<ListBucketResult><IsTruncated>false</IsTruncated>${pages[asked.at(-1) ?? '']}</ListBucketResult>`);
  });
  const listed: string[] = [];
  for await (const { key } of store.list('')) listed.push(key);
  expect(listed).toEqual(['default/1.zip']);
  expect(asked).toEqual(['', 'default/']);
});
