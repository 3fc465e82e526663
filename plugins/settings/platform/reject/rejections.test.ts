import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPlatform } from '@signalbox/platform-kit/testing';
import { aViewer } from '@signalbox/platform-kit/testing';
import { aClerk, call, createSettingsPlatform, patch, storedRows } from '../testing/settings-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createSettingsPlatform();
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.viewer = aViewer();
});

function saveTemplates(template: object[]) {
  return patch(platform, { wechat: { appid: 'a', secret: 's', template } }, { 'accept-language': 'zh-CN' });
}

describe('an invalid value', () => {
  it('is reported with field, pointer and the form’s message in the language of the request', async () => {
    const zh = await patch(
      platform,
      { email: { host: 'mail', port: 25, password: 'quiet' } },
      { 'accept-language': 'zh-Hans' },
    );
    expect(zh.status).toBe(400);
    expect(zh.body).toMatchObject({ code: 100_010_001, field: 'email.from', pointer: '/email/from' });
    expect(zh.body['faults']).toEqual([
      {
        pointer: '/email/from',
        keyword: 'required',
        params: { missingProperty: 'from' },
        message: expect.stringMatching(/不能为空$/) as string,
      },
    ]);
    const en = await patch(
      platform,
      { email: { host: 'mail', port: 70_000, from: 'nobody', password: 'quiet' } },
      { 'accept-language': 'en' },
    );
    expect(en.body['faults']).toMatchObject([
      { pointer: '/email/port', keyword: 'maximum' },
      { pointer: '/email/from', keyword: 'format' },
    ]);
    expect(en.body['message']).toMatch(/at most 65535$/);
  });

  it('is a repeated title or id of a WeChat template, with the exact message', async () => {
    const item = { title: 'Alarm', id: 'T1', content: 'x' };
    expect((await saveTemplates([item, { ...item, id: 'T2' }])).body['message']).toBe('标识名称不允许重复');
    expect((await saveTemplates([item, { ...item, title: 'Other' }])).body['message']).toBe('模板标识不允许重复');
  });

  it('is an unknown field, at any depth', async () => {
    const { status, body } = await patch(platform, { userExpand: { onlineMessage: { volume: 11 } } });
    expect({ status, field: body['field'], pointer: body['pointer'] }).toEqual({
      status: 400,
      field: 'userExpand.onlineMessage.volume',
      pointer: '/userExpand/onlineMessage/volume',
    });
  });

  it('is a section that is not an object', async () => {
    for (const section of ['text', 7, true, []]) {
      const { status, body } = await patch(platform, { sms: section });
      expect({ status, field: body['field'] }).toEqual({ status: 400, field: 'sms' });
    }
  });

  it('is a login duration under ten minutes', async () => {
    const { body } = await patch(platform, { loginDuration: { count: 9, unit: 'm', time: 540 } });
    expect(body).toMatchObject({ field: 'loginDuration.time' });
  });
});

it('reports at most the first hundred unknown fields', async () => {
  const names = Array.from({ length: 14_000 }, (_, index) => `k${index}`);
  for (const body of [
    Object.fromEntries(names.map((name) => [name, 1])),
    { userExpand: Object.fromEntries(names.map((name) => [name, 1])) },
  ]) {
    platform.viewer = aClerk();
    const answer = await patch(platform, body);
    expect(answer.status).toBe(400);
    expect(answer.body['faults']).toHaveLength(100);
  }
});

it('does not reveal without `setting.view` whether a guessed value is the saved one', async () => {
  await patch(platform, { ftp: { host: 'files', port: 21, username: 'ada', password: 'kingfisher' } });
  const guesses = [
    { ftp: { host: 'files' } },
    { ftp: { host: 'other' } },
    { ftp: { password: { isSet: true } } },
    { email: { password: { isSet: true } } },
    { safeRequest: false },
  ];
  platform.viewer = aClerk();
  for (const method of ['PATCH', 'POST'] as const)
    for (const body of guesses)
      expect((await call(platform, { method, body })).body, JSON.stringify(body)).toMatchObject({
        code: 100_040_003,
        detail: 'setting.edit',
      });
  platform.viewer = aClerk('setting.view');
  expect((await patch(platform, { ftp: { host: 'files' } })).status).toBe(200);
});

