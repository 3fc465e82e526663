import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPlatform } from '@signalbox/platform-kit/testing';
import { aViewer } from '@signalbox/platform-kit/testing';
import type { JsonObject } from '@signalbox/schemas';
import { call, createSettingsPlatform, patch, storedRows } from './testing/settings-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createSettingsPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  platform.viewer = aViewer();
  for (const table of ['setting', 'setting_secret', 'setting_change'] as const)
    await platform.kit.database.deleteFrom(table).execute();
});

const oneDay = { count: 1, unit: 'd', time: 86_400 };
const oneHour = { count: 1, unit: 'h', time: 3_600 };

describe('saving settings', () => {
  it('returns the defaults with revision 0 before the first save', async () => {
    const { status, body, headers } = await call(platform);
    expect(status).toBe(200);
    expect(headers['etag']).toBe('"0"');
    expect(body).toMatchObject({
      name: 'Signalbox',
      language: 'zh_Hans',
      loginDuration: { count: 14, unit: 'd' },
      noOpExpire: null,
    });
  });

  it('stores a save and increments the revision', async () => {
    const { status, body, headers } = await patch(platform, { name: 'Harbour', loginDuration: oneDay });
    expect({ status, body, etag: headers['etag'] }).toEqual({ status: 200, body: { status: 'OK' }, etag: '"1"' });
    expect((await call(platform)).body).toMatchObject({ name: 'Harbour', loginDuration: oneDay });
  });

  it('notifies all replicas in the same transaction: a failed notification rolls the save back', async () => {
    await patch(platform, { name: 'Harbour' });
    const { notify } = platform.kit;
    platform.kit.notify = () => Promise.reject(new Error('the database went away'));
    expect((await patch(platform, { name: 'Quay' })).status).toBe(500);
    platform.kit.notify = notify;
    expect((await call(platform)).body['name']).toBe('Harbour');
  });

  it('names the revision that it was merged into, which is the current one if nothing changed', async () => {
    const previous = async (body: JsonObject) => (await patch(platform, body)).headers['x-previous-revision'];
    expect([
      await previous({ name: 'Quay' }),
      await previous({ name: 'Pier' }),
      await previous({ name: 'Pier' }),
    ]).toEqual(['0', '1', '2']);
  });

  it('keeps the revision when nothing changes', async () => {
    await patch(platform, { name: 'Harbour' });
    expect((await patch(platform, { name: 'Harbour' })).headers['etag']).toBe('"1"');
    expect((await patch(platform, {})).headers['etag']).toBe('"1"');
  });

  it('treats POST as the same merge', async () => {
    await patch(platform, { copyright: 'ours' });
    await call(platform, { method: 'POST', body: { name: 'Harbour' } });
    expect((await call(platform)).body).toMatchObject({ name: 'Harbour', copyright: 'ours' });
  });

  it('replaces with PUT: fields missing in the body become empty, even with a default', async () => {
    await patch(platform, { copyright: 'ours' });
    await call(platform, { method: 'PUT', body: { name: 'Harbour' } });
    const { body } = await call(platform);
    expect(body['name']).toBe('Harbour');
    expect(body).not.toHaveProperty('copyright');
    expect(body).not.toHaveProperty('loginDuration');
  });

  it('changes nothing when the response of GET is sent by PUT', async () => {
    await patch(platform, {
      copyright: 'ours',
      email: { host: 'mail', port: 25, from: 'a@b.example', password: 'quiet' },
    });
    const { body } = await call(platform);
    expect((await call(platform, { method: 'PUT', body })).headers['etag']).toBe('"1"');
    expect(await platform.kit.settings.readSecret('default', 'email/password')).toBe('quiet');
  });

  it('clears a field with null, and its default does not return', async () => {
    await patch(platform, { loginDuration: null });
    expect((await call(platform)).body).not.toHaveProperty('loginDuration');
    await patch(platform, { loginDuration: oneDay });
    expect((await call(platform)).body['loginDuration']).toEqual(oneDay);
  });

  it('merges sections and replaces complete fields', async () => {
    await patch(platform, { userExpand: { onlineMessage: { outLine: true, content: 'gone' } } });
    await patch(platform, { userExpand: { minPasswordLength: 12 } });
    expect((await call(platform)).body['userExpand']).toMatchObject({
      minPasswordLength: 12,
      onlineMessage: { outLine: true, content: 'gone' },
    });
  });

  it('ignores an id in the body', async () => {
    expect((await patch(platform, { id: 'x', name: 'Harbour' })).status).toBe(200);
    expect((await call(platform)).body).not.toHaveProperty('id');
  });

  it('notifies all replicas after the save', async () => {
    const heard: unknown[] = [];
    platform.kit.listen('setting', (payload) => heard.push(payload));
    await patch(platform, { name: 'Harbour' });
    await expect.poll(() => heard).toContainEqual({ project: 'default', revision: 1, pointers: ['/name'] });
  });

  it('separates projects', async () => {
    await patch(platform, { name: 'Harbour' }, { 'x-request-project': 'other' });
    expect((await call(platform)).body['name']).toBe('Signalbox');
  });
});

