import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@signalbox/schemas';
import emailHosts from './testing/email-hosts.json' with { type: 'json' };
import { emptiedSettings } from './testing/emptied-settings';

const settings = emptiedSettings();
const { call, patch, storedRows } = settings;

const oneDay = { count: 1, unit: 'd', time: 86_400 };
const oneHour = { count: 1, unit: 'h', time: 3_600 };

describe('saving settings', () => {
  it('returns the defaults with revision 0 before the first save', async () => {
    const { status, body, headers } = await call();
    expect(status).toBe(200);
    expect(headers['etag']).toBe('"0"');
    expect(body).toMatchObject({
      name: 'Signalbox',
      loginDuration: { count: 14, unit: 'd' },
      noOpExpire: null,
    });
  });

  it('stores a save and increments the revision', async () => {
    const { status, body, headers } = await patch({ name: 'Harbour', loginDuration: oneDay });
    expect({ status, body, etag: headers['etag'] }).toEqual({ status: 200, body: { status: 'OK' }, etag: '"1"' });
    expect((await call()).body).toMatchObject({ name: 'Harbour', loginDuration: oneDay });
  });

  it('notifies all replicas in the same transaction: a failed notification rolls the save back', async () => {
    await patch({ name: 'Harbour' });
    const { notify } = settings.platform.kit;
    settings.platform.kit.notify = () => Promise.reject(new Error('the database went away'));
    expect((await patch({ name: 'Quay' })).status).toBe(500);
    settings.platform.kit.notify = notify;
    expect((await call()).body['name']).toBe('Harbour');
  });

  it('names the revision that it was merged into, which is the current one if nothing changed', async () => {
    const previous = async (body: JsonObject) => (await patch(body)).headers['x-previous-revision'];
    expect([
      await previous({ name: 'Quay' }),
      await previous({ name: 'Pier' }),
      await previous({ name: 'Pier' }),
    ]).toEqual(['0', '1', '2']);
  });

  it('keeps the revision when nothing changes', async () => {
    await patch({ name: 'Harbour' });
    expect((await patch({ name: 'Harbour' })).headers['etag']).toBe('"1"');
    expect((await patch({})).headers['etag']).toBe('"1"');
  });

  it.each(emailHosts)(
    'rejects a host of mail that is not a host alone, at its field and with a sentence: $email.host',
    async (body) => {
      const answer = await patch(body);
      expect(answer).toMatchObject({ status: 400, body: { field: 'email.host' } });
      expect(JSON.stringify(answer.body)).toContain('只能是主机名或 IP 地址，不含空格、不可见字符、协议和端口');
      expect((await call()).body).not.toHaveProperty('email');
    },
  );

  it('treats POST as the same merge', async () => {
    await patch({ copyright: 'ours' });
    await call({ method: 'POST', body: { name: 'Harbour' } });
    expect((await call()).body).toMatchObject({ name: 'Harbour', copyright: 'ours' });
  });

  it('replaces with PUT: fields missing in the body become empty, even with a default', async () => {
    await patch({ copyright: 'ours' });
    await call({ method: 'PUT', body: { name: 'Harbour' } });
    const { body } = await call();
    expect(body['name']).toBe('Harbour');
    expect(body).not.toHaveProperty('copyright');
    expect(body).not.toHaveProperty('loginDuration');
  });

  it('changes nothing when the response of GET is sent by PUT', async () => {
    await patch({
      copyright: 'ours',
      email: { host: 'mail', port: 25, from: 'a@b.example', password: 'quiet' },
    });
    const { body } = await call();
    expect((await call({ method: 'PUT', body })).headers['etag']).toBe('"1"');
    expect(await settings.platform.kit.settings.readSecret('default', 'email/password')).toBe('quiet');
  });

  it('clears a field with null, and its default does not return', async () => {
    await patch({ loginDuration: null });
    expect((await call()).body).not.toHaveProperty('loginDuration');
    await patch({ loginDuration: oneDay });
    expect((await call()).body['loginDuration']).toEqual(oneDay);
  });

  it('merges sections and replaces complete fields', async () => {
    await patch({ userExpand: { onlineMessage: { outLine: true, content: 'gone' } } });
    await patch({ userExpand: { minPasswordLength: 12 } });
    expect((await call()).body['userExpand']).toMatchObject({
      minPasswordLength: 12,
      onlineMessage: { outLine: true, content: 'gone' },
    });
  });

  it('ignores an id in the body', async () => {
    expect((await patch({ id: 'x', name: 'Harbour' })).status).toBe(200);
    expect((await call()).body).not.toHaveProperty('id');
  });

  it('notifies all replicas after the save', async () => {
    const heard: unknown[] = [];
    settings.platform.kit.listen('setting', (payload) => heard.push(payload));
    await patch({ name: 'Harbour' });
    await expect.poll(() => heard).toContainEqual({ project: 'default', revision: 1, pointers: ['/name'] });
  });

  it('separates projects', async () => {
    await patch({ name: 'Harbour' }, { 'x-request-project': 'other' });
    expect((await call()).body['name']).toBe('Signalbox');
  });
});

