import { text as textOf } from 'node:stream/consumers';
import { newObjectId } from '@signalbox/platform-kit';
import { beforeEach, describe, expect, test } from 'vitest';
import { mediaPlatform } from '../testing/media-platform';
import { tusClient } from '../testing/tus-client';
import { createUploadParts } from './upload-parts';

const media = mediaPlatform();
const { get, names } = media;
const { start, patch, send, store } = tusClient(media);
const tree = () => media.platform.kit.fileTree;
beforeEach(async () => {
  await media.platform.kit.pool.query('delete from media_upload');
  for (const root of ['uploads', 'upload-parts']) await tree().remove(root);
});

const text = 'the complete content';
const started = async () => String((await start({ name: 'a.txt', bytes: text.length })).headers['location']);
const idOf = (url: string) => url.split('/').at(-1) ?? '';
const note = (received: number) => media.platform.kit.pool.query('update media_upload set received = $1', [received]);
/** As the version before parts has left it. */
const writeEarlier = async (id: string, content: string) => {
  await tree().makeDirectory('uploads');
  await tree().write(`uploads/${id}`, content);
};
const startedEarlier = async (content: string) => {
  const url = await started();
  await tree().remove(`upload-parts/${idOf(url)}`);
  await writeEarlier(idOf(url), content);
  return url;
};

describe('what an earlier version has received', () => {
  test('goes on at what was noted', async () => {
    // The end of it was not noted, so it may not have survived.
    const url = await startedEarlier(`${text.slice(0, 7)}???`);
    await note(7);
    expect((await send('HEAD', url)).headers['upload-offset']).toBe('7');
    await patch(url, 7, text.slice(7, 9));
    await patch(url, 9, text.slice(9));
    expect((await get('/core/media/docs/a.txt')).body).toBe(text);
    expect([...(await tree().names('uploads')), ...(await tree().names('upload-parts'))]).toEqual([]);
  });

  test.each([
    ['HEAD', async (url: string) => (await send('HEAD', url)).headers['media-url']],
    ['the request to store it', async (url: string) => (await store(url)).json().url],
  ])('is stored by %s if it is complete', async (_name, ask) => {
    const url = await startedEarlier(text);
    await note(text.length);
    expect(await ask(url)).toBe('/core/media/docs/a.txt');
    expect((await get('/core/media/docs/a.txt')).body).toBe(text);
    expect([...(await tree().names('uploads')), ...(await tree().names('upload-parts'))]).toEqual([]);
  });

  test('is stored from parts at the earlier place', async () => {
    const url = await started();
    const place = `uploads/${idOf(url)}`;
    await tree().makeDirectory(place);
    await tree().write(`${place}/0-1`, text.slice(0, 7));
    await tree().write(`${place}/7-2`, text.slice(7));
    await note(text.length);
    expect((await store(url)).json()).toEqual({ url: '/core/media/docs/a.txt' });
    expect((await get('/core/media/docs/a.txt')).body).toBe(text);
  });

  test('is found by each of several servers that look at the same time', async () => {
    const servers = [1, 2].map(() => createUploadParts(media.platform.kit));
    for (let count = 0; count < 50; count++) {
      const id = newObjectId(Date.now());
      await writeEarlier(id, text);
      // As a server has left it that was killed before its move.
      if (count % 2 === 0) await tree().makeDirectory(`upload-parts/${id}`);
      const looks = servers.flatMap((parts) => [
        parts.bytesOf(id),
        textOf(parts.read(id, text.length)),
        parts.bytesOf(id),
      ]);
      const each = [text.length, text, text.length];
      expect(await Promise.all(looks)).toEqual([...each, ...each]);
      expect(await tree().names(`upload-parts/${id}`)).toEqual(['0-0']);
      expect(await tree().stat(`uploads/${id}`)).toBeUndefined();
    }
  });
});

test('stores and removes nothing if bytes are missing, and lets the client send them again', async () => {
  const url = await started();
  await patch(url, 0, text.slice(0, 7));
  await note(text.length);
  const stored = await tree().names(`upload-parts/${idOf(url)}`);
  expect(stored).toHaveLength(1);
  expect((await store(url)).statusCode).toBe(500);
  expect(await names('docs')).toEqual([]);
  expect(media.leftOver()).toEqual([]);
  expect(await tree().names(`upload-parts/${idOf(url)}`)).toEqual(stored);
  const head = await send('HEAD', url);
  expect(head.headers['media-url']).toBeUndefined();
  expect(head.headers['upload-offset']).toBe('7');
  expect((await patch(url, 7, text.slice(7))).json()).toEqual({ url: '/core/media/docs/a.txt' });
  expect((await get('/core/media/docs/a.txt')).body).toBe(text);
});

test('throws after the last byte if there are fewer than expected', async () => {
  const parts = createUploadParts(media.platform.kit);
  const id = newObjectId(Date.now());
  await expect(textOf(parts.read(id, 1))).rejects.toThrow(/1 of the 1 bytes/);
  expect(await textOf(parts.read(id, 0))).toBe('');
  await writeEarlier(id, text);
  expect(await textOf(parts.read(id, 3))).toBe('the');
  await expect(textOf(parts.read(id, text.length + 2))).rejects.toThrow(/2 of the 22 bytes/);
  expect(await parts.bytesOf(id)).toBe(text.length);
});
