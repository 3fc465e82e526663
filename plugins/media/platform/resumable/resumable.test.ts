import { createHash } from 'node:crypto';
import type { JsonObject } from '@signalbox/schemas';
import { aViewer } from '@signalbox/platform-kit/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { png } from '../seed/png';
import { mediaPlatform } from '../testing/media-platform';
import { tusClient } from '../testing/tus-client';

const media = mediaPlatform();
const { put, get, as, names, saveSettings, leftOver } = media;
const { start, patch, send, store } = tusClient(media);
beforeEach(async () => {
  await media.platform.kit.pool.query('delete from media_upload');
  await media.platform.kit.fileTree.remove('upload-parts');
});

const picture = png({ width: 4, height: 4, colourAt: () => [1, 2, 3] });
const parts = () => media.platform.kit.fileTree.names('upload-parts');
const started = async (order: Parameters<typeof start>[0]) => {
  const answer = await start(order);
  expect(answer.statusCode, answer.body).toBe(201);
  return String(answer.headers['location']);
};
const text = 'the complete content';
const notAllowed = { code: 100_010_006 };

test('goes on at the offset that the server has, and stores the complete file', async () => {
  const url = await started({ name: 'a.txt', bytes: text.length });
  expect(url).toMatch(/^\/rest\/core\/mediaLibrary\/tus\/[0-9a-f]{24}$/);
  expect(await patch(url, 0, text.slice(0, 7))).toMatchObject({ statusCode: 204, headers: { 'upload-offset': '7' } });
  expect(await names('docs')).toEqual([]);
  const head = await send('HEAD', url);
  expect(head).toMatchObject({
    statusCode: 200,
    headers: { 'upload-offset': '7', 'upload-length': '20', 'cache-control': 'no-store', 'tus-resumable': '1.0.0' },
  });
  expect(head.headers['media-url']).toBeUndefined();
  expect(head.headers['access-control-allow-origin']).toBeUndefined();
  const last = await patch(url, 7, text.slice(7));
  expect(last.json()).toEqual({ url: '/core/media/docs/a.txt' });
  expect(last.headers['media-url']).toBe('/core/media/docs/a.txt');
  expect((await get('/core/media/docs/a.txt')).body).toBe(text);
  expect(await parts()).toEqual([]);
  expect(leftOver()).toEqual([]);
});

test('answers where the file is to a client that has lost the last answer, and stores it once', async () => {
  const url = await started({ name: 'a.txt', bytes: text.length });
  await patch(url, 0, text);
  const head = await send('HEAD', url);
  expect(head.headers).toMatchObject({ 'upload-offset': '20', 'media-url': '/core/media/docs/a.txt' });
  expect((await store(url)).json()).toEqual({ url: '/core/media/docs/a.txt' });
  expect((await patch(url, 20, '')).statusCode).toBe(409);
  expect(await names('docs')).toEqual(['a.txt']);
});

test('takes an empty file, and a file with the request that starts it', async () => {
  const empty = await start({ name: 'empty.txt', bytes: 0 });
  expect(empty).toMatchObject({ statusCode: 201, headers: { 'media-url': '/core/media/docs/empty.txt' } });
  const metadata = `filename ${Buffer.from('all.txt').toString('base64')}`;
  const headers = {
    'upload-length': '3',
    'upload-metadata': metadata,
    'content-type': 'application/offset+octet-stream',
  };
  const all = await send('POST', '/rest/core/mediaLibrary/tus', { content: 'all', headers });
  expect(all).toMatchObject({ statusCode: 201, headers: { 'media-url': '/core/media/all.txt' } });
  expect((await get('/core/media/all.txt')).body).toBe('all');
});

test('a wrong offset changes nothing', async () => {
  const url = await started({ name: 'a.txt', bytes: text.length });
  await patch(url, 0, text.slice(0, 7));
  for (const offset of [0, 6, 8]) expect((await patch(url, offset, 'x')).statusCode).toBe(409);
  expect((await patch(url, 7, `${text.slice(7)} and more`)).statusCode).toBe(413);
  expect((await send('HEAD', url)).headers['upload-offset']).toBe('7');
});

