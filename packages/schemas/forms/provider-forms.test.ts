import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../src/form';
import { errorsOf } from '../testing/errors-of';

const providers = {
  dingtalk: ['agentid', 'appKey', 'appSecret'],
  email: ['host', 'port', 'from', 'password'],
  wechat: ['appid', 'secret'],
  sms: ['operator', 'appKey', 'appSecret'],
};

describe.each(Object.entries(providers))('the provider %s', (name, required) => {
  it('is valid while it is not configured, and requires every required field once it exists', () => {
    expect(errorsOf(`notice_settings/${name}`, {})).toEqual([]);
    expect(errorsOf(`notice_settings/${name}`, { [name]: {} }).toSorted()).toEqual(
      required.map((field) => `required /${name} ${field}`).toSorted(),
    );
  });
});

it('accepts each operator with its own fields only: a signature for ali, which it does not require, and a gateway', () => {
  const sms = { appKey: 'k', appSecret: { isSet: true }, baseUrl: 'https://sms.example.com/send' };
  const gateway = { method: 'POST', successPointer: '/code' };
  const errors = (values: JsonObject) => errorsOf('notice_settings/sms', { sms: { ...sms, ...values } });
  expect(errors({ operator: 'ali' })).toEqual([]);
  expect(errors({ operator: 'ali', signName: 'Acme' })).toEqual([]);
  expect(errors({ operator: 'lingxuntong', gateway })).toEqual([]);
  expect(errors({ operator: 'lingxuntong', signName: 'Acme' })).toEqual(['false schema /sms/signName']);
  expect(errors({ operator: 'ali', gateway })).toEqual(['false schema /sms/gateway']);
});

const wrongHosts = [
  ' smtp.example.org ',
  'smtp.example.org\n',
  ' ',
  'https://smtp.example.org/',
  'smtp.example.org:465',

  'smtp.example.org\u200b',
  'smtp。example。org',
  'smtp.example．org',
  'smtp.example.org/',
  'a@smtp.example.org',
  '[::1]',

  'smtp..example.org',
  '.example.org',
  '-smtp.example.org',
  'smtp.exa\u00admple.org',
  'smtp\r\nQUIT',
  'ｓｍｔｐ.example.org',

  'smtp.example.org\ufe0f',
  '\u202esmtp',
  'smtp.example.org\t',
  '"smtp"',
  '<smtp>',
  // Other forms of 127.0.0.1.
  '127.1',
  '127.0.1',
  '2130706433',
  '017700000001',
  '0x7f000001',
  '0x7f.1',
  '0X7F.0.0.1',
  '0177.0.0.1',
  '127.0.0.01',
  '127.0.0.1.',
  '127.0.0.0x1',
  '①②⑦.①',
  '𝟎x7f.1',
  '١٢٧.٠.٠.١',
  '256.0.0.1',
  '1.2.3.4.5',
  'mail.0x',
];
const hosts = [
  'smtp.example.org',
  'smtp.example.org.',
  'localhost',
  'mail_server',
  '192.0.2.1',
  '0.0.0.0',
  '255.249.199.99',
  '7.smtp.example.org',
  '0x7f.example.org',
  'smtp7',
  '1and1.com',
  'x7f',
  '::1',
  'FE80::1:2',
  'xn--mller-kva.de',
  'müller.de',
  '邮件.中国',
  'почта.рф',
];

describe.each([
  [
    'email',
    (host: string) =>
      errorsOf('notice_settings/email', { email: { host, port: 587, from: 'a@example.org', password: 'x' } }),
  ],
  ['ftp', (host: string) => errorsOf('modular_settings/ftp', { ftp: { host } })],
])('the host of %s', (section, errors) => {
  it.each(wrongHosts)('is rejected at its field if it is not a host alone: %j', (host) =>
    expect(errors(host)).toEqual([`format /${section}/host`]),
  );
  it.each(hosts)('may be %s', (host) => expect(errors(host)).toEqual([]));
});

const password = { isSet: true };
it.each([
  ['email/username', 'notice_settings/email', { host: 'a', port: 1, from: 'a@example.org', password }],
  ['dingtalk/appKey', 'notice_settings/dingtalk', { agentid: '1', appSecret: password }],
  ['dingtalk/agentid', 'notice_settings/dingtalk', { appKey: 'k', appSecret: password }],
  ['wechat/appid', 'notice_settings/wechat', { secret: password }],
  ['sms/appKey', 'notice_settings/sms', { operator: 'ali', appSecret: password }],
  ['sms/signName', 'notice_settings/sms', { operator: 'ali', appKey: 'k', appSecret: password }],
  ['ftp/username', 'modular_settings/ftp', { host: 'a' }],
])('the text %s has no line break, control or invisible character, and no blanks at its ends', (path, form, others) => {
  const [section = '', field = ''] = path.split('/');
  const errors = (text: string) => errorsOf(form, { [section]: { ...others, [field]: text } });
  for (const text of [
    'a\r\nBcc: b@example.org',
    'a\n',
    '\u0000a',
    'a\u2028b',
    'a\u0085',
    ' a',
    'a ',
    'a\u200b',
    '\ufeffa',
    '\u202ea',
    'a\u00adb',
    'a\u180eb',
    'a\u2064b',
    'a\u061cb',
  ])
    expect([text, errors(text)]).toEqual([text, [`format /${path}`]]);
  for (const text of ['a', 'ops@example.org', '短信签名', 'é', 'a-b_c'])
    expect([text, errors(text)]).toEqual([text, []]);
  // Keys and ids have no blanks at all; accounts and signatures may have them.
  const isKey = /(appKey|agentid|appid)$/.test(field);
  for (const text of ['a b', 'a\u00a0b'])
    expect([text, errors(text)]).toEqual([text, isKey ? [`format /${path}`] : []]);
});

