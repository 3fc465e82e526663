import {
  simulatorCertificate,
  smtpAccount,
  type SmtpSimulator,
  type SmtpTrouble,
  startSmtpSimulator,
} from '@signalbox/simulators';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { failureOf, sendTo } from '../testing/send-to';
import { email, type EmailMessage, type EmailSettings } from './email';

let implicit: SmtpSimulator;
let starttls: SmtpSimulator;
let plain: SmtpSimulator;
beforeAll(async () => {
  const tls = simulatorCertificate;
  [implicit, starttls, plain] = await Promise.all([
    startSmtpSimulator({ security: 'implicit', tls }),
    startSmtpSimulator({ security: 'starttls', tls }),
    startSmtpSimulator({ security: 'none' }),
  ]);
});
afterAll(() => Promise.all([implicit.close(), starttls.close(), plain.close()]));
beforeEach(() => {
  for (const each of [implicit, starttls, plain]) Object.assign(each, { mails: [], trouble: undefined });
});

interface Input {
  settings?: Partial<EmailSettings>;
  message?: Partial<EmailMessage>;
  ca?: string;
  deadline?: AbortSignal;
}
function send(server: SmtpSimulator, { settings, message, ca = simulatorCertificate.cert, ...options }: Input = {}) {
  return sendTo({
    provider: email,
    settings: {
      host: server.host,
      port: server.port,
      from: smtpAccount.username,
      password: smtpAccount.password,
      ...settings,
    },
    message: { to: 'ada@example.org', subject: 'Test 泵', text: 'Hello\n.\nworld', ...message },
    ...options,
    ca,
  });
}

it.each([
  ['implicit TLS', () => implicit, 'implicit'],
  ['STARTTLS', () => starttls, 'starttls'],
] as const)('sends by %s', async (_, server, security) => {
  const { isSent, steps, ids } = await send(server(), { settings: { security } });
  expect(isSent).toBe(true);
  expect(steps.map(({ name }) => name)).toEqual(['settings', 'dns', 'connect', 'tls', 'token', 'accepted']);
  expect(ids.messageId).toMatch(/^<.+@.+>$/);
  const [mail] = server().mails;
  expect(mail).toMatchObject({ from: smtpAccount.username, to: ['ada@example.org'], isSecure: true });
  expect(mail?.content).toContain('Hello\r\n.\r\nworld');
});

it('requires STARTTLS unless the settings say otherwise, and sends the password to no server without it', async () => {
  const failure = failureOf(await send(plain));
  expect(failure).toMatchObject({ step: 'tls', cause: 'noStartTls' });
  const { isSent, steps } = await send(plain, { settings: { security: 'none' } });
  expect(isSent).toBe(true);
  expect(steps.map(({ name }) => name)).not.toContain('tls');
});

it.each([
  ['implicit TLS', () => implicit, 'implicit'],
  ['STARTTLS', () => starttls, 'starttls'],
] as const)('rejects an untrusted certificate with %s', async (_, server, security) => {
  const { ca: _ca, ...rest } = { ca: '', settings: { security } };
  const result = await sendTo({
    provider: email,
    settings: { host: 'localhost', port: server().port, from: 'a@example.com', password: 'x', ...rest.settings },
    message: { to: 'ada@example.org', subject: 'Test', text: '' },
  });
  expect(failureOf(result)).toMatchObject({ step: 'tls', cause: 'certificateUntrusted' });
});

it.each([
  ['implicit TLS', () => implicit, 'implicit'],
  ['STARTTLS', () => starttls, 'starttls'],
] as const)('trusts the authority of the settings with %s, besides the usual ones', async (_, server, security) => {
  const { port, mails } = server();
  const { username: from, password } = smtpAccount;
  const message = { to: 'ada@example.org', subject: 'Test', text: '' };
  const settings = { host: 'localhost', port, from, password, security, ca: `\r\n${simulatorCertificate.cert}` };
  expect(await sendTo({ provider: email, settings, message })).toMatchObject({ isSent: true });
  expect(mails).toHaveLength(1);
});

it('names the field of a certificate that is none, before it connects', async () => {
  const ca = '-----BEGIN CERTIFICATE-----\nSGVsbG8=\n-----END CERTIFICATE-----';
  const result = await send(implicit, { settings: { ca } });
  expect(failureOf(result)).toMatchObject({ step: 'settings', cause: 'settingWrong', params: { field: '/ca' } });
});

it('fails at the login for a wrong password, which no answer shows', async () => {
  const result = await send(starttls, { settings: { password: 'wrong & password' } });
  expect(failureOf(result)).toMatchObject({ step: 'token', cause: 'wrongPassword', code: '535' });
  expect(JSON.stringify(result)).not.toContain('wrong & password');
});

it.each<[SmtpTrouble['command'], number, string, string, boolean]>([
  ['auth', 454, 'token', 'providerBusy', true],
  ['from', 553, 'accepted', 'senderRejected', false],
  ['to', 550, 'accepted', 'recipientUnknown', false],
  ['to', 452, 'accepted', 'quotaUsedUp', true],
  ['data', 554, 'accepted', 'contentRejected', false],
  ['data', 451, 'accepted', 'providerBusy', true],
])('names the cause of a reply to %s with %i', async (command, code, step, cause, isRetryable) => {
  implicit.trouble = { command, reply: { code, text: 'rejected' } };
  const failure = failureOf(await send(implicit, { settings: { security: 'implicit' } }));
  expect(failure).toMatchObject({ step, cause, code: String(code), isRetryable });
  expect(implicit.mails).toEqual([]);
});

it.each<[SmtpTrouble['command'], string]>([
  ['connect', 'tls'],
  ['auth', 'token'],
  ['data', 'accepted'],
])('reports a timeout of a server that is silent at %s', async (command, step) => {
  const deadline = new AbortController();
  starttls.trouble = { command, reply: 'silent', onSilent: () => deadline.abort() };
  expect(failureOf(await send(starttls, { deadline: deadline.signal }))).toMatchObject({ step, cause: 'timeout' });
});

it.each(['', 'ada', 'ada@example.org, eve@example.org', 'a@b\r\nBCC: eve@example.org'])(
  'rejects the recipient %j before it connects',
  async (to) => {
    expect(failureOf(await send(implicit, { message: { to } }))).toMatchObject({
      step: 'settings',
      cause: 'wrongRecipient',
    });
  },
);