describe('before any byte is sent, an upload', () => {
  test.each([
    ['of a format that is not allowed', { name: 'a.exe', bytes: 1 }, notAllowed],
    ['of no picture among pictures', { name: 'a.txt', bytes: 1, catalog: 'img' }, notAllowed],
    ['of a document as an icon', { name: 'a.pdf', bytes: 1, catalog: 'icon' }, { code: 100_010_023 }],
    ['of a large icon', { name: 'a.png', bytes: 500 * 1024 + 1, catalog: 'icon' }, { code: 100_010_024 }],
    ['of a file that is too large', { name: 'a.txt', bytes: 512 * 2 ** 20 + 1 }, { code: 100_010_005 }],
    ['out of the library', { name: 'a.txt', bytes: 1, catalog: '../x' }, { code: 100_010_007 }],
    ['to another project', { name: 'a.txt', bytes: 1, catalog: '_p_north' }, { code: 100_010_007 }],
    ['with a path as its name', { name: '../a.txt', bytes: 1 }, { code: 100_010_007 }],
    ['with another action', { name: 'a.txt', bytes: 1, action: 'append' }, { code: 100_010_001, field: 'action' }],
  ])('%s is rejected', async (_title, order, error) => {
    const answer = await start(order);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject(error);
    const { rowCount } = await media.platform.kit.pool.query('select from media_upload');
    expect(rowCount).toBe(0);
  });

  test('that names no file, or no length, is rejected', async () => {
    const url = '/rest/core/mediaLibrary/tus';
    expect((await send('POST', url)).json()).toMatchObject({ code: 100_010_002 });
    const headers = { 'upload-metadata': `filename ${Buffer.from('a.txt').toString('base64')}` };
    expect((await send('POST', url, { headers })).json()).toMatchObject({ code: 100_010_001, field: 'bytes' });
  });

  test('of a name that is taken is rejected, unless it replaces the file or takes another name', async () => {
    await put('docs', 'a.txt', 'old');
    const order = { name: 'a.txt', bytes: 3 };
    expect((await start(order)).json()).toMatchObject({ code: 100_030_001 });
    await patch(await started({ ...order, action: 'rename' }), 0, 'new');
    expect(await names('docs')).toEqual(['a (1).txt', 'a.txt']);
    await patch(await started({ ...order, action: 'cover' }), 0, 'new');
    expect((await get('/core/media/docs/a.txt')).body).toBe('new');
  });

  test('beyond the quota is rejected, with the unfinished ones counted', async () => {
    await saveSettings({ mediaLibraryQuota: 100 / 2 ** 20 } satisfies JsonObject);
    const first = await started({ name: 'a.txt', bytes: 60 * 1024 });
    expect((await start({ name: 'b.txt', bytes: 60 * 1024 })).json()).toMatchObject({ code: 100_010_021 });
    expect((await send('DELETE', first)).statusCode).toBe(204);
    await started({ name: 'b.txt', bytes: 60 * 1024 });
  });

  test('reserves one part of the quota, and not its whole size, until it has sent more', async () => {
    const megabyte = 2 ** 20;
    await saveSettings({ mediaLibraryQuota: 20 / 1024 } satisfies JsonObject);
    const [first, second] = [
      await started({ name: 'a.txt', bytes: 19 * megabyte }),
      await started({ name: 'b.txt', bytes: 19 * megabyte }),
    ];
    const full = { code: 100_010_021 };
    expect((await start({ name: 'c.txt', bytes: 5 * megabyte })).json()).toMatchObject(full);
    expect((await start({ name: 'c.txt', bytes: 21 * megabyte })).json()).toMatchObject(full);
    const third = await started({ name: 'c.txt', bytes: 4 * megabyte });
    expect((await send('DELETE', third)).statusCode).toBe(204);
    const content = Buffer.alloc(9 * megabyte, 'x');
    expect((await patch(first, 0, content)).statusCode).toBe(204);
    expect((await patch(second, 0, content)).json()).toMatchObject(full);
    expect((await send('DELETE', first)).statusCode).toBe(204);
    const offset = Number((await send('HEAD', second)).headers['upload-offset']);
    expect((await patch(second, offset, content)).statusCode).toBe(204);
  });

  test('is one of at most twenty of a user', async () => {
    const urls: string[] = [];
    for (let count = 0; count < 20; count++) urls.push(await started({ name: `${count}.txt`, bytes: 5 }));
    const answer = await start({ name: 'more.txt', bytes: 5 });
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toMatchObject({
      code: 100_010_032,
      message: 'You have 20 unfinished uploads. Complete or cancel one of them first',
    });
    await patch(urls[0] ?? '', 0, 'whole');
    await started({ name: 'more.txt', bytes: 5 });
  });
});

