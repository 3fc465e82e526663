import { expect, it } from 'vitest';
import type { JsonObject } from '@signalbox/schemas';
import { emptiedSettings } from './testing/emptied-settings';

const settings = emptiedSettings();
const { call, patch, secretOf, storedRows } = settings;

const marker = { isSet: true };
const sections: Record<string, { saved: JsonObject; secret: string; bound: JsonObject }> = {
  ftp: {
    saved: { host: 'files', port: 21, username: 'ada', secure: 'explicit', password: 'kingfisher' },
    secret: 'password',
    bound: { host: 'evil', port: 2121, username: 'eve', secure: 'none' },
  },
  email: {
    saved: { host: 'mail', port: 587, from: 'a@b.example', password: 'kingfisher' },
    secret: 'password',
    bound: { host: 'evil', port: 25, from: 'e@b.example' },
  },
  dingtalk: {
    saved: { agentid: '1', appKey: 'key', appSecret: 'kingfisher' },
    secret: 'appSecret',
    bound: { agentid: '2', appKey: 'other' },
  },
  sms: {
    saved: { operator: 'lingxuntong', appKey: 'key', appSecret: 'kingfisher' },
    secret: 'appSecret',
    // A text of the message may have the secret, which would go to any phone.
    bound: { appKey: 'other', gateway: { template: '{"to":"{phone}","text":"{appSecret}"}' } },
  },
  wechat: { saved: { appid: '1', secret: 'kingfisher' }, secret: 'secret', bound: { appid: '2' } },
};
const changes = Object.entries(sections).flatMap(([section, { bound }]) =>
  Object.entries(bound).map(([name, value]) => ({ section, name, value })),
);

it.each(changes)('is required again when $name of $section changes', async ({ section, name, value }) => {
  const { saved, secret } = sections[section]!;
  await patch({ [section]: saved });
  const before = await storedRows();
  const { body: current } = await call();
  const attempts = [
    await patch({ [section]: { [name]: value } }),
    await patch({ [section]: { [name]: value, [secret]: marker } }),
    await call({
      method: 'PUT',
      body: { ...current, [section]: { ...saved, [name]: value, [secret]: marker } },
    }),
  ];
  const pointer = `/${section}/${secret}`;
  for (const { status, body } of attempts) {
    expect({ status, code: body['code'] }).toEqual({ status: 400, code: 100_010_009 });
    expect(body).toMatchObject({
      field: `${section}.${secret}`,
      pointer,
      faults: [{ pointer, keyword: 'typeAgain', params: {} }],
    });
  }
  expect(await storedRows()).toBe(before);
  expect((await patch({ [section]: { [name]: value, [secret]: 'heron' } })).status).toBe(200);
  expect(await secretOf(`${section}/${secret}`)).toBe('heron');
});

it('the error has the title of the field, in the language of the request', async () => {
  await patch({ ftp: sections['ftp']!.saved });
  const notify = async (language: string) =>
    (await patch({ ftp: { host: 'evil' } }, { 'accept-language': language })).body['message'];
  expect(await notify('en')).toBe(
    'Password must be typed again: the stored value is only for the settings that it was saved with',
  );
  expect(await notify('zh-Hans')).toMatch(/^密码需要重新输入/);
});

it('is kept when no bound field changes, and when the connection becomes more secure', async () => {
  await patch({ ftp: { ...sections['ftp']!.saved, secure: 'none' } });
  for (const secure of ['explicit', 'implicit']) expect((await patch({ ftp: { secure } })).status).toBe(200);
  expect((await patch({ ftp: { host: 'files' }, name: 'Harbour' })).status).toBe(200);
  expect(await secretOf('ftp/password')).toBe('kingfisher');
});

it('is removed together with its server', async () => {
  await patch({ ftp: sections['ftp']!.saved });
  expect((await patch({ ftp: { host: 'other', password: null } })).status).toBe(200);
  expect(await secretOf('ftp/password')).toBeUndefined();
});

it('cannot be sent to another server by two saves', async () => {
  await patch({ ftp: sections['ftp']!.saved });
  await patch({ ftp: null });
  expect((await patch({ ftp: { host: 'evil', password: marker } })).status).toBe(400);
  await patch({ ftp: sections['ftp']!.saved });
  for (const steps of [{ port: null }, { username: null }, { secure: null }])
    expect((await patch({ ftp: steps })).body['code']).toBe(100_010_009);
});

it('is protected too if it is stored in clear text from before its field became a secret', async () => {
  await patch({ name: 'Harbour' });
  const body = { ftp: { host: 'files', password: 'kingfisher' } };
  await settings.platform.kit.database.updateTable('setting').set({ body }).execute();
  expect((await patch({ ftp: { host: 'evil' } })).body['code']).toBe(100_010_009);
});

it('with a line break is rejected at its field, and one in PEM is stored as it is', async () => {
  const ftp = { host: 'files', username: 'ada' };
  const { status, body } = await patch({ ftp: { ...ftp, password: 'heron\r\nDELE x' } });
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { pointer: '/ftp/password', message: expect.stringContaining('不含控制字符和不可见字符') as string },
  });
  expect(await secretOf('ftp/password')).toBeUndefined();
  const pem = '-----BEGIN PRIVATE KEY-----\r\nMHc+/A==\r\n-----END PRIVATE KEY-----\r\n';
  await patch({ ftp: { ...ftp, password: pem } });
  expect(await secretOf('ftp/password')).toBe(pem);
});
