import { aViewer } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDataBench, type DataBench } from '../testing/data-bench';

let bench: DataBench;
beforeAll(async () => {
  bench = await createDataBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.reset());

const clerk = (...permissions: string[]) => aViewer({ isSuper: false, permissions: new Set(permissions) });
const file = '/rest/core/media/docs/wages.txt';
const page = { key: 'plant', title: 'Plant', path: 'plant', element: 'dashboard.1' };

describe('settings of an archive that name a media file', () => {
  const settings = (body: JsonObject) => ({ modules: { setting: [{ id: 'setting', body }] } });
  const saved = async () =>
    (await bench.platform.kit.pool.query<{ body: JsonObject }>('select body from setting')).rows[0]?.body;

  it.each<[string, JsonObject]>([
    ['logo', { logo: file }],
    ['copyright', { copyright: `See [the wages](${file}).` }],
    ['name', { name: { en: 'Plant', fr: file } }],
    ['assetTypes', { assetTypes: [{ id: 'a', title: file }] }],
    ['routers.0', { routers: [{ ...page, icon: file }] }],
  ])('which the user may not read are left out at %s', async (id, body) => {
    for (const rule of [0, 2] as const) {
      await bench.reset();
      const { modules } = await bench.run(settings(body), { setting: rule }, { viewer: clerk() });
      expect(modules[0]?.invalid).toEqual({
        count: 1,
        shown: [{ id, error: expect.objectContaining({ keyword: 'foreignFile', params: { file: 'docs/wages.txt' } }) }],
      });
      expect(JSON.stringify((await saved()) ?? {})).not.toContain('wages');
    }
    const { modules } = await bench.run(settings(body), { setting: 0 }, { viewer: clerk('media.view') });
    expect(modules[0]).not.toHaveProperty('invalid');
    expect(JSON.stringify(await saved())).toContain('wages');
  });

  it('stay where the settings name it already', async () => {
    await bench.run(settings({ copyright: file }), { setting: 0 });
    const body = { copyright: file, name: file };
    const { modules } = await bench.run(settings(body), { setting: 0 }, { viewer: clerk() });
    expect(modules[0]).not.toHaveProperty('invalid');
    expect(await saved()).toEqual(body);
  });

  it('of a project that the user may not enter are left out', async () => {
    const viewer = { ...clerk('media.view'), projects: new Set(['default']) };
    const body = { logo: '/core/media/_p_north/img/a.png', copyright: file };
    await bench.run(settings(body), { setting: 0 }, { viewer });
    expect(await saved()).toEqual({ copyright: file });
  });
});
