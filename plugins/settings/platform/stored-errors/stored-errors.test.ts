import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@signalbox/schemas';
import { aViewer } from '@signalbox/platform-kit/testing';
import type { StoredErrorList } from '../../shared/stored-error';
import { emptiedSettings } from '../testing/emptied-settings';
import { aClerk, catalog } from '../testing/settings-platform';
import { logStoredErrors } from './log-stored-errors';
import { createStoredErrorList } from './stored-error-list';

const settings = emptiedSettings();
const { call, patch } = settings;

/** Writes settings as an earlier version with wider schemas did. */
async function store(body: JsonObject, project = 'default'): Promise<void> {
  await settings.platform.kit.database
    .insertInto('setting')
    .values({ project, revision: 7, body })
    .onConflict((conflict) => conflict.column('project').doUpdateSet({ body }))
    .execute();
}
async function list(): Promise<StoredErrorList> {
  const { status, body } = await call({ url: '/rest/core/setting/invalid' });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as StoredErrorList & JsonObject;
}
const placesOf = ({ items }: StoredErrorList) => items.map(({ pointer, keyword }) => `${pointer} ${keyword}`);
const mail = { host: 'mail', port: 99_999, from: 'post@harbour.example', password: { isSet: true } };

describe('core/setting/invalid', () => {
  it('is empty if all settings are valid, also before the first save', async () => {
    expect(await list()).toEqual({ items: [], hasMore: false });
    await patch({ name: 'Harbour' });
    expect(await list()).toEqual({ items: [], hasMore: false });
  });

  it('contains the place and the reason, never the value', async () => {
    await store({ email: { ...mail, password: 4711 } });
    const answer = await list();
    expect(answer.items).toContainEqual({
      project: 'default',
      form: 'notice_settings/email',
      group: 'notice_settings',
      pointer: '/email/port',
      field: '/email/port',
      keyword: 'maximum',
      params: { comparison: '<=', limit: 65535 },
    });
    expect(placesOf(answer)).toHaveLength(2);
    expect(JSON.stringify(answer)).not.toMatch(/4711|99999/);
  });

  it('lists values without a form, and a section that is not an object', async () => {
    await store({ retired: 1, email: { ...mail, port: 25, encoding: 'koi8' }, sms: 'none', noOpExpire: 60 });
    expect(placesOf(await list())).toEqual(['/sms type', '/email/encoding unknown', '/retired unknown']);
  });

  it('is up to date after a save', async () => {
    await store({ pressMoney: { size: { width: 1 } } });
    expect(placesOf(await list())).toEqual(['/pressMoney/size/width minimum']);
    await patch({ pressMoney: { size: { width: 300 } } });
    expect((await list()).items).toEqual([]);
  });

  it('returns all projects to a super user, and the project of the request to others', async () => {
    await store({ email: mail });
    await store({ email: mail }, 'quay');
    expect((await list()).items.map(({ project }) => project)).toEqual(['default', 'quay']);
    settings.platform.viewer = aClerk('setting.view', 'setting.edit');
    expect((await list()).items.map(({ project }) => project)).toEqual(['default']);
  });

  it('omits forms that the user may not change, and requires setting.edit', async () => {
    await store({ email: mail, userExpand: { minPasswordLength: 9_999 } });
    expect(placesOf(await list())).toHaveLength(2);
    settings.platform.viewer = aClerk('setting.view', 'setting.edit');
    expect(placesOf(await list())).toEqual(['/email/port maximum']);
    settings.platform.viewer = aClerk('setting.view');
    expect((await call({ url: '/rest/core/setting/invalid' })).status).toBe(401);
  });

  it('lists a hundred and flags that there are more', async () => {
    await store(Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`old${index}`, index])));
    const { items, hasMore } = await list();
    expect({ count: items.length, hasMore }).toEqual({ count: 100, hasMore: true });
  });
});

describe('a value without a form', () => {
  it('is removed with its secrets only when set to null', async () => {
    await store({ retired: { token: { isSet: true } }, name: 'Harbour' });
    await settings.platform.kit.database
      .insertInto('setting_secret')
      .values({ project: 'default', path: 'retired/token', value: 'kingfisher' })
      .execute();
    expect(await patch({ retired: 'new' })).toMatchObject({ status: 400, body: { field: 'retired' } });
    expect(await patch({ unheard: null })).toMatchObject({ status: 400, body: { field: 'unheard' } });
    expect(await patch({ retired: null })).toMatchObject({ status: 200 });
    expect((await list()).items).toEqual([]);
    expect(await settings.platform.kit.settings.readSecret('default', 'retired/token')).toBeUndefined();
  });

  it('is kept if the sender lacks the permission', async () => {
    await store({ retired: 1, userExpand: { old: 1 } });
    settings.platform.viewer = aClerk('setting.view', 'setting.security');
    expect(await patch({ retired: null })).toMatchObject({ status: 401, body: { detail: 'setting.edit' } });
    settings.platform.viewer = aViewer();
    expect(placesOf(await list())).toEqual(['/retired unknown', '/userExpand/old unknown']);
  });
});

it('logs at the start each place with its titles and the reason, and no value', async () => {
  await store({ email: { ...mail, password: 4711 }, retired: 'cormorant' });
  const lines: string[] = [];
  const log = { warn: (_facts: object, line: string) => void lines.push(line) };
  await logStoredErrors(createStoredErrorList({ database: settings.platform.kit.database, catalog }), log);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/no longer validates: Notification services › E-mail › Port .*65535/);
  expect(lines[2]).toMatch(/no longer known and has no effect: \/retired/);
  expect(lines.join()).not.toMatch(/4711|99999|cormorant/);

  lines.length = 0;
  await store({ pressMoney: { customModal: true } });
  await logStoredErrors(createStoredErrorList({ database: settings.platform.kit.database, catalog }), log);
  expect(lines).toEqual([
    expect.stringMatching(/^A required setting has no value: .*\. The next save of this tab needs it\.$/),
  ]);
});