describe('the complete file', () => {
  test('is inspected as every upload, and removed if it can never be stored', async () => {
    const url = await started({ name: 'a.png', bytes: 10, catalog: 'img' });
    expect((await patch(url, 0, 'no picture')).json()).toMatchObject(notAllowed);
    expect((await send('HEAD', url)).statusCode).toBe(400);
    expect(await parts()).toEqual([]);
    expect(leftOver()).toEqual([]);
    const good = await started({ name: 'a.png', bytes: picture.length, catalog: 'img' });
    expect((await patch(good, 0, picture)).json()).toEqual({ url: '/core/media/img/a.png' });
  });

  test('of a drawing is sanitised', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><path d="M0 0h1"/></svg>';
    await patch(await started({ name: 'a.svg', bytes: drawing.length }), 0, drawing);
    expect((await get('/core/media/docs/a.svg')).body).not.toContain('onload');
  });

  test('waits for another answer if its name was taken meanwhile', async () => {
    const url = await started({ name: 'a.txt', bytes: 3 });
    await put('docs', 'a.txt', 'old');
    expect((await patch(url, 0, 'new')).json()).toMatchObject({ code: 100_030_001 });
    expect((await send('HEAD', url)).headers['media-url']).toBeUndefined();
    expect((await store(url, { action: 'rename' })).json()).toEqual({ url: '/core/media/docs/a%20(1).txt' });
    expect((await get('/core/media/docs/a.txt')).body).toBe('old');
  });

  test('cannot be stored before it is complete', async () => {
    const url = await started({ name: 'a.txt', bytes: 3 });
    await patch(url, 0, 'ne');
    expect((await store(url)).json()).toMatchObject({ code: 100_010_033 });
  });

  test('is stored once if its replica was killed after it had placed it', async () => {
    const url = await started({ name: 'a.txt', bytes: text.length, action: 'rename' });
    await patch(url, 0, text.slice(0, -1));
    // As that replica has left it.
    await put('docs', 'a.txt', text);
    const sha256 = createHash('sha256').update(text).digest('hex');
    const statement = 'update media_upload set target = $1, target_sha256 = $2';
    await media.platform.kit.pool.query(statement, ['docs/a.txt', sha256]);
    expect((await patch(url, text.length - 1, text.slice(-1))).json()).toEqual({ url: '/core/media/docs/a.txt' });
    expect(await names('docs')).toEqual(['a.txt']);
  });
});

describe('an upload', () => {
  test('is found by its user only, in its project, with the permission', async () => {
    const url = await started({ name: 'a.txt', bytes: 3 });
    for (const permissions of [['media.view'], ['media.delete']]) {
      as(...permissions);
      expect((await send('HEAD', url)).statusCode).toBe(401);
      expect((await start({ name: 'b.txt', bytes: 3 })).json()).toMatchObject({ code: 100_040_003 });
    }
    media.platform.viewer = aViewer({ userId: 'b'.repeat(24) });
    expect((await patch(url, 0, 'new')).json()).toMatchObject({ code: 100_030_002 });
    expect((await send('DELETE', url)).statusCode).toBe(400);
    expect((await store(url)).statusCode).toBe(400);
    media.platform.viewer = aViewer();
    expect((await send('HEAD', url, { headers: { 'x-request-project': 'north' } })).statusCode).toBe(400);
    as('media.add');
    expect((await start({ name: 'a.txt', bytes: 3, action: 'cover' })).json()).toMatchObject({ detail: 'media.edit' });
    expect((await store(url, { action: 'cover' })).json()).toMatchObject({ detail: 'media.edit' });
    expect((await patch(url, 0, 'new')).statusCode).toBe(200);
  });

  test('that is cancelled leaves nothing', async () => {
    const url = await started({ name: 'a.txt', bytes: 3 });
    await patch(url, 0, 'ne');
    expect(await parts()).toHaveLength(1);
    expect((await send('DELETE', url)).statusCode).toBe(204);
    expect((await patch(url, 2, 'w')).statusCode).toBe(400);
    expect(await parts()).toEqual([]);
  });
});