describe('an invalid request', () => {
  const requests: Record<string, { body: string; contentType?: string; code: number }> = {
    'broken JSON': { body: '{"name":', code: 100_010_002 },
    'an array': { body: '[]', code: 100_010_002 },
    'a text': { body: '"name"', code: 100_010_002 },
    null: { body: 'null', code: 100_010_002 },
    nothing: { body: '', code: 100_010_002 },
    'another content type': { body: 'name=x', contentType: 'application/x-www-form-urlencoded', code: 100_010_004 },
    'plain text': { body: '{}', contentType: 'text/plain', code: 100_010_004 },
    'a huge body': { body: JSON.stringify({ name: 'x'.repeat(20_000_000) }), code: 100_010_005 },
    'nesting without end': { body: `{"name":${'['.repeat(14_000)}${']'.repeat(14_000)}}`, code: 100_010_002 },
    'a key that reaches the prototype': { body: '{"__proto__":{"isSuper":true}}', code: 100_010_001 },
    'such a key inside': { body: '{"theme":{"constructor":{"prototype":{}}}}', code: 100_010_001 },
    'text that no database keeps': { body: String.raw`{"name":"a\u0000b"}`, code: 100_010_001 },
  };

  it.each(Object.entries(requests))(
    'is rejected and changes nothing: %s',
    async (_name, { body, contentType = 'application/json', code }) => {
      await patch(platform, { name: 'Harbour' });
      const before = await storedRows(platform);
      for (const method of ['PATCH', 'POST', 'PUT'] as const) {
        const answer = await call(platform, { method, body, headers: { 'content-type': contentType } });
        expect({ method, status: answer.status, code: answer.body['code'] }).toEqual({ method, status: 400, code });
      }
      expect(await storedRows(platform)).toBe(before);
    },
  );
});

describe('permission', () => {
  it('is required to read', async () => {
    platform.viewer = aClerk();
    expect((await call(platform)).body).toMatchObject({ code: 100_040_003, detail: 'setting.view' });
    platform.viewer = undefined;
    expect((await call(platform)).body['code']).toBe(100_040_002);
    expect((await patch(platform, { name: 'x' })).body['code']).toBe(100_040_002);
  });

  it('of a tab is required to read its values and their derived values', async () => {
    await patch(platform, {
      noOpExpireAdminSetting: { count: 1, unit: 'h', time: 3_600 },
      userExpand: { minPasswordLength: 12, verifyCodeMinutes: 7 },
    });
    platform.viewer = aClerk('setting.view', 'setting.edit');
    const { body } = await call(platform);
    for (const name of ['noOpExpireAdminSetting', 'noOpExpireAdmin', 'errorLoginAdmin', 'notShowCodeAdmin'])
      expect(body).not.toHaveProperty(name);
    expect(body['userExpand']).toMatchObject({ verifyCodeMinutes: 7 });
    expect(body['userExpand']).not.toHaveProperty('minPasswordLength');
  });

  it('of a tab is named when missing, and the save changes nothing', async () => {
    await patch(platform, { name: 'Harbour' });
    const before = await storedRows(platform);
    platform.viewer = aClerk('setting.view', 'setting.edit');
    const { status, body } = await patch(platform, { name: 'Quay', notShowCodeAdmin: true });
    expect({ status, code: body['code'], detail: body['detail'] }).toEqual({
      status: 401,
      code: 100_040_003,
      detail: 'setting.security',
    });
    expect(await storedRows(platform)).toBe(before);
  });

  it('cannot be bypassed by guessing a value of a hidden tab', async () => {
    platform.viewer = aClerk('setting.view', 'setting.edit');
    expect((await patch(platform, { notShowCodeAdmin: false })).status).toBe(401);
  });

  it('to view does not allow changes, but allows sending the read values back', async () => {
    platform.viewer = aClerk('setting.view');
    expect((await patch(platform, { name: 'Quay' })).body['detail']).toBe('setting.edit');
    const { body } = await call(platform);
    expect((await call(platform, { method: 'POST', body })).status).toBe(200);
    expect((await call(platform, { method: 'PUT', body })).status).toBe(200);
  });

  it('of a tab is sufficient for that tab', async () => {
    platform.viewer = aClerk('setting.security');
    expect((await patch(platform, { notShowCodeAdmin: true })).status).toBe(200);
    expect((await patch(platform, { name: 'Quay' })).body['detail']).toBe('setting.edit');
  });

  it('to replace does not affect tabs that the sender may not see', async () => {
    platform.viewer = aViewer();
    await patch(platform, { userExpand: { minPasswordLength: 14 } });
    platform.viewer = aClerk('setting.view', 'setting.edit');
    expect((await call(platform, { method: 'PUT', body: { name: 'Quay' } })).status).toBe(200);
    platform.viewer = aViewer();
    expect((await call(platform)).body).toMatchObject({ name: 'Quay', userExpand: { minPasswordLength: 14 } });
  });
});
