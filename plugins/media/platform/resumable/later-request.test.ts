import { readdirSync, statSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { createProjectSpace } from '../quota/project-space';
import { mediaPlatform } from '../testing/media-platform';
import { tusClient } from '../testing/tus-client';
import { receivePart } from './receive-part';
import { createUploadParts } from './upload-parts';

const media = mediaPlatform();
const { start, patch, send } = tusClient(media);
const megabyte = 2 ** 20;
const file = Buffer.alloc(4 * megabyte, 'some content ');
beforeEach(() => media.platform.kit.pool.query('delete from media_upload'));
const started = async () => String((await start({ name: 'a.txt', bytes: file.length })).headers['location']);
const offsetOf = async (url: string) => Number((await send('HEAD', url)).headers['upload-offset']);

test('keeps what a request has sent before its client disconnected', async () => {
  const url = await started();
  const { app } = media.platform;
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const headers = [
    `PATCH ${url} HTTP/1.1`,
    'Host: x',
    'Tus-Resumable: 1.0.0',
    'Upload-Offset: 0',
    'Content-Type: application/offset+octet-stream',
    `Content-Length: ${file.length}`,
  ];
  socket.write(`${headers.join('\r\n')}\r\n\r\n`);
  socket.write(file.subarray(0, megabyte));
  const folder = join(media.platform.kit.dataDir, 'received', 'parts');
  const sizes = () => readdirSync(folder).map((name) => statSync(join(folder, name)).size);
  await vi.waitFor(() => expect(Math.max(...sizes())).toBeGreaterThan(0), 45_000);
  socket.destroy();
  const received = async () => (await media.platform.kit.pool.query('select received from media_upload')).rows[0];
  await vi.waitFor(async () => expect(await received()).not.toEqual({ received: 0 }), 45_000);
  const offset = await offsetOf(url);
  expect((await patch(url, offset, file.subarray(offset))).statusCode).toBe(200);
  expect((await media.get('/core/media/docs/a.txt')).rawPayload.equals(file)).toBe(true);
});

test('ends a request of another replica as soon as a later one takes over', async () => {
  const url = await started();
  const id = url.split('/').at(-1) ?? '';
  const { kit } = media.platform;
  let isFirstWritten = false;
  let goOn: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (goOn = resolve));
  async function* content() {
    yield file.subarray(0, megabyte);
    isFirstWritten = true;
    await waiting;
    yield Buffer.alloc(megabyte, 'other ');
  }
  const earlier = receivePart(
    { kit, parts: createUploadParts(kit), claimSpace: createProjectSpace(kit) },
    { id, content: content(), offset: 0 },
  );
  const ended = earlier.catch((error: unknown) => error);
  await vi.waitFor(() => expect(isFirstWritten).toBe(true), 45_000);
  expect(await offsetOf(url)).toBe(0);
  goOn();
  expect(await ended).toMatchObject({ status_code: 409 });
  expect((await patch(url, 0, file)).statusCode).toBe(200);
  expect((await media.get('/core/media/docs/a.txt')).rawPayload.equals(file)).toBe(true);
});

test('goes back to what the disk has', async () => {
  const url = await started();
  await patch(url, 0, file.subarray(0, megabyte));
  await media.platform.kit.pool.query('update media_upload set received = $1', [2 * megabyte]);
  expect(await offsetOf(url)).toBe(megabyte);
  expect((await patch(url, megabyte, file.subarray(megabyte))).statusCode).toBe(200);
  expect((await media.get('/core/media/docs/a.txt')).rawPayload.equals(file)).toBe(true);
});
