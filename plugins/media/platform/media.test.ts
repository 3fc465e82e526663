import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { platformPlugin } from '.';
import { png } from './seed/png';
import { mediaPlatform } from './testing/media-platform';

const media = mediaPlatform();
const { leftOver, upload, urlOf, get, saveSettings, as } = media;
const picture = png({ width: 4, height: 4, colourAt: () => [1, 2, 3] });

describe('uploads by category', () => {
  test('return a URL without /rest that serves the same bytes', async () => {
    const answer = await upload('media/img', { name: 'Pumpe №1.PNG', content: picture });
    expect(answer.statusCode).toBe(200);
    const { url } = answer.json<{ url: string }>();
    expect(url).toBe(`/core/media/img/${encodeURIComponent('Pumpe №1.PNG')}`);
    const file = await get(url);
    expect(file.rawPayload.equals(picture)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-length': String(picture.length),
    });
    expect((await get('/core/media/img')).json()).toMatchObject([
      { filePath: url, type: 'image', size: picture.length },
    ]);
  });

  test('keep the name of each file, with a number if it is taken', async () => {
    const long = `${'a'.repeat(251)}.png`;
    const urls: string[] = [];
    for (const name of ['图 标.png', '图 标.png', 'logo.png', long, long])
      urls.push(decodeURIComponent(await urlOf(upload('media/img', { name, content: picture }))));
    expect(urls.map((url) => url.replace('/core/media/img/', ''))).toEqual([
      '图 标.png',
      '图 标 (1).png',
      'logo.png',
      long,
      `${'a'.repeat(247)} (1).png`,
    ]);
  });

  test('keep a fixed name and replace the previous file', async () => {
    await upload('media/fixed/img', {
      name: '图 标.png',
      content: png({ width: 1, height: 1, colourAt: () => [9, 9, 9] }),
    });
    const url = await urlOf(upload('media/fixed/img', { name: '图 标.png', content: picture }));
    expect(url).toBe(`/core/media/img/${encodeURIComponent('图 标.png')}`);
    expect((await get(url)).rawPayload.equals(picture)).toBe(true);
    expect((await get('/core/media/img')).json()).toHaveLength(1);
  });

  test.each([
    ['a text that calls itself a picture', 'a.png', 'hello', 100_010_006],
    ['a page that calls itself a drawing', 'a.svg', '<html><script>alert(1)</script></html>', 100_010_006],
    ["a picture under another format's name", 'a.jpg', picture, 100_010_006],
    ['a program', 'a.exe', Buffer.from('MZ\u0090'), 100_010_006],
    ['a document', 'a.pdf', '%PDF-1.7', 100_010_006],
    ['no extension', 'png', picture, 100_010_006],
    ['a name with a way in it', '..', picture, 100_010_007],
    ['a hidden name', '.png', picture, 100_010_007],
    ['an empty file', 'a.png', '', 100_010_006],
  ])('reject %s', async (_title, name, content, code) => {
    const answer = await upload('media/img', { name, content });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code });
    expect((await get('/core/media/img')).json()).toEqual([]);
    expect(leftOver()).toEqual([]);
  });

  test('reject a picture above 10 MB', async () => {
    expect(
      (
        await upload('media/img', { name: 'a.png', content: Buffer.concat([picture, Buffer.alloc(10 * 1024 * 1024)]) })
      ).json(),
    ).toMatchObject({ code: 100_010_005 });
  });

  test.each([
    ['JSON', 'application/json', '{}'],
    ['no file', 'multipart/form-data; boundary=x', '--x--\r\n'],
    ['a form without boundary', 'multipart/form-data', 'x'],
    [
      'a form that breaks off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf',
    ],
    ['nonsense', 'multipart/form-data; boundary=x', 'nonsense'],
    ['nothing', 'multipart/form-data; boundary=x', ''],
  ])('answer %s with 400', async (_title, type, payload) => {
    const answer = await media.platform.app.inject({
      method: 'POST',
      url: '/rest/core/media/img',
      payload,
      headers: { 'content-type': type },
    });
    expect(answer.statusCode).toBe(400);
    expect((await get('/core/media/img')).json()).toEqual([]);
  });

  test('reject a file in a field of another name', async () => {
    expect((await upload('media/img', { name: 'a.png', content: picture, field: 'picture' })).json()).toMatchObject({
      field: 'file',
    });
  });

  test('sanitise drawings, including compressed ones', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script><path d="M0 0h1"/></svg>';
    const file = await get(await urlOf(upload('media/img', { name: 'a.svg', content: drawing })));
    expect(file.body).toContain('M0 0h1');
    expect(file.body).not.toContain('alert');
    expect(file.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    const compressed = await get(await urlOf(upload('media/img', { name: 'a.svgz', content: gzipSync(drawing) })));
    expect(compressed.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'content-encoding': 'gzip' });
    expect(gunzipSync(compressed.rawPayload).toString()).not.toContain('alert');
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, ' '));
    expect((await upload('media/img', { name: 'b.svgz', content: bomb })).json()).toMatchObject({ code: 100_010_006 });
  });

  test('do not block other requests while a drawing is inspected', async () => {
    const drawing = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
    await upload('media/img', { name: 'a.svg', content: drawing('<g/>') });
    const state = { isInspecting: false, isUploaded: false };
    const { mediaInspector } = media.platform.kit;
    const { inspect } = mediaInspector;
    const inspection = vi.spyOn(mediaInspector, 'inspect').mockImplementation(async (file) => {
      state.isInspecting = true;
      return inspect(file).finally(() => (state.isInspecting = false));
    });
    onTestFinished(() => inspection.mockRestore());
    const heavy = upload('media/img', { name: 'a.svg', content: drawing('<g fill="red"/>'.repeat(9_900)) });
    void heavy.then(() => (state.isUploaded = true));
    let answered = 0;
    while (!state.isUploaded) {
      await get('/core/media/img');
      if (state.isInspecting) answered += 1;
    }
    expect(await heavy).toMatchObject({ statusCode: 200 });
    expect(answered).toBeGreaterThan(10);
  });

  test('reject a drawing beyond the limits, and name the limit', async () => {
    const content = `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(20_000)}</svg>`;
    expect((await upload('media/img', { name: 'a.svg', content })).json()).toMatchObject({
      code: 100_010_020,
      field: 'file',
      detail: 'a.svg: more than 10000 elements and comments',
    });
    expect((await get('/core/media/img')).json()).toEqual([]);
    expect(leftOver()).toEqual([]);
  });

  test('need media.add, or the right to change settings', async () => {
    as('media.view');
    expect((await upload('media/img', { name: 'a.png', content: picture })).json()).toMatchObject({
      code: 100_040_003,
      detail: 'media.add',
    });
    as('setting.edit');
    expect((await upload('media/img', { name: 'a.png', content: picture })).statusCode).toBe(200);
    for (const path of ['media/documents', 'media/fixed/documents'])
      expect((await upload(path, { name: 'a.txt', content: 'hello' })).json()).toMatchObject({ detail: 'media.add' });
  });

  test('replace a file only with the permission to change it', async () => {
    await upload('media/fixed/documents', { name: 'a.txt', content: 'first' });
    as('media.add');
    expect((await upload('media/fixed/documents', { name: 'a.txt', content: 'second' })).json()).toMatchObject({
      code: 100_030_001,
    });
    expect((await upload('media/fixed/documents', { name: 'b.txt', content: 'new' })).statusCode).toBe(200);
    as('media.add', 'media.edit');
    expect((await upload('media/fixed/documents', { name: 'a.txt', content: 'second' })).statusCode).toBe(200);
  });
});

