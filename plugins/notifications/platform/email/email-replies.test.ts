import {
  type ScriptedSmtp,
  simulatorCertificate,
  smtpAccount,
  type SmtpReplies,
  type SmtpSimulator,
  startScriptedSmtp,
  startSmtpSimulator,
} from '@signalbox/simulators';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { failureOf, sendTo } from '../testing/send-to';
import { email, type EmailSettings } from './email';
import { heloNameOf } from './helo-name';

let server: ScriptedSmtp;
beforeAll(async () => void (server = await startScriptedSmtp()));
afterAll(() => server.close());
beforeEach(() => void Object.assign(server, { replies: {}, commands: [] }));

interface Input {
  settings?: Partial<EmailSettings>;
  publicUrl?: string;
  to?: string;
}
function send({ settings, publicUrl, to = 'ada@example.net' }: Input = {}) {
  const { host, port } = server;
  return sendTo({
    provider: email,
    settings: { host, port, security: 'none', from: 'ops@example.org', password: 'secret', ...settings },
    message: { to, subject: 'Test', text: 'Hello' },
    publicUrl,
  });
}
const verbs = () => server.commands.map((line) => line.split(' ')[0]);

it.each<[string, Input, string]>([
  ['the host of PUBLIC_URL', { publicUrl: 'https://console.example.com:8443/a' }, 'console.example.com'],
  ['the domain of the sender where PUBLIC_URL has no full name', { publicUrl: 'http://localhost:3030' }, 'example.org'],
  ['the domain of the sender where PUBLIC_URL has an address', { publicUrl: 'http://10.0.0.1' }, 'example.org'],
  ['the domain of the sender without PUBLIC_URL', {}, 'example.org'],
  ['its own address where neither has one', { settings: { from: 'ops@localhost' } }, '[127.0.0.1]'],
  ['the name of the settings', { settings: { heloName: 'relay' }, publicUrl: 'https://a.example' }, 'relay'],
  ['the address of the settings in brackets', { settings: { heloName: '2001:db8::1' } }, '[IPv6:2001:db8::1]'],
  ['a name of another script in ASCII', { publicUrl: 'https://bücher.example' }, 'xn--bcher-kva.example'],
])('introduces itself by %s', async (_, input, name) => {
  expect(await send(input)).toMatchObject({ isSent: true });
  expect(server.commands[0]).toBe(`EHLO ${name}`);
});

it.each(['::1', 'fe80::1'])('writes its own address %s in EHLO as a literal of IPv6', (address) => {
  const settings = { from: 'ops@localhost' };
  expect(heloNameOf({ settings, publicUrl: undefined, address })).toBe(`[IPv6:${address}]`);
});

const helo = '<localhost>: Helo command rejected: need fully-qualified hostname';
describe.each<[string, SmtpReplies, string, boolean]>([
  [
    'Google at EHLO',
    { EHLO: '421-4.7.0 Try again later, closing connection.\n421 4.7.0 (EHLO) - gsmtp' },
    '/heloName',
    true,
  ],
  ['a server that greets with 421', { greeting: '421 4.3.2 Too many connections' }, '/heloName', true],
  ['a blocked address', { greeting: '554 5.7.1 Client host blocked' }, '/heloName', false],
  ['504 at EHLO', { EHLO: '504 5.5.2 Bad name', HELO: '504 5.5.2 Bad name' }, '/heloName', false],
  ['Postfix at the recipient', { RCPT: `504 5.5.2 ${helo}` }, '/heloName', false],
  ['Postfix at the sender', { MAIL: `504 5.5.2 ${helo}` }, '/heloName', false],
  [
    'an unknown name at the recipient',
    { RCPT: '450 4.7.1 <x>: Helo command rejected: Host not found' },
    '/heloName',
    true,
  ],
])('a rejected greeting: %s', (_, replies, field, isRetryable) => {
  it('is neither busy nor an unknown recipient', async () => {
    server.replies = replies;
    const failure = failureOf(await send());
    expect(failure).toMatchObject({ cause: 'greetingRejected', isRetryable, params: { field } });
  });
});

