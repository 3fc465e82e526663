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
      message: 'Certificate of the authority has a part that is no certificate. Copy each certificate in full',
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