const pem = '-----BEGIN EC PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\n\nMHc+/A==\n-----END EC PRIVATE KEY-----\n';
it.each([
  ['email/password', 'notice_settings/email', { host: 'a', port: 1, from: 'a@example.org' }],
  ['dingtalk/appSecret', 'notice_settings/dingtalk', { agentid: '1', appKey: 'k' }],
  ['wechat/secret', 'notice_settings/wechat', { appid: 'a' }],
  ['wechat/receiptToken', 'notice_settings/wechat', { appid: 'a', secret: password }],
  ['sms/appSecret', 'notice_settings/sms', { operator: 'ali', appKey: 'k' }],
  ['ftp/password', 'modular_settings/ftp', { host: 'a' }],
])('the secret %s is one line, or in PEM', (path, form, others) => {
  const [section = '', field = ''] = path.split('/');
  // The errors of the marker of a stored secret follow.
  const errors = (text: string) => errorsOf(form, { [section]: { ...others, [field]: text } }).slice(0, 1);
  for (const text of [
    'a\r\nQUIT',
    'a\n',
    '\0a',
    'a\u2028b',
    'a\u0085',
    ' a',
    'a ',
    '\u00a0a',
    'a\u3000',
    'a\u200b',
    'a\ufeffb',
    'a\u00adb',
    '\u180ea',
    'a\u2061b',
    'a\u061cb',
    `${pem}\0`,
    `\ufeff${pem}`,
    `${pem}QUIT`,
    pem.replace('==', '=;'),
  ])
    expect([text, errors(text)]).toEqual([text, [`format /${path}`]]);
  for (const text of [
    'a',
    'a b',
    'a\u00a0\u3000b',
    '密码',
    '❤️‍🔥',
    'می\u200cخواهم',
    pem,
    pem + pem,
    pem.replaceAll('\n', '\r\n'),
  ])
    expect([text, errors(text)]).toEqual([text, []]);
});

it.each(['a b', ' a', 'a\u200b'])('the id of a template is not %j', (id) => {
  const wechat = { appid: 'a', secret: password, template: [{ title: 'alarm', id, content: 'c' }] };
  expect(errorsOf('notice_settings/wechat', { wechat })).toEqual(['format /wechat/template/0/id']);
});

it.each(['from', 'username', 'host'])('the mail field %s has no line break', (field) => {
  const email = {
    host: 'a',
    port: 25,
    from: 'a@example.org',
    password,
    [field]: 'a@example.org\r\nBcc: b@example.org',
  };
  expect(errorsOf('notice_settings/email', { email })).toEqual([`format /email/${field}`]);
});

it.each([
  [{}, ['required /email password']],
  [{ noLogin: false }, ['required /email password']],
  [{ noLogin: true }, []],
  [{ noLogin: true, password }, ['false schema /email/password']],
  [{ noLogin: true, username: 'ops' }, ['false schema /email/username']],
  [{ password, heloName: 'console.example.org' }, []],
  [{ password, heloName: 'https://console.example.org' }, ['format /email/heloName']],
])('needs account and password unless there is no log-in: %j', (values, errors) => {
  const email = { host: 'a', port: 25, from: 'a@example.org', ...values };
  expect(errorsOf('notice_settings/email', { email })).toEqual(errors);
});

it.each([
  'https://dingtalk.example.org\u200b',
  'https://dingtalk。example。org',
  'https://ding\u00adtalk.example.org',
  ' https://dingtalk.example.org',
  'ftp://example.com',
  'example.com',
  'https://user@example.com',
  'https://example.com?a=1',
  'https://',
  'https://example.com:abc',
  'https://example.com:65536/send',
])('rejects the base address %s of a provider', (baseUrl) => {
  const dingtalk = { agentid: '1', appKey: 'k', appSecret: { isSet: true }, baseUrl };
  expect(errorsOf('notice_settings/dingtalk', { dingtalk })[0]).toMatch(/^(pattern|format) \/dingtalk\/baseUrl$/);
});
