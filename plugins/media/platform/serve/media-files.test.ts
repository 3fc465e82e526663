import { collectionStore } from '@signalbox/platform-kit';
import { aViewer } from '@signalbox/platform-kit/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { png } from '../seed/png';
import { mediaPlatform } from '../testing/media-platform';

const media = mediaPlatform();
const { upload, urlOf, get, saveSettings, as } = media;
const picture = png({ width: 4, height: 4, colourAt: () => [1, 2, 3] });

describe('a file', () => {
  let url: string;
  beforeEach(async () => {
    url = await urlOf(upload('mediaLibrary/upload?catalog=docs', { name: 'a.txt', content: '0123456789' }));
  });

  test("is sent in ranges, and not sent while the client's copy is fresh", async () => {
    const part = await get(url, { range: 'bytes=2-4' });
    expect(part).toMatchObject({ statusCode: 206, body: '234' });
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3' });
    expect((await get(url, { range: 'bytes=10-' })).statusCode).toBe(416);
    const { etag = '' } = (await get(url)).headers;
    expect(await get(url, { 'if-none-match': String(etag) })).toMatchObject({ statusCode: 304, body: '' });
    expect((await get(url, { range: 'bytes=0-0', 'if-range': '"old"' })).body).toBe('0123456789');
  });

  test('requires a session', async () => {
    media.platform.viewer = undefined;
    expect((await get(url)).json()).toMatchObject({ code: 100_040_002 });
    expect((await get('/core/media/docs')).statusCode).toBe(401);
    expect((await get('/core/media/docs/none.txt')).statusCode).toBe(401);
  });

  test('of a directory that no page needs requires media.view', async () => {
    const picture1 = await urlOf(upload('media/img', { name: 'a.png', content: picture }));
    as();
    expect((await get(url)).json()).toMatchObject({ code: 100_040_003, detail: 'media.view' });
    expect((await get('/core/media/docs/none.txt')).statusCode).toBe(401);
    expect((await get(picture1)).statusCode).toBe(200);
    await saveSettings({ pages: [{ file: `/rest${url}` }] });
    expect((await get(url)).statusCode).toBe(200);
    await media.platform.kit.database.deleteFrom('setting').execute();
    as('media.view');
    expect((await get(url)).statusCode).toBe(200);
  });

  test('of another project is readable by users of that project and by super users', async () => {
    const north = { 'x-request-project': 'north' };
    const drawing = await urlOf(upload('media/img', { name: 'a.png', content: picture }, north));
    for (const permissions of [[], ['media.view']]) {
      as(...permissions);
      expect((await get(drawing)).statusCode).toBe(401);
      expect((await get(drawing, { 'x-request-project': 'south' })).statusCode).toBe(401);
      expect((await get(drawing, { referer: 'http://localhost/_p_south/app/settings' })).statusCode).toBe(401);
      expect((await get(drawing, north)).statusCode).toBe(200);
      expect((await get(`${drawing}?x-request-project=north`)).statusCode).toBe(200);
      expect((await get(drawing, { referer: 'http://localhost/_p_north/app/settings' })).statusCode).toBe(200);
    }
    expect((await get('/core/media/_p_north/img')).statusCode).toBe(401);
    media.platform.viewer = aViewer();
    expect((await get(drawing)).statusCode).toBe(200);
  });

  test('is not stored by shared caches, and a copy is revalidated with the permission', async () => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: expect.stringContaining('cookie') });
    as();
    expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(401);
  });

  test('is public while the public settings name it, in any spelling', async () => {
    const logo = await urlOf(upload('media/img', { name: 'a.png', content: picture }));
    const other = await urlOf(upload('media/img', { name: 'b.png', content: picture }));
    media.platform.viewer = undefined;
    for (const value of [logo, `/rest${logo}`, logo.slice(1)]) {
      await media.platform.kit.database.deleteFrom('setting').execute();
      await saveSettings({ logo: value, backgroundImage: 'https://example.com/x.png' });
      expect((await get(logo)).statusCode).toBe(200);
      expect((await get(other)).statusCode).toBe(401);
    }
  });

  test('is opened by no dashboard, record or theme that names it', async () => {
    for (const collection of ['dashboard', 'table_data', 'theme', 'user']) {
      const { kit } = media.platform;
      await collectionStore({ ...kit, project: 'default', collection }).insert({ name: url, avatar: url, logo: url });
    }
    as('dashboard.view', 'model.view');
    expect((await get(url)).statusCode).toBe(401);
    await media.platform.kit.database.deleteFrom('document').execute();
  });

  test('that is no picture stays closed to visitors when the logo names it, and so do files in a longer text', async () => {
    const logo = await urlOf(upload('media/img', { name: 'a.png', content: picture }));
    const named = { logo: url, backgroundImage: `see ${logo}`, copyright: logo };
    for (const [field, value] of Object.entries(named)) {
      await media.platform.kit.database.deleteFrom('setting').execute();
      await saveSettings({ [field]: value });
      media.platform.viewer = undefined;
      expect([(await get(url)).statusCode, (await get(logo)).statusCode]).toEqual([401, 401]);
    }
  });

  test.each([
    '/core/media/../../secret',
    '/core/media/%2e%2e/%2e%2e/secret',
    '/core/media/docs/..%2f..%2fx',
    '/core/media/docs/%00',
    '/core/media/.staging',
    '/core/media/docs%5c..%5cx',
    '/core/media//etc/passwd',
    '/core/media/docs/none.txt',
  ])('is not to be had by %s', async (path) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(400);
    expect([100_010_007, 100_030_002]).toContain(answer.json<{ code: number }>().code);
  });
});

test('a PDF is shown in a frame of this origin only, and other files in none', async () => {
  const pdf = await urlOf(upload('mediaLibrary/upload?catalog=docs', { name: 'a.pdf', content: '%PDF-1.4\n%%EOF\n' }));
  expect((await get(pdf)).headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/frame-ancestors 'self'$/),
    'x-frame-options': 'SAMEORIGIN',
  });
  const text = await urlOf(upload('mediaLibrary/upload?catalog=docs', { name: 'a.txt', content: 'x' }));
  expect((await get(text)).headers['content-security-policy']).toMatch(/^sandbox/);
});

test('separates the media of projects, also for clients that send no header', async () => {
  const north = { 'x-request-project': 'north' };
  const url = await urlOf(upload('media/img', { name: 'a.png', content: picture }, north));
  expect(url).toMatch(/^\/core\/media\/_p_north\/img\//);
  expect((await get(url)).statusCode).toBe(200);
  expect((await get('/core/media/img')).json()).toEqual([]);
  expect((await get('/core/media/img', north)).json()).toHaveLength(1);
  expect((await get('/core/mediaLibrary')).json()).toEqual([]);
  expect((await get('/core/mediaLibrary?catalog=_p_north')).statusCode).toBe(400);
  expect((await upload('media/_p_north', { name: 'a.txt', content: 'x' })).statusCode).toBe(400);
});
