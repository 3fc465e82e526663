import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '@signalbox/schemas';
import { aViewer, type TestPlatform } from '@signalbox/platform-kit/testing';
import { call, createSettingsPlatform, patch } from './testing/settings-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createSettingsPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.viewer = aViewer();
  await store({});
});

/** Writes settings as an earlier version with wider schemas did. */
async function store(body: JsonObject): Promise<void> {
  const { database } = platform.kit;
  for (const table of ['setting', 'setting_change'] as const) await database.deleteFrom(table).execute();
  await database.insertInto('setting').values({ project: 'default', revision: 7, body }).execute();
}
const stored = async () =>
  (await platform.kit.database.selectFrom('setting').select('body').executeTakeFirstOrThrow()).body;
const mail = { host: 'mail', port: 99_999, from: 'post@harbour.example' };

describe('a save beside a stored value that no longer validates', () => {
  it('changes another field of the same form, and keeps the stored value', async () => {
    await store({ email: mail });
    expect(await patch(platform, { email: { from: 'desk@harbour.example' } })).toMatchObject({ status: 200 });
    expect((await stored())['email']).toEqual({ ...mail, from: 'desk@harbour.example' });
  });

  it('accepts the complete settings as they were read', async () => {
    await store({ email: mail });
    const { body } = await call(platform);
    expect((await call(platform, { method: 'PUT', body })).status).toBe(200);
    expect((await stored())['email']).toEqual(mail);
  });

  it('accepts the corrected value, but no other invalid value', async () => {
    await store({ email: mail });
    expect(await patch(platform, { email: { port: 70_000 } })).toMatchObject({
      status: 400,
      body: { pointer: '/email/port', faults: [{ keyword: 'maximum' }] },
    });
    expect(await patch(platform, { email: { port: 25 } })).toMatchObject({ status: 200 });
    expect((await stored())['email']).toEqual({ ...mail, port: 25 });
  });

  it.each([
    ['path', '..'],
    ['url', '/\\plant.example.org'],
    ['title', '   '],
  ])('accepts other settings and the correction of a page whose stored %s no longer validates', async (field, bad) => {
    const page = { key: 'plant', title: 'Plant', path: 'plant', element: 'dashboard.1' };
    const routers = [{ ...page, [field]: bad }];
    await store({ routers });
    expect(await patch(platform, { name: 'Harbour' })).toMatchObject({ status: 200 });
    expect((await call(platform)).body).toMatchObject({ routers });
    expect(await patch(platform, { routers: [...routers, { ...page, key: 'new', [field]: bad }] })).toMatchObject({
      status: 400,
      body: { field: expect.stringMatching(`^routers\\.[01]\\.${field}$`) },
    });
    expect(await patch(platform, { routers: [page] })).toMatchObject({ status: 200 });
    expect((await stored())['routers']).toEqual([page]);
  });

  it('still rejects an error that the change causes in another field', async () => {
    await store({ pressMoney: { size: { width: 1 } } });
    expect(await patch(platform, { pressMoney: { customModal: true } })).toMatchObject({
      status: 400,
      body: { pointer: '/pressMoney/pressDashboard', faults: [{ keyword: 'required' }] },
    });
  });

  it('removes a read-only value that no longer validates', async () => {
    await store({ pressMoney: { expireTime: 5 } });
    expect(await patch(platform, { pressMoney: { expireTime: null } })).toMatchObject({ status: 200 });
  });

  it('keeps values without a form', async () => {
    await store({ email: { ...mail, encoding: 'koi8' }, retired: { mode: 'old' }, name: 'Harbour' });
    expect((await patch(platform, { name: 'Quay', email: { port: 25 } })).status).toBe(200);
    expect(await stored()).toMatchObject({ retired: { mode: 'old' }, email: { encoding: 'koi8' } });
  });
});
