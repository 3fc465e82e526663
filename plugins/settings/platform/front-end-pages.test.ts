import { aViewer, type TestPlatform } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aClerk, call, createSettingsPlatform, patch, storedRows } from './testing/settings-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createSettingsPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.viewer = aViewer();
  for (const table of ['setting', 'setting_change'] as const) await platform.kit.database.deleteFrom(table).execute();
});

const english = { 'accept-language': 'en' };
const boilers = { key: 'boilers', title: { en: 'Boilers' }, path: 'boilers', element: 'dashboard.1' };
const pumps = { key: 'pumps', title: 'Pumps', path: 'pumps', element: 'dashboard.2', hidden: true };
const plant = { key: 'plant', title: 'Plant', path: 'plant', children: [boilers, pumps] };

describe('the pages of the front end', () => {
  it('are stored and returned as they are', async () => {
    expect((await patch(platform, { routers: [plant] })).status).toBe(200);
    expect((await call(platform)).body['routers']).toEqual([plant]);
  });

  it('get a key where they have none', async () => {
    const { key: _, ...keyless } = boilers;
    await patch(platform, { routers: [{ ...plant, children: [keyless, pumps] }] });
    const [stored] = (await call(platform)).body['routers'] as JsonObject[];
    expect(stored).toEqual({
      ...plant,
      children: [{ ...keyless, key: expect.stringMatching(/^[0-9a-f]{24}$/) }, pumps],
    });
  });

  it('name the invalid field and the page', async () => {
    const { element: _, ...invalid } = boilers;
    const { status, body } = await patch(platform, { routers: [{ ...plant, children: [invalid] }] }, english);
    expect({ status, field: body['field'], message: body['message'] }).toEqual({
      status: 400,
      field: 'routers.0.children.0.element',
      message: '“Boilers”: Choose a dashboard, or enter a link, or add pages below this one.',
    });
    const untitled = await patch(platform, { routers: [{ path: 'x', element: 'dashboard.1' }] }, english);
    expect(untitled.body['message']).toBe('“1”: Title cannot be empty');
  });

  it.each(['   ', '\u3000', '\u200B\u00AD', { en: 'Boilers', fr: ' \t' }])(
    'reject the blank title %j',
    async (title) => {
      const { status, body } = await patch(platform, { routers: [{ ...boilers, title }] }, english);
      expect({ status, field: body['field'], message: body['message'] }).toEqual({
        status: 400,
        field: expect.stringMatching(/^routers\.0\.title/),
        message: expect.stringMatching(/: Title cannot be empty$/),
      });
    },
  );

  it('reject unknown fields, a repeated key and too many levels', async () => {
    const errorOf = async (routers: unknown) => (await patch(platform, { routers })).body['field'];
    expect(await errorOf([{ ...boilers, colour: 'red' }])).toBe('routers.0.colour');
    expect(await errorOf([boilers, { ...pumps, key: 'boilers' }])).toBe('routers.1.key');
    let deep: JsonObject = boilers;
    for (let level = 0; level < 8; level++) deep = { title: 'Level', path: `level-${level}`, children: [deep] };
    expect(await errorOf([deep])).toBe(`routers.0${'.children.0'.repeat(8)}`);
    expect(await errorOf('pages')).toBe('routers');
  });

  it('may have 1,000 of them and no more, in a body of any size', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...boilers, key: `page-${at}` }));
    expect((await patch(platform, { routers: many(1_000) })).status).toBe(200);
    const flood = Array.from({ length: 14_000 }, () => ({}));
    const { body } = await patch(platform, { routers: [{ ...plant, children: flood }] }, english);
    expect(body['message']).toBe('Front-end pages can have at most 1,000 entries on all levels');
  });
});

describe('permissions of pages', () => {
  const may = (...actions: string[]) => {
    const permissions = actions.map((action) => `frontRouterMenu.${action}`);
    platform.viewer = aClerk('setting.view', 'setting.edit', ...permissions);
  };
  const save = async (routers: unknown) => {
    const { status, body } = await patch(platform, { routers });
    return status === 200 ? 'saved' : body['detail'];
  };

  beforeEach(async () => {
    await patch(platform, { routers: [plant] });
  });

  it('are wanted for each kind of change', async () => {
    may();
    const before = await storedRows(platform);
    expect(await save([plant, { ...boilers, key: 'new' }])).toBe('frontRouterMenu.add');
    expect(await save([{ ...plant, hidden: true }])).toBe('frontRouterMenu.edit');
    expect(await save([{ ...plant, children: [pumps, boilers] }])).toBe('frontRouterMenu.edit');
    expect(await save([{ ...plant, children: [boilers] }])).toBe('frontRouterMenu.delete');
    expect(await save(null)).toBe('frontRouterMenu.delete');
    expect(await storedRows(platform)).toBe(before);
  });

  it('allow their kind of change alone', async () => {
    may('add');
    expect(await save([plant, { ...boilers, key: 'new' }])).toBe('saved');
    may('edit');
    expect(await save([{ ...boilers, key: 'new' }, plant])).toBe('saved');
    may('delete');
    expect(await save([plant])).toBe('saved');
    expect(await save([{ ...plant, key: 'other' }])).toBe('frontRouterMenu.add');
  });

  it('are wanted for the changed page alone, of pages that were stored without keys', async () => {
    const { key: _, ...keyless } = boilers;
    const body = { routers: [{ title: 'Plant', path: 'plant', children: [keyless, { ...keyless, path: 'pumps' }] }] };
    await platform.kit.database.updateTable('setting').set({ body }).execute();
    const keyed = { title: 'Plant', path: 'plant', key: 'at-0' };
    const pages = (more: object) => [
      {
        ...keyed,
        children: [
          { ...keyless, key: 'at-0-0' },
          { ...keyless, path: 'pumps', key: 'at-0-1', ...more },
        ],
      },
    ];
    may('add', 'delete');
    expect(await save(pages({ hidden: true }))).toBe('frontRouterMenu.edit');
    may('edit');
    expect(await save(pages({ hidden: true }))).toBe('saved');
    expect((await call(platform)).body['routers']).toEqual(pages({ hidden: true }));
  });

  it('are compared with the pages that the sender read: after a save of others there is a conflict first', async () => {
    const { headers } = await call(platform);
    const read = { 'if-match': String(headers['etag']) };
    const renamed = { ...plant, title: 'Works' };
    await patch(platform, { routers: [plant, { ...boilers, key: 'new' }] });
    may('edit');
    const { status, body } = await patch(platform, { routers: [renamed] }, read);
    expect([status, body['code'], body['pointers']]).toEqual([400, 100_030_003, ['/routers']]);
    expect(await save([renamed, { ...boilers, key: 'new' }])).toBe('saved');
  });

  it('need setting.edit beside them', async () => {
    platform.viewer = aClerk('setting.view', 'frontRouterMenu.delete');
    expect(await save([])).toBe('setting.edit');
  });
});