describe('derived values', () => {
  it('are computed by the server and ignored in the body', async () => {
    await patch({ noOpExpireSetting: oneHour, noOpExpire: 5 });
    expect((await call()).body['noOpExpire']).toBe(3_600);
    const row = await settings.platform.kit.database.selectFrom('setting').select('body').executeTakeFirstOrThrow();
    expect(row.body['noOpExpire']).toBe(3_600);
    await patch({ noOpExpire: 7 });
    expect((await call()).body['noOpExpire']).toBe(3_600);
  });

  it('become null when their source is cleared', async () => {
    await patch({ noOpExpireAdminSetting: oneHour });
    expect((await call()).body['noOpExpireAdmin']).toBe(3_600);
    await patch({ noOpExpireAdminSetting: null });
    expect((await call()).body['noOpExpireAdmin']).toBeNull();
  });
});

describe('conditional fields', () => {
  const sms = { operator: 'lingxuntong', appKey: 'k', appSecret: 's' };

  const email = { host: 'mail.example', port: 25, from: 'a@b.example' };
  const alert = { event: 'backup', provider: 'email', to: 'ops' };
  const allowed = { name: 'document', format: ['.txt'], otherFormat: '.md' };
  const rejected: [string, JsonObject, string][] = [
    ['sms.signName', { sms: { ...sms, signName: 'Harbour' } }, '只有更改“运营商”后才能设置短信签名'],
    ['email.password', { email: { ...email, noLogin: true, password: 'quiet' } }, '只有更改“无需登录”后才能设置密码'],
    [
      'userExpand.onlineMessage.content',
      { userExpand: { onlineMessage: { content: 'gone' } } },
      '只有更改“开启断网提醒”后才能设置提醒内容',
    ],
    [
      'pressMoney.pressDashboard',
      { pressMoney: { pressDashboard: { id: 'a' } } },
      '只有更改“使用画面作为提醒内容”后才能设置画面',
    ],
    [
      'noticeAlerts.0.toKind',
      { noticeAlerts: [{ ...alert, toKind: 'mobile' }] },
      '第 1 项：只有更改“发送方式”后才能设置收件人类型',
    ],
    [
      'mediaLibraryAllowList.0.otherFormat',
      { mediaLibraryAllowList: [allowed] },
      '第 1 项：只有更改“文件类型”后才能设置其他格式',
    ],
  ];

  it.each(rejected)(
    'reject a value while their condition is false, with the title of what it reads: %s',
    async (field, body, message) => {
      for (const method of ['PATCH', 'POST', 'PUT'] as const) {
        const before = await storedRows();
        const answer = await call({ method, body: { name: 'Harbour', ...body } });
        expect(answer).toMatchObject({ status: 400, body: { field, message } });
        expect(await storedRows()).toBe(before);
      }
    },
  );

  it('take what loses nothing: what was stored and shown before, a marker, the default, and no value', async () => {
    const withPassword = { email: { ...email, password: 'quiet', username: 'ops' } };
    expect((await patch({ ...withPassword, userExpand: { onlineMessage: { outLine: true } } })).status).toBe(200);
    const read = (await call()).body as { email: JsonObject; userExpand: JsonObject };
    const { content } = read.userExpand['onlineMessage'] as JsonObject;
    const sent = {
      email: { ...read.email, noLogin: true },
      userExpand: { onlineMessage: { outLine: false, content } },
    };
    expect((await call({ method: 'POST', body: { ...read, ...sent } })).status).toBe(200);
    expect(await settings.secretOf('email/password')).toBeUndefined();
    const again = { email: { ...sent.email, username: null }, userExpand: sent.userExpand };
    expect((await patch({ ...again, sms: { ...sms, signName: '' } })).status).toBe(200);
  });

  it('are stored while the condition is true, and removed when it becomes false', async () => {
    await patch({ sms: { ...sms, operator: 'ali', signName: 'Harbour' } });
    expect((await call()).body['sms']).toMatchObject({ signName: 'Harbour' });
    await patch({ sms: { operator: 'lingxuntong', appSecret: 'again' } });
    expect((await call()).body['sms']).not.toHaveProperty('signName');
    expect(await storedRows()).not.toContain('Harbour');
  });
});