it.each<[string, SmtpReplies, string, string?]>([
  ['530 at the sender', { MAIL: '530 5.7.0 Authentication required' }, 'loginRequired', '/noLogin'],
  ['530 at the recipient', { RCPT: '530 5.7.1 Client was not authenticated' }, 'loginRequired', '/noLogin'],
  ['STARTTLS first', { MAIL: '530 5.7.0 Must issue a STARTTLS command first' }, 'wrongEncryption', '/security'],
  ['STARTTLS before AUTH', { AUTH: '530 5.7.0 Must issue a STARTTLS command first' }, 'wrongEncryption', '/security'],
  ['538 at AUTH', { AUTH: '538 5.7.11 Encryption required' }, 'wrongEncryption', '/security'],
  ['503 at AUTH', { AUTH: '503 5.5.1 Error: authentication not enabled' }, 'loginNotOffered', '/noLogin'],
  ['504 at AUTH', { AUTH: '504 5.7.4 Unrecognized authentication type' }, 'loginNotOffered', '/noLogin'],
  ['421 at AUTH', { AUTH: '421 4.7.0 Too many errors' }, 'providerBusy'],
  ['421 at the sender', { MAIL: '421 4.3.2 Shutting down' }, 'providerBusy'],
  ['535 at AUTH', { AUTH: '535 5.7.8 Bad credentials' }, 'wrongPassword'],
  ['5.7.1 at the recipient', { RCPT: '550 5.7.1 Unable to relay' }, 'policyRejected'],
  ['5.7.26 at the recipient', { RCPT: '550-5.7.26 This mail is unauthenticated\n550 5.7.26 SPF' }, 'policyRejected'],
  ['554 at the recipient', { RCPT: '554 5.7.1 <ada@example.net>: Relay access denied' }, 'policyRejected'],
  ['a deferred relay', { RCPT: '454 4.7.1 <ada@example.net>: Relay access denied' }, 'policyRejected'],
  ['a relay without codes', { RCPT: '550 relay not permitted' }, 'policyRejected'],
  ['5.1.1 at the recipient', { RCPT: '550 5.1.1 User unknown' }, 'recipientUnknown'],
  ['a name with helo', { RCPT: '550 5.1.1 <helo@example.net>: User unknown' }, 'recipientUnknown'],
  ['a short domain', { RCPT: '504 5.5.2 <ada@local>: Recipient address rejected: need FQDN' }, 'recipientUnknown'],
  ['greylisting', { RCPT: '450 4.7.1 Greylisted' }, 'providerBusy'],
  ['5.7.1 at the sender', { MAIL: '550 5.7.1 Not the owner of this address' }, 'senderRejected'],
  ['5.7.1 at the content', { content: '550 5.7.1 Message contains spam' }, 'contentRejected'],
])('names the cause of %s', async (_, replies, cause, field) => {
  server.replies = replies;
  const failure = failureOf(await send());
  expect(failure).toMatchObject({ cause });
  expect(failure?.params).toEqual(field === undefined ? {} : { field });
});

it.each([
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['ada@例子.中国', 'ada@xn--fsqu00a.xn--fiqs8s'],
  ['ada@BÜCHER.example', 'ada@xn--bcher-kva.example'],
  ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
  ['ada@Example.net', 'ada@Example.net'],
])('writes the recipient %s into the envelope as %s', async (to, envelope) => {
  expect(await send({ to })).toMatchObject({ isSent: true });
  expect(server.commands).toContain(`RCPT TO:<${envelope}>`);
});

it.each(['ada@bücher.example/x', 'ada@bücher%2e.example', 'ada@bücher\u200b.example', 'ada@ü..example?a'])(
  'rejects %j before it connects, as its domain is none',
  async (to) => {
    expect(failureOf(await send({ to }))).toMatchObject({ step: 'settings', cause: 'wrongRecipient' });
    expect(server.commands).toEqual([]);
  },
);

it('sends to a relay without a log-in, and neither account nor password', async () => {
  server.replies = { EHLO: '250 mail.example.org', AUTH: '503 5.5.1 Error: authentication not enabled' };
  expect(await send({ settings: { noLogin: true, password: '' } })).toMatchObject({ isSent: true });
  expect(verbs()).toEqual(['EHLO', 'MAIL', 'RCPT', 'DATA']);
  expect(failureOf(await send({ settings: { password: '' } }))).toMatchObject({
    cause: 'settingMissing',
    params: { field: '/password' },
  });
});

describe('pairs of server and encryption', () => {
  const kinds = ['implicit', 'starttls', 'none'] as const;
  const servers: Partial<Record<(typeof kinds)[number], SmtpSimulator>> = {};
  beforeAll(async () => {
    for (const security of kinds) servers[security] = await startSmtpSimulator({ security, tls: simulatorCertificate });
  });
  afterAll(() => Promise.all(Object.values(servers).map((each) => each.close())));

  it.concurrent.each<[(typeof kinds)[number], (typeof kinds)[number], string | undefined]>([
    ['implicit', 'implicit', undefined],
    ['implicit', 'starttls', 'wrongEncryption'],
    ['implicit', 'none', 'wrongEncryption'],
    ['starttls', 'implicit', 'wrongEncryption'],
    ['starttls', 'starttls', undefined],
    ['starttls', 'none', 'wrongEncryption'],
    ['none', 'implicit', 'wrongEncryption'],
    ['none', 'starttls', 'noStartTls'],
    ['none', 'none', undefined],
  ])('a server of %s is visited with %s', async (kind, security, cause) => {
    const { host = '', port = 0 } = servers[kind] ?? {};
    const { username: from, password } = smtpAccount;
    const result = await sendTo({
      provider: email,
      settings: { host, port, security, from, password },
      message: { to: 'ada@example.net', subject: 'Test', text: '' },
      ca: simulatorCertificate.cert,
    });
    if (cause === undefined) expect(result).toMatchObject({ isSent: true });
    else expect(failureOf(result)).toMatchObject({ cause });
  });
});
