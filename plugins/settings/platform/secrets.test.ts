import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@signalbox/schemas';
import { emptiedSettings } from './testing/emptied-settings';

const settings = emptiedSettings();
const { call, patch, secretOf, storedRows } = settings;

const marker = { isSet: true };
const email = { host: 'mail', port: 25, from: 'a@b.example', password: 'kingfisher' };

async function storedWithoutSecrets(): Promise<string> {
  const { secrets: _secrets, ...rest } = JSON.parse(await storedRows()) as JsonObject;
  return JSON.stringify(rest);
}

describe('a secret', () => {
  it('may be a key with its chain of certificates in PEM, and is stored as it is', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const chain = [key, ...Array<string>(8).fill(key.replaceAll('PRIVATE KEY', 'CERTIFICATE'))].join('\n');
    expect((await patch({ dingtalk: { agentid: '1', appKey: 'k', appSecret: chain } })).status).toBe(200);
    expect(await secretOf('dingtalk/appSecret')).toBe(chain);
  });

  it.each([' a', 'a\u3000', 'a\u200bb', '\ufeffa', 'a\u00adb'])(
    'has no blank at its ends and nothing invisible in it, but is kept where one is stored: %j',
    async (text) => {
      await patch({ email });
      const kit = settings.platform.kit;
      await kit.database.updateTable('setting_secret').set({ value: text }).execute();
      const { status, body } = await patch({ email: { ...email, password: text } });
      expect({ status, field: body['field'] }).toEqual({ status: 400, field: 'email.password' });
      expect(body['message']).toContain('不含控制字符和不可见字符，首尾不含空格');
      expect((await patch({ email: { ...email, password: marker, noLogin: false } })).status).toBe(200);
      expect(await secretOf('email/password')).toBe(text);
    },
  );

  it.each(['a'.repeat(1025), `-----BEGIN KEY-----\n${'a'.repeat(16_400)}\n-----END KEY-----`])(
    'has a limit in one line and one in PEM',
    async (password) => {
      const { status, body } = await patch({ email: { ...email, password } });
      expect({ status, field: body['field'] }).toEqual({ status: 400, field: 'email.password' });
      expect(body['message']).toMatch(/^密码(只能是一行不超过 1,024 个字符|最多16,384个字符)/);
    },
  );

  it('is stored separately: neither in responses, nor in the settings, nor in the history', async () => {
    await patch({ email });
    expect(await secretOf('email/password')).toBe('kingfisher');
    const { body } = await call();
    expect(body['email']).toEqual({ ...email, password: marker });
    for (const url of ['/rest/core/setting', '/rest/core/setting/part', '/rest/core/setting/login/part']) {
      expect(JSON.stringify((await call({ url })).body)).not.toContain('kingfisher');
    }
    expect(JSON.stringify(await settings.platform.kit.settings.read('default'))).not.toContain('kingfisher');
    expect(await storedWithoutSecrets()).not.toContain('kingfisher');
  });

  it('is in no error message', async () => {
    const answers = [
      await patch({ email: { ...email, port: 0 } }),
      await patch({ email: { ...email, password: { kingfisher: true } } }),
      await patch({ email: { ...email, password: 'kingfisher'.repeat(200) } }),
      await patch({ email: { ...email, password: ['kingfisher'] } }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(String(body['message'])).not.toContain('kingfisher');
    }
    expect(JSON.stringify([answers[0]?.body, answers[2]?.body, answers[3]?.body])).not.toContain('kingfisher');
    expect(await secretOf('email/password')).toBeUndefined();
  });

  it('is kept by the marker, replaced by a text, removed with its section', async () => {
    await patch({ email });
    await patch({ email: { ...email, password: marker }, name: 'Harbour' });
    expect(await secretOf('email/password')).toBe('kingfisher');
    await patch({ email: { password: 'heron' } });
    expect(await secretOf('email/password')).toBe('heron');
    await patch({ email: null });
    expect(await secretOf('email/password')).toBeUndefined();
    expect((await call()).body).not.toHaveProperty('email.host');
  });

  it('is removed by null if optional, and rejected as missing if required', async () => {
    await patch({ ftp: { host: 'files', password: 'heron' }, email });
    await patch({ ftp: { password: null } });
    expect(await secretOf('ftp/password')).toBeUndefined();
    expect((await call()).body['ftp']).toEqual({ host: 'files' });
    const rejected = await patch({ email: { password: null } });
    expect({ status: rejected.status, field: rejected.body['field'] }).toEqual({
      status: 400,
      field: 'email.password',
    });
    expect(await secretOf('email/password')).toBe('kingfisher');
  });

  it('cannot be set by a marker without a stored secret', async () => {
    const before = await storedRows();
    const { status, body } = await patch({ email: { ...email, password: marker } });
    expect({ status, field: body['field'] }).toEqual({ status: 400, field: 'email.password' });
    const after = JSON.parse(await storedRows()) as JsonObject;
    expect(after['changes']).toEqual((JSON.parse(before) as JsonObject)['changes']);
    expect(await storedRows()).not.toContain('a@b.example');
  });

  it('is never returned, even if stored in clear text before its field became a secret', async () => {
    await patch({ name: 'Harbour' });
    await settings.platform.kit.database.updateTable('setting').set({ body: { email } }).execute();
    expect((await call()).body['email']).toMatchObject({ password: marker });
  });
});

const items = () => call().then(({ body }) => (body['pressMoney'] as JsonObject)['expireSettings'] as JsonObject[]);
const expireTime = '2030-01-01T00:00:00Z';

describe('secrets of list items', () => {
  it('are stored by the item’s id, which the server generates for new items', async () => {
    await patch({
      pressMoney: { expireSettings: [{ expireTime, code: 'one' }, { expireTime, code: 'two' }, { expireTime }] },
    });
    const [first, second, third] = await items();
    expect([first?.['code'], second?.['code'], third?.['code']]).toEqual([marker, marker, undefined]);
    expect(await secretOf(`pressMoney/expireSettings/${String(first?.['id'])}/code`)).toBe('one');
    expect(await secretOf(`pressMoney/expireSettings/${String(second?.['id'])}/code`)).toBe('two');
  });

  it('stay with their item when the list is reordered, and are removed with it', async () => {
    await patch({
      pressMoney: {
        expireSettings: [
          { id: 'a', expireTime, code: 'one' },
          { id: 'b/c', expireTime, code: 'two' },
        ],
      },
    });
    const [first, second] = await items();
    await patch({ pressMoney: { expireSettings: [second, { ...first, tip: 'soon' }] } });
    expect(await secretOf('pressMoney/expireSettings/a/code')).toBe('one');
    expect(await secretOf('pressMoney/expireSettings/b~1c/code')).toBe('two');
    await patch({ pressMoney: { expireSettings: [second] } });
    expect(await secretOf('pressMoney/expireSettings/a/code')).toBeUndefined();
    expect(await secretOf('pressMoney/expireSettings/b~1c/code')).toBe('two');
  });

  it('cannot be shared by two items with one id', async () => {
    const { status, body } = await patch({
      pressMoney: {
        expireSettings: [
          { id: 'a', expireTime, code: 'one' },
          { id: 'a', expireTime, code: 'two' },
        ],
      },
    });
    expect({ status, pointer: body['pointer'] }).toEqual({ status: 400, pointer: '/pressMoney/expireSettings/1/id' });
  });
});
