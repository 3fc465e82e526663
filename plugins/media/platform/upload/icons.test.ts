import { expect, test } from 'vitest';
import { png } from '../seed/png';
import { mediaPlatform } from '../testing/media-platform';

const { upload, get, saveSettings, as, post } = mediaPlatform();
const picture = png({ width: 4, height: 4, colourAt: () => [1, 2, 3] });
const ofBytes = (bytes: number) => Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
const inLanguage = (language: string) => ({ 'accept-language': language });

const notAnImage = {
  code: 100_010_023,
  zh: '请上传图片格式的文件',
  en: 'Please upload an image-format file',
};
const tooLarge = { code: 100_010_024, zh: '图标不能超过500K', en: 'The icon must not exceed 500K' };

test.each([
  ['a document', 'media/modelIcon', 'a.pdf', '%PDF-1.7', notAnImage],
  ['a text that calls itself a picture', 'media/modelIcon', 'a.png', 'hello', notAnImage],
  ['a page that calls itself a drawing', 'media/modelIcon', 'a.svg', '<html></html>', notAnImage],
  ['a document with a fixed name', 'media/fixed/icon', 'a.pdf', '%PDF-1.7', notAnImage],
  ['a document from the library', 'mediaLibrary/upload?catalog=modelIcon', 'a.pdf', '%PDF-1.7', notAnImage],
  ['a document among images', 'media/image', 'a.pdf', '%PDF-1.7', notAnImage],
  ['a picture above 500 KB', 'media/modelIcon', 'a.png', ofBytes(500 * 1024 + 1), tooLarge],
  ['a picture above 500 KB with a fixed name', 'media/fixed/icon', 'a.png', ofBytes(500 * 1024 + 1), tooLarge],
])('rejects %s in both languages', async (_title, path, name, content, { code, zh, en }) => {
  for (const [language, message] of [
    ['zh-CN', zh],
    ['en', en],
  ] as const) {
    const answer = await upload(path, { name, content }, inLanguage(language));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code, message, field: 'file' });
  }
  expect((await get('/core/media/modelIcon')).json()).toEqual([]);
});

test('accepts an icon of exactly 500 KB, and a larger picture that is no icon', async () => {
  expect((await upload('media/modelIcon', { name: 'a.png', content: ofBytes(500 * 1024) })).statusCode).toBe(200);
  expect((await upload('media/image', { name: 'a.png', content: ofBytes(500 * 1024 + 1) })).statusCode).toBe(200);
});

test('accepts only the formats of images in the allow-list', async () => {
  await saveSettings({ mediaLibraryAllowList: [{ name: 'other', otherFormat: '.svg/.pdf' }] });
  expect((await upload('media/modelIcon', { name: 'a.png', content: picture })).json()).toMatchObject({
    code: 100_010_006,
    detail: 'a.png: svg',
  });
  expect((await upload('media/modelIcon', { name: 'a.pdf', content: '%PDF-1.7' })).json()).toMatchObject({
    code: notAnImage.code,
  });
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  expect((await upload('media/modelIcon', { name: 'a.svg', content: drawing })).statusCode).toBe(200);
});

test('are listed for users who may change settings, and deleted only with media.delete', async () => {
  await upload('media/modelIcon', { name: 'a.png', content: picture });
  as('setting.edit');
  const icons = (await get('/core/media/modelIcon')).json<{ filePath: string }[]>();
  expect(icons).toHaveLength(1);
  expect((await get('/core/media/img')).statusCode).toBe(401);
  const paths = icons.map(({ filePath }) => filePath);
  expect(await post('delete', { paths })).toMatchObject({ code: 100_040_003, detail: 'media.delete' });
  as('setting.edit', 'media.delete');
  expect(await post('delete', { paths })).toMatchObject({ status: 'OK' });
  expect((await get('/core/media/modelIcon')).json()).toEqual([]);
});

test('are replaced only with media.edit, as every page that uses one would change', async () => {
  const other = png({ width: 4, height: 4, colourAt: () => [9, 9, 9] });
  const path = 'media/fixed/modelIcon';
  as('setting.edit');
  const { url } = (await upload(path, { name: 'pump.png', content: picture })).json<{ url: string }>();
  for (const permissions of [['setting.edit'], ['media.add', 'setting.edit']]) {
    as(...permissions);
    expect((await upload(path, { name: 'pump.png', content: other })).statusCode).toBe(400);
    expect((await get(url)).rawPayload).toEqual(picture);
  }
  as('setting.edit', 'media.edit');
  expect((await upload(path, { name: 'pump.png', content: other })).json()).toEqual({ url });
  expect((await get(url)).rawPayload).toEqual(other);
});

test('an uploaded drawing runs no script, as an image or as a page of its own', async () => {
  const content =
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script><a href="javascript:alert(1)"><path d="M0 0h1"/></a></svg>';
  for (const [path, name] of [
    ['media/modelIcon', 'a.svg'],
    ['media/fixed/modelIcon', 'b.svg'],
    ['mediaLibrary/upload?catalog=modelIcon', 'c.svg'],
  ] as const) {
    const { url } = (await upload(path, { name, content })).json<{ url: string }>();
    as();
    const file = await get(url);
    expect(file.statusCode).toBe(200);
    expect(file.body).not.toMatch(/script|onload|alert/);
    expect(file.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'x-content-type-options': 'nosniff',
    });
    as('media.add');
  }
});

test.each(['../modelIcon', '..', '_p_mill'])('rejects the category %s', async (category) => {
  const sent = await upload(`media/${encodeURIComponent(category)}`, { name: 'a.png', content: picture });
  expect(sent.statusCode).toBe(400);
});

test('neither lists nor shows the icons of a project that the user may not enter', async () => {
  const project = { 'x-request-project': 'mill' };
  const { url } = (await upload('media/modelIcon', { name: 'a.png', content: picture }, project)).json<{
    url: string;
  }>();
  expect(url).toMatch(/^\/core\/media\/_p_mill\/modelIcon\//);
  as('media.view', 'setting.edit', 'media.delete');
  expect((await get(url)).statusCode).toBe(401);
  expect((await get('/core/media/_p_mill/modelIcon')).statusCode).toBe(401);
  expect(await post('delete', { paths: [url] })).toMatchObject({ code: 100_010_007 });
});
