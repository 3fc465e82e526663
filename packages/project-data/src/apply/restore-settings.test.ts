import { createFormCatalog } from '@signalbox/platform-kit';
import { forms, groups, type JsonObject } from '@signalbox/schemas';
import { compiledForms } from '@signalbox/schemas/validators/all';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDataBench, type DataBench } from '../testing/data-bench';

let bench: DataBench;
beforeAll(async () => {
  bench = await createDataBench();
});
afterAll(() => bench.close());
beforeEach(() => bench.reset());

describe('settings', () => {
  const settings = (body: JsonObject) => ({ modules: { setting: [{ id: 'setting', body }] } });
  const save = async (body: JsonObject, secrets: Record<string, string> = {}) => {
    await bench.platform.kit.pool.query(`insert into setting values ('default', 5, $1)`, [JSON.stringify(body)]);
    for (const [path, value] of Object.entries(secrets))
      await bench.platform.kit.pool.query(`insert into setting_secret values ('default', $1, $2)`, [path, value]);
  };
  const saved = async () =>
    (await bench.platform.kit.pool.query<{ revision: number; body: JsonObject }>('select revision, body from setting'))
      .rows[0];
  const marked = { host: 'mail', port: 25, from: 'a@b.example', password: { isSet: true } };

  it('are overwritten, with a new revision, its changed fields, and a notification of open consoles', async () => {
    await save({ name: 'Old', copyright: 'ours' });
    const heard: JsonObject[] = [];
    bench.platform.kit.listen('setting', (payload) => heard.push(payload));
    const { modules } = await bench.run(settings({ name: 'New' }), { setting: 0 });
    expect(modules[0]!.counts).toEqual({ added: 0, changed: 1, same: 0, skipped: 0, deleted: 0 });
    expect(await saved()).toEqual({ revision: 6, body: { name: 'New' } });
    const change = await bench.platform.kit.pool.query('select revision, pointers, user_id from setting_change');
    expect(change.rows).toEqual([
      { revision: 6, pointers: expect.arrayContaining(['/name', '/copyright']), user_id: 'u1' },
    ]);
    await expect.poll(() => heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ project: 'default', revision: 6 });
  });

  it('stay under rule 1, and are added when there are none', async () => {
    const { modules } = await bench.run(settings({ name: 'New' }), { setting: 1 });
    expect(modules[0]!.counts).toMatchObject({ added: 1 });
    expect((await bench.run(settings({ name: 'Newer' }), { setting: 1 })).modules[0]!.counts).toMatchObject({
      skipped: 1,
    });
    expect(await saved()).toEqual({ revision: 1, body: { name: 'New' } });
    expect((await bench.run(settings({ name: 'New' }), { setting: 0 })).modules[0]!.counts).toMatchObject({ same: 1 });
    expect((await saved())?.revision).toBe(1);
  });

  it('are left out if a check of a plug-in rejects a value, as on saving', async () => {
    await save({ name: 'Old', copyright: 'ours' });
    const laterForms = createFormCatalog({
      forms,
      groups,
      compiled: compiledForms,
      checks: { '/name': (value) => (value === 'Bad' ? { keyword: 'certificate', params: {} } : undefined) },
    });
    const { modules } = await bench.run(settings({ name: 'Bad', copyright: 'new' }), { setting: 0 }, { laterForms });
    expect(modules[0]).toMatchObject({ invalid: { count: 1, shown: [{ id: 'name' }] } });
    expect((await saved())?.body).toEqual({ name: 'Old', copyright: 'new' });
  });

  it('keep a stored secret behind its marker, and lose a marker without one', async () => {
    await save({ email: marked, name: 'Old' }, { 'email/password': 'quiet' });
    const kept = await bench.run(settings({ email: marked }), { setting: 0 });
    expect(kept.missingSecrets).toEqual([]);
    expect((await saved())?.body).toEqual({ email: marked });
    expect(await bench.platform.kit.settings.readSecret('default', 'email/password')).toBe('quiet');
    await bench.platform.kit.pool.query('delete from setting_secret');
    expect((await bench.run(settings({ email: marked }), { setting: 0 })).missingSecrets).toEqual(['/email/password']);
    expect((await saved())?.body['email']).not.toHaveProperty('password');
  });

  it('lose stored secrets without a marker in the backup only under rule 2', async () => {
    await save({ email: marked }, { 'email/password': 'quiet' });
    await bench.run(settings({ name: 'New' }), { setting: 0 });
    expect(await bench.platform.kit.settings.readSecret('default', 'email/password')).toBe('quiet');
    await bench.run(settings({ name: 'New' }), { setting: 2 });
    expect(await bench.platform.kit.settings.readSecret('default', 'email/password')).toBeUndefined();
  });

  it.each([0, 1, 2] as const)(
    'drop a secret that the backup would send to another server, by rule %i',
    async (rule) => {
      const ftp = { host: 'files', port: 21, secure: 'explicit', username: 'ada', password: { isSet: true } };
      const crafted: JsonObject[] = [
        { ...ftp, host: 'evil' },
        { ...ftp, port: 2121 },
        { ...ftp, username: 'eve' },
        { ...ftp, secure: 'none' },
        { ...ftp, secure: null },
      ];
      for (const each of crafted) {
        for (const table of ['setting', 'setting_change', 'setting_secret'])
          await bench.platform.kit.pool.query(`delete from ${table}`);
        // Rule 1: without saved settings, an earlier secret may still be stored.
        await save(rule === 1 ? {} : { ftp }, { 'ftp/password': 'quiet' });
        const archived = Object.fromEntries(Object.entries(each).filter(([, value]) => value !== null)) as JsonObject;
        const planned = await bench.run(settings({ ftp: archived }), { setting: rule }, { isPlan: true });
        expect(planned.missingSecrets).toEqual(['/ftp/password']);
        expect(await bench.platform.kit.settings.readSecret('default', 'ftp/password')).toBe('quiet');
        const done = await bench.run(settings({ ftp: archived }), { setting: rule });
        expect(done.missingSecrets).toEqual(['/ftp/password']);
        const { password: _marker, ...rest } = archived;
        expect((await saved())?.body).toEqual({ ftp: rest });
        expect(await bench.platform.kit.settings.readSecret('default', 'ftp/password')).toBeUndefined();
      }
    },
  );

  it('drop it also when the backup does not name it', async () => {
    await save({ ftp: { host: 'files', password: { isSet: true } } }, { 'ftp/password': 'quiet' });
    await bench.run(settings({ ftp: { host: 'evil' } }), { setting: 0 });
    expect(await bench.platform.kit.settings.readSecret('default', 'ftp/password')).toBeUndefined();
  });

  it('keep it when only its protection increases', async () => {
    const ftp = { host: 'files', password: { isSet: true } };
    await save({ ftp }, { 'ftp/password': 'quiet' });
    const { missingSecrets } = await bench.run(settings({ ftp: { ...ftp, secure: 'implicit' } }), { setting: 0 });
    expect(missingSecrets).toEqual([]);
    expect(await bench.platform.kit.settings.readSecret('default', 'ftp/password')).toBe('quiet');
  });

  it('accept larger images of older versions, and no property that makes them too large', async () => {
    const image = (bytes: number) => `data:image/png;base64,${'A'.repeat(bytes)}`;
    await bench.run(settings({ logo: image(100_000) }), { setting: 0 }, { isPlan: true });
    const large = settings({ logo: image(140_000), backgroundImage: image(150_000) });
    const { modules } = await bench.run(large, { setting: 0 });
    expect(modules[0]?.invalid).toMatchObject({
      count: 1,
      shown: [{ id: 'backgroundImage', error: { keyword: 'maxSettingsBytes' } }],
    });
    expect((await saved())?.body).toEqual({ logo: image(140_000) });
  });

  const earlier = {
    key: 'a',
    title: { en: ' ' },
    path: 'a',
    element: 'dashboard.1',
    icon: 'https://example.org/a.png',
  };

  it('accept blank titles and icons of pages of older versions', async () => {
    const routers = [{ ...earlier, children: [{ ...earlier, key: 'b', title: '  ' }] }];
    const { modules } = await bench.run(settings({ routers }), { setting: 0 });
    expect(modules[0]?.invalid).toBeUndefined();
    expect((await saved())?.body).toEqual({ routers });
  });

  const page = (key: string, children: JsonObject[] = []): JsonObject => ({
    key,
    title: { en: key },
    path: key,
    element: 'dashboard.1',
    ...(children.length > 0 ? { children } : {}),
  });
  const leftOutPages = async (routers: JsonObject[]) => {
    const archived = settings({ name: 'New', routers });
    const planned = await bench.run(archived, { setting: 0 }, { isPlan: true });
    const { modules } = await bench.run(archived, { setting: 0 });
    expect(planned.modules[0]?.invalid).toEqual(modules[0]?.invalid);
    return modules[0]?.invalid;
  };

  it.each([
    { ...earlier, url: 'javascript:alert(1)' },
    { ...earlier, title: { en: ' ', fr: '' } },
    { ...earlier, icon: 'two words' },
    { ...earlier, path: '..', children: [page('below'), { ...page('b'), permission: '*' }] },
  ])('leave out a page with another error, and the pages below it: %j', async (invalid) => {
    const leftOut = await leftOutPages([page('one'), invalid as JsonObject, page('two')]);
    expect(leftOut).toMatchObject({ count: 1, shown: [{ id: 'routers.1' }] });
    expect((await saved())?.body).toEqual({ name: 'New', routers: [page('one'), page('two')] });
  });

  it('name pages that are left out by their places in the backup', async () => {
    const invalid = { ...page('b'), permission: '*' };
    const group = { key: 'g', title: 'Group', path: 'g', children: [invalid] };
    const plant = page('plant', [invalid, page('boilers'), { ...invalid, key: 'd' }]);
    const leftOut = await leftOutPages([{ ...page('a'), path: 'a b' }, plant, group]);
    // Without its only page, the group shows nothing.
    const shown = [
      { id: 'routers.0', error: { pointer: '/routers/0/path', keyword: 'pattern' } },
      { id: 'routers.1.children.0', error: { pointer: '/routers/1/children/0/permission' } },
      { id: 'routers.1.children.2', error: { pointer: '/routers/1/children/2/permission' } },
      { id: 'routers.2', error: { pointer: '/routers/2/element', keyword: 'required', params: { node: 'Group' } } },
    ];
    expect(leftOut).toMatchObject({ count: 4, shown });
    expect((await saved())?.body['routers']).toEqual([page('plant', [page('boilers')])]);
  });

  it('keep an invalid page that exists already, and no copy of it', async () => {
    const invalid = { ...page('a'), path: 'a b' };
    await save({ routers: [invalid] });
    const leftOut = await leftOutPages([page('plant', [invalid]), { ...invalid, key: 'copy' }]);
    expect(leftOut).toMatchObject({ count: 1, shown: [{ id: 'routers.1' }] });
    expect((await saved())?.body['routers']).toEqual([page('plant', [invalid])]);
  });

  it('keep their own pages when the backup has too many', async () => {
    await save({ routers: [page('own')] });
    const many = Array.from({ length: 1_001 }, (_, at) => page(`p${at}`));
    expect(await leftOutPages([{ ...page('a'), path: '..' }, ...many])).toMatchObject({
      count: 1,
      shown: [{ id: 'routers', error: { keyword: 'maxNodes' } }],
    });
    expect((await saved())?.body['routers']).toEqual([page('own')]);
  });

  it.each([
    [{ loginDuration: 'long' }, '/loginDuration', 'type'],
    [{ nonsense: 1 }, '/nonsense', 'additionalProperties'],
    [{ email: { ...marked, password: 'in the clear' } }, '/email/password', 'archive.clearSecret'],
  ])('keep what they have where a form rejects what comes: %j', async (body, pointer, keyword) => {
    const before = { name: 'Old', email: { ...marked, host: 'before' }, copyright: 'ours' };
    for (const rule of [0, 2] as const)
      for (const isPlan of [true, false]) {
        for (const table of ['setting', 'setting_change', 'setting_secret'])
          await bench.platform.kit.pool.query(`delete from ${table}`);
        await save(before, { 'email/password': 'quiet' });
        const archived = { email: before.email, ...body, name: 'New' } as JsonObject;
        const { modules } = await bench.run(settings(archived), { setting: rule }, { isPlan });
        expect(modules[0]).toMatchObject({
          counts: { changed: 1 },
          invalid: {
            count: 1,
            shown: [{ id: pointer.split('/')[1], error: expect.objectContaining({ pointer, keyword }) }],
          },
        });
        expect((await saved())?.body).toEqual(isPlan ? before : { name: 'New', email: before.email });
        expect(await bench.platform.kit.settings.readSecret('default', 'email/password')).toBe('quiet');
      }
  });

  it('do not list invalid values that exist already', async () => {
    await save({ name: 'Old', loginDuration: 'long' });
    const { modules } = await bench.run(settings({ name: 'New', loginDuration: 'long' }), { setting: 0 });
    expect(modules[0]).toEqual({ name: 'setting', rule: 0, counts: expect.objectContaining({ changed: 1 }) });
    expect((await saved())?.body).toEqual({ name: 'New', loginDuration: 'long' });
  });
});
