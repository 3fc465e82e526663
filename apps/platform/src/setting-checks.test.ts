import { simulatorCertificate } from '@signalbox/simulators';
import type { JsonObject } from '@signalbox/schemas';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type RunningPlatform, runPlatform } from './testing/running-platform';

let platform: RunningPlatform;
let token: string;
beforeAll(async () => {
  platform = await runPlatform();
  token = await platform.logIn();
});
afterAll(() => platform.close());
beforeEach(() => platform.set({}));

const mail = { host: 'mail.example.org', port: 465, from: 'a@example.org', password: 'quiet' };
const pem = (content: string) => `-----BEGIN CERTIFICATE-----\n${content}\n-----END CERTIFICATE-----`;
const save = (body: JsonObject, language = 'en') =>
  platform.send('PATCH', 'core/setting', { token, body, headers: { 'accept-language': language } });

it('rejects on saving a certificate that is none, by the title of its field', async () => {
  const answer = await save({ email: { ...mail, ca: pem('MAA=') } });
  expect(answer).toMatchObject({
    status: 400,
    body: {
      pointer: '/email/ca',
      message: 'Certificate of the authority has a part that is not a certificate. Copy each certificate in full',
      faults: [{ pointer: '/email/ca', keyword: 'certificate' }],
    },
  });
  const chinese = await save({ email: { ...mail, ca: pem('MAA=') } }, 'zh-CN');
  expect(chinese.body['message']).toMatch(/^CA证书中有一部分不是证书/);
  const { cert } = simulatorCertificate;
  expect(await save({ email: { ...mail, ca: `${cert}\n${pem('MAA=')}` } })).toMatchObject({ status: 400 });
  expect(await save({ email: { ...mail, ca: `${cert}\n${cert}` } })).toMatchObject({ status: 200 });
});

it('lists a stored one, and lets other fields be saved', async () => {
  await platform.set({ email: { host: mail.host, port: 465, from: mail.from, ca: pem('MAA=') } });
  const { body } = await platform.send('GET', 'core/setting/invalid', { token });
  expect(body['items']).toContainEqual(
    expect.objectContaining({ form: 'notice_settings/email', pointer: '/email/ca', keyword: 'certificate' }),
  );
  expect(await save({ name: 'Harbour' })).toMatchObject({ status: 200 });
  expect(await save({ email: { port: 587, password: 'quiet' } })).toMatchObject({ status: 200 });
});

const alert = (provider: string, to: string, changes = {}) => ({ event: 'backup', provider, to, ...changes });

it('rejects on saving a rule of alerts that no message can be sent by, at its place in the list', async () => {
  const sendable = [alert('email', 'ada@example.com'), alert('wechat', 'openid-1', { template: 'alarm' })];
  expect(await save({ noticeAlerts: [...sendable, alert('email', 'manager1')] })).toMatchObject({
    status: 400,
    body: { pointer: '/noticeAlerts/2/to', message: expect.stringMatching(/^Item 3: E-mail needs an address/) },
  });
  expect(await save({ noticeAlerts: [...sendable, alert('sms', 'abc')] }, 'zh-CN')).toMatchObject({
    status: 400,
    body: { pointer: '/noticeAlerts/2/to', message: expect.stringMatching(/^第 3 项.*邮件需填写邮箱地址/) },
  });
  expect(await save({ noticeAlerts: [alert('wechat', 'openid-1')] })).toMatchObject({
    status: 400,
    body: { pointer: '/noticeAlerts/0/template', message: 'Item 1: Template cannot be empty' },
  });
  expect(await save({ noticeAlerts: sendable })).toMatchObject({ status: 200 });
});

it('lists a stored rule of alerts of this kind, and lets other settings be saved', async () => {
  await platform.set({ noticeAlerts: [alert('email', 'manager1')] });
  const { body } = await platform.send('GET', 'core/setting/invalid', { token });
  expect(body['items']).toContainEqual(
    expect.objectContaining({ form: 'notice_settings/alerts', pointer: '/noticeAlerts/0/to', keyword: 'pattern' }),
  );
  expect(await save({ name: 'Harbour' })).toMatchObject({ status: 200 });
  expect(await save({ noticeAlerts: [alert('email', 'ada@example.com')] })).toMatchObject({ status: 200 });
});
