import { expect, test } from 'vitest';
import { png } from '../seed/png';
import { mediaPlatform } from '../testing/media-platform';

const { upload, saveSettings, post, put, names } = mediaPlatform();
const picture = png({ width: 1, height: 1, colourAt: () => [0, 0, 0] });
const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const notAllowed = { code: 100_010_006 };

const pictures = ['img', 'image', 'logo', 'background', 'avatar', 'icon', 'modelIcon'];
const routes = (category: string) => [
  `media/${category}`,
  `media/fixed/${category}`,
  `mediaLibrary/upload?catalog=${category}`,
  `mediaLibrary/upload?catalog=${category}/below`,
];

test.each([...pictures, 'docs'])(
  'every upload route of %s takes only the formats of the allow-list',
  async (category) => {
    await saveSettings({ mediaLibraryAllowList: [{ name: 'image', format: ['.svg'] }] });
    for (const [index, route] of routes(category).entries()) {
      expect((await upload(route, { name: 'a.png', content: picture })).json(), route).toMatchObject(notAllowed);
      expect((await upload(route, { name: `${index}.svg`, content: drawing })).statusCode, route).toBe(200);
    }
  },
);

const listsWithoutImages = [[], [{ name: 'other', otherFormat: '.log' }]];
test.each(pictures.flatMap((category) => listsWithoutImages.map((list) => ({ category, list }))))(
  'an allow-list without images rejects every file, and says why: $category, $list',
  async ({ category, list }) => {
    await saveSettings({ mediaLibraryAllowList: list });
    const rejection = {
      code: 100_010_045,
      message: expect.stringContaining(`“${category}” takes images only, and no image format is among`),
    };
    for (const route of routes(category))
      expect((await upload(route, { name: 'a.svg', content: drawing })).json(), route).toMatchObject(rejection);
    const log = (await upload(`media/${category}`, { name: 'a.log', content: 'x' })).json();
    expect(log).toMatchObject(/^(?:image|icon|modelIcon)$/.test(category) ? { code: 100_010_023 } : rejection);
  },
);

test('no move, copy or rename brings a format to pictures that the allow-list has lost', async () => {
  await put('docs', 'a.png', picture);
  await saveSettings({ mediaLibraryAllowList: [{ name: 'image', format: ['.svg'] }] });
  for (const how of ['move', 'copy'])
    expect(await post(how, { paths: ['docs/a.png'], target: 'logo' })).toMatchObject(notAllowed);
  expect(await names('logo')).toEqual([]);
});

test('takes the extensions of “other”, which are written as .xxx/.yyy, in any case', async () => {
  await saveSettings({
    mediaLibraryAllowList: [
      { name: 'other', otherFormat: '.LOG/.dat' },
      { name: '3d', format: ['.obj'] },
    ],
  });
  for (const name of ['a.log', 'a.DAT', 'a.obj']) expect(await put('docs', name)).toHaveProperty('url');
  for (const name of ['a.txt', 'a.stl', 'a.log.png', 'log', 'a.'])
    expect(await put('docs', name), name).toHaveProperty('code');
});
