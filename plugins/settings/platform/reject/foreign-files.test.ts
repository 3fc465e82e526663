import { aViewer, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aClerk, call, createSettingsPlatform, patch, storedRows } from '../testing/settings-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createSettingsPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  for (const table of ['setting', 'setting_change'] as const) await platform.kit.database.deleteFrom(table).execute();
});

const file = '/rest/core/media/docs/wages.txt';
const page = { key: 'plant', title: 'Plant', path: 'plant', element: 'dashboard.1' };
const editor = [
  'setting.view',
  'setting.edit',
  'frontRouterMenu.add',
  'frontRouterMenu.edit',
  'frontRouterMenu.delete',
];
const as = (...permissions: string[]) => {
  platform.viewer = aClerk(...editor, ...permissions);
};
const asSuper = () => {
  platform.viewer = aViewer();
};

describe('a save that names a media file which its sender may not read', () => {
  it.each([
    ['/logo', { logo: file }],
    ['/backgroundImage', { backgroundImage: file }],
    ['/copyright', { copyright: `See [the wages](${file}).` }],
    ['/name/fr', { name: { en: 'Plant', fr: file } }],
    ['/routers/0/icon', { routers: [{ ...page, icon: file }] }],
    ['/routers/0/children/0/icon', { routers: [{ ...page, children: [{ ...page, key: 'b', icon: file }] }] }],
  ] satisfies [string, JsonObject][])('is rejected at %s and changes nothing', async (pointer, body) => {
    asSuper();
    await patch(platform, { name: 'Plant' });
    const before = await storedRows(platform);
    as();
    for (const method of ['PATCH', 'POST', 'PUT'] as const) {
      const answer = await call(platform, { method, body: { name: 'Plant', ...body } });
      expect({ method, status: answer.status, faults: answer.body['faults'] }).toMatchObject({
        method,
        status: 400,
        faults: [{ pointer, keyword: 'foreignFile', params: { file: 'docs/wages.txt' } }],
      });
    }
    expect(await storedRows(platform)).toBe(before);
    as('media.view');
    expect((await patch(platform, body)).status).toBe(200);
  });

  it.each([
    'core/media/docs/wages.txt',
    '/core/media/docs/wages.txt?v=2#top',
    '/core/media/docs/%77ages.txt',
    'https://box.example/rest/core/media/docs/wages.txt',
    '//box.example/rest/core/media/docs/wages.txt',
    '/core/media/docs/none-yet.txt',
    '/core/media/_p_north/docs/wages.txt',
  ])('is rejected for the spelling %s', async (copyright) => {
    as();
    expect((await patch(platform, { copyright })).body).toMatchObject({ code: 100_010_001, field: 'copyright' });
  });

  it('names the field by its title', async () => {
    as();
    const { body } = await patch(platform, { logo: file }, { 'accept-language': 'en' });
    expect(body['message']).toMatch(/^Logo names the media file “docs\/wages\.txt”, which you may not read\./);
  });

  it('is accepted for a file of a form, and for one that the settings name already', async () => {
    asSuper();
    await patch(platform, { copyright: file });
    as();
    expect((await patch(platform, { name: 'Quay', copyright: file })).status).toBe(200);
    expect((await patch(platform, { backgroundImage: '/rest/core/media/img/a.png' })).status).toBe(200);
    expect((await call(platform, { method: 'PUT', body: (await call(platform)).body })).status).toBe(200);
    expect((await patch(platform, { copyright: null })).status).toBe(200);
  });

  it('is rejected for a file of a project that its sender may not enter', async () => {
    platform.viewer = { ...aClerk(...editor, 'media.view'), projects: new Set(['default']) };
    expect((await patch(platform, { logo: '/core/media/_p_north/img/a.png' })).status).toBe(400);
    expect((await patch(platform, { logo: file })).status).toBe(200);
  });

  it('takes a secret that reads like an address, which opens nothing', async () => {
    as();
    const email = { host: 'mail', port: 25, from: 'a@example.org', username: 'a', password: file };
    expect((await patch(platform, { email })).status).toBe(200);
  });
});
