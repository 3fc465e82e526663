import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { mediaPlatform } from '../testing/media-platform';
import { outsideChanges } from '../testing/outside-changes';

const media = mediaPlatform();
const { put, putFile, get, as, post, library } = media;

const missing = { code: 100_010_026 };
const place = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '48/1 51/1 29/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '2/1 17/1 40/1',
};
/** Wider than high, of one colour. */
const plain = (width = 600, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } });
const stored = async (name: string, content: string | Uint8Array, catalog = 'docs') =>
  String((await put(catalog, name, content))['url']);
const thumbnail = (url: string, side = 320, headers: Record<string, string> = {}) =>
  get(`${url}?thumbnail=${side}`, { 'accept-language': 'en', ...headers });
const sizeOf = async (url: string, side?: number) => {
  const { width, height, format } = await sharp((await thumbnail(url, side)).rawPayload).metadata();
  return { width, height, format };
};
const onDisk = () => {
  const folder = join(media.platform.kit.dataDir, 'thumbnails');
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
};

test('is a small picture within the requested size, and never larger than the original', async () => {
  const url = await stored('wide.jpg', await plain().jpeg().toBuffer());
  expect(await sizeOf(url)).toEqual({ width: 320, height: 160, format: 'webp' });
  expect(await sizeOf(url, 160)).toEqual({ width: 160, height: 80, format: 'webp' });
  expect(await sizeOf(url, 1280)).toEqual({ width: 600, height: 300, format: 'webp' });
  expect((await thumbnail(url)).headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
  });
});

test.each(['png', 'webp', 'gif', 'avif', 'tiff'] as const)('is made of %s', async (format) => {
  const url = await stored(`a.${format}`, await plain(400, 200).toFormat(format).toBuffer());
  expect(await sizeOf(url, 160)).toMatchObject({ width: 160, height: 80 });
});

test('is upright and has no metadata, and the original keeps what its sender wrote', async () => {
  const original = await plain()
    .withExif({ IFD0: { Make: 'Camera of the site' }, IFD3: place })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(original.includes('Camera of the site')).toBe(true);
  const url = await stored('photo.jpg', original);
  expect(await sizeOf(url)).toMatchObject({ width: 160, height: 320 });
  const { exif, xmp, iptc, orientation } = await sharp((await thumbnail(url)).rawPayload).metadata();
  expect({ exif, xmp, iptc, orientation }).toEqual({});
  expect((await get(url)).rawPayload).toEqual(original);
});

describe('a request', () => {
  test('needs the permission for the file itself, also with a fresh copy', async () => {
    const url = await stored('a.png', await plain().png().toBuffer());
    const { etag = '' } = (await thumbnail(url)).headers;
    expect(await thumbnail(url, 320, { 'if-none-match': String(etag) })).toMatchObject({ statusCode: 304, body: '' });
    as();
    expect((await thumbnail(url, 320, { 'if-none-match': String(etag) })).json()).toMatchObject({
      detail: 'media.view',
    });
    media.platform.viewer = undefined;
    expect((await thumbnail(url)).statusCode).toBe(401);
  });

  test('for another size or a missing file is rejected', async () => {
    const url = await stored('a.png', await plain().png().toBuffer());
    expect((await thumbnail(url, 321)).json()).toMatchObject({ code: 100_010_001, field: 'thumbnail' });
    expect((await thumbnail('/core/media/docs/none.png')).json()).toMatchObject({ code: 100_030_002 });
  });

  test('for a file that is no picture, or for a broken one, is answered clearly', async () => {
    const broken = (await plain().png().toBuffer()).subarray(0, 60);
    for (const url of [await stored('a.txt', 'text'), await stored('broken.png', broken)]) {
      const answer = await thumbnail(url);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ ...missing, message: 'There is no thumbnail of this file' });
    }
  });

  test('for a picture of too many pixels is rejected before it is decoded', async () => {
    const url = await stored('huge.png', await plain(10_000, 5_001).png().toBuffer());
    expect((await thumbnail(url)).json()).toMatchObject(missing);
  });
});

test('a drawing is sent as it is served, without scripts', async () => {
  const url = await stored(
    'a.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><path d="M0 0h1"/></svg>',
  );
  const answer = await thumbnail(url);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  expect(answer.body).not.toContain('onload');
});

test('a drawing that calls itself a photo reaches no decoder of drawings', async () => {
  const url = await stored('a.png', await plain().png().toBuffer());
  const content = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><path d="M0 0h1"/></svg>';
  await outsideChanges(media).write('docs/a.png', content);
  expect((await thumbnail(url)).json()).toMatchObject(missing);
});

describe('what is stored', () => {
  test('is drawn once for a content: for copies and after a move too', async () => {
    const url = await stored('a.png', await plain(500, 500).png().toBuffer());
    const first = await thumbnail(url);
    const drawn = onDisk().length;
    await post('copy', { paths: ['docs/a.png'], target: 'copies' });
    await post('move', { paths: ['docs/a.png'], target: 'moved' });
    for (const path of ['copies', 'moved']) {
      const again = await thumbnail(`/core/media/${path}/a.png`);
      expect(again.headers['etag']).toBe(first.headers['etag']);
      expect(again.rawPayload).toEqual(first.rawPayload);
    }
    expect(onDisk()).toHaveLength(drawn);
  });

  test('is another one for another content under the same name', async () => {
    const url = await stored('a.png', await plain(300, 300).png().toBuffer());
    const first = await thumbnail(url);
    await putFile({ catalog: 'docs', name: 'a.png', content: await plain(300, 30).png().toBuffer(), action: 'cover' });
    expect((await thumbnail(url)).headers['etag']).not.toBe(first.headers['etag']);
    expect(await sizeOf(url)).toMatchObject({ width: 300, height: 30 });
    expect(await library('?catalog=docs')).toHaveLength(1);
  });
});