describe('derived values', () => {
  it('are computed by the server and ignored in the body', async () => {
    await patch(platform, { noOpExpireSetting: oneHour, noOpExpire: 5 });
    expect((await call(platform)).body['noOpExpire']).toBe(3_600);
    const row = await platform.kit.database.selectFrom('setting').select('body').executeTakeFirstOrThrow();
    expect(row.body['noOpExpire']).toBe(3_600);
    await patch(platform, { noOpExpire: 7 });
    expect((await call(platform)).body['noOpExpire']).toBe(3_600);
  });

  it('become null when their source is cleared', async () => {
    await patch(platform, { noOpExpireAdminSetting: oneHour });
    expect((await call(platform)).body['noOpExpireAdmin']).toBe(3_600);
    await patch(platform, { noOpExpireAdminSetting: null });
    expect((await call(platform)).body['noOpExpireAdmin']).toBeNull();
  });
});

describe('conditional fields', () => {
  const sms = { operator: 'lingxuntong', appKey: 'k', appSecret: 's' };

  it('are not stored while their condition is false', async () => {
    expect((await patch(platform, { sms: { ...sms, signName: 'Harbour' } })).status).toBe(200);
    expect((await call(platform)).body['sms']).not.toHaveProperty('signName');
  });

  it('are required and stored while the condition is true, and removed when it becomes false', async () => {
    const rejected = await patch(platform, { sms: { ...sms, operator: 'ali' } });
    expect({ status: rejected.status, field: rejected.body['field'] }).toEqual({ status: 400, field: 'sms.signName' });
    await patch(platform, { sms: { ...sms, operator: 'ali', signName: 'Harbour' } });
    expect((await call(platform)).body['sms']).toMatchObject({ signName: 'Harbour' });
    await patch(platform, { sms: { operator: 'lingxuntong', appSecret: 'again' } });
    expect((await call(platform)).body['sms']).not.toHaveProperty('signName');
    expect(await storedRows(platform)).not.toContain('Harbour');
  });
});

describe('two people saving', () => {
  it('keeps many concurrent saves of different fields', async () => {
    const bodies = [
      { name: 'Harbour' },
      { copyright: 'ours' },
      { layout: 'layout2' },
      { onlineCheck: true },
      { tsdbRetentionDays: 30 },
      { ftp: { host: 'files' } },
    ];
    const answers = await Promise.all(bodies.map((body) => patch(platform, body, { 'if-match': '"0"' })));
    expect(answers.map((answer) => answer.status)).toEqual(bodies.map(() => 200));
    expect(new Set(answers.map((answer) => answer.headers['etag'])).size).toBe(bodies.length);
    expect((await call(platform)).body).toMatchObject(Object.assign({}, ...bodies) as object);
  });

  it('rejects a stale save of the same field with revision and fields', async () => {
    await patch(platform, { name: 'Harbour', copyright: 'ours' });
    const before = await storedRows(platform);
    const { status, body } = await patch(platform, { name: 'Quay', layout: 'layout2' }, { 'if-match': '"0"' });
    expect({ status, code: body['code'], revision: body['revision'], pointers: body['pointers'] }).toEqual({
      status: 400,
      code: 100_030_003,
      revision: 1,
      pointers: ['/name'],
    });
    expect(await storedRows(platform)).toBe(before);
  });

  it('accepts a stale save that sets the current value', async () => {
    await patch(platform, { name: 'Harbour' });
    expect((await patch(platform, { name: 'Harbour' }, { 'if-match': '"0"' })).status).toBe(200);
  });

  it('lets the last save win without a revision', async () => {
    await patch(platform, { name: 'Harbour' });
    expect((await patch(platform, { name: 'Quay' })).status).toBe(200);
  });

  it('rejects an unknown revision and an invalid header', async () => {
    expect((await patch(platform, { name: 'Quay' }, { 'if-match': '"7"' })).body['code']).toBe(100_030_003);
    expect((await patch(platform, { name: 'Quay' }, { 'if-match': 'soon' })).body['field']).toBe('If-Match');
  });
});