describe('the allow-list of the settings', () => {
  test('rejects formats that it does not name, and accepts those that it names', async () => {
    await saveSettings({
      mediaLibraryAllowList: [
        { name: 'document', format: ['.csv'] },
        { name: 'other', otherFormat: '.abc/.XYZ' },
      ],
    });
    expect((await upload('mediaLibrary/upload?catalog=docs', { name: 'a.txt', content: 'x' })).json()).toMatchObject({
      code: 100_010_006,
      detail: 'a.txt',
    });
    expect((await upload('mediaLibrary/upload?catalog=docs', { name: 'a.csv', content: 'a,b' })).statusCode).toBe(200);
    const other = await get(
      await urlOf(upload('mediaLibrary/upload?catalog=docs', { name: 'a.xyz', content: '<script>alert(1)</script>' })),
    );
    expect(other.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment/),
      'content-security-policy': expect.stringMatching(/^sandbox/),
    });
  });

  test.each([
    ['mediaLibrary/upload?catalog=docs', 'a.csv', 'a,b'],
    ['mediaLibrary/upload?catalog=img', 'a.png', picture],
    ['media/img', 'a.png', picture],
    ['media/fixed/logo', 'a.png', picture],
    ['media/modelIcon', 'a.png', picture],
  ])('rejects every upload when it is empty: %s', async (path, name, content) => {
    await saveSettings({ mediaLibraryAllowList: [] });
    const code = name === 'a.csv' ? 100_010_006 : 100_010_045;
    expect((await upload(path, { name, content })).json()).toMatchObject({ code, field: 'file' });
  });

  test.each([
    ['a.json', '{"a": 1}', 200],
    ['a.json', '{"a":', 400],
    ['a.txt', 'plain\n', 200],
    ['a.txt', Buffer.from([1, 0, 2]), 400],
    ['a.csv', picture, 400],
    ['a.gltf', '[]', 200],
    ['a.ply', 'ply\nformat ascii', 200],
    ['a.ply', 'nothing', 400],
    ['a.zip', 'PK', 400],
    ['a.mp4', 'x', 400],
  ])('looks into %s', async (name, content, status) => {
    expect((await upload('mediaLibrary/upload?catalog=docs', { name, content })).statusCode).toBe(status);
  });
});

test('seeds demo files that pass its own rules, and nothing more at the second start', async () => {
  await platformPlugin.seed?.(media.platform.kit, 'default');
  const files = (await get('/core/mediaLibrary/all/file')).json<{ filePath: string; path: string; name: string }[]>();
  expect(files.length).toBeGreaterThan(6);
  for (const { filePath, path, name } of files) {
    const content = (await get(filePath)).rawPayload;
    const catalog = encodeURIComponent(path.split('/').slice(0, -1).join('/'));
    const answer = await upload(`mediaLibrary/upload?action=cover&catalog=${catalog}`, { name, content });
    expect(answer.json()).toEqual({ url: filePath });
  }
  await upload('mediaLibrary/upload?action=cover&catalog=documents', { name: 'notes.txt', content: 'mine' });
  await platformPlugin.seed?.(media.platform.kit, 'default');
  expect((await get('/core/media/documents/notes.txt')).body).toBe('mine');
  expect(leftOver()).toEqual([]);
});
