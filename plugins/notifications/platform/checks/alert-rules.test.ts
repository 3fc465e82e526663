import { expect, it } from 'vitest';
import { dingtalk } from '../dingtalk/dingtalk';
import { email } from '../email/email';
import { aliyunSms } from '../sms/aliyun/aliyun-sms';
import { alertRules } from './alert-rules';

const rule = (provider: string, to: string, changes = {}) => ({ event: 'backup', provider, to, ...changes });
const errorOf = (...rules: object[]) => alertRules(JSON.parse(JSON.stringify(rules)), {});

const account = { appKey: 'key', appSecret: 'secret' };
/** The checks of the providers before they send. */
const providerChecks: Record<string, (to: string) => void> = {
  email: (to) =>
    email.check({
      settings: { host: 'smtp.example.com', port: 465, from: 'north@example.com', password: 'secret' },
      message: { to, subject: 'An alert', text: '' },
    }),
  sms: (to) =>
    aliyunSms.check({
      settings: { ...account, signName: 'North' },
      message: { phone: to, templateCode: 'SMS_1', values: {} },
    }),
  dingtalk: (to) =>
    dingtalk.check({ settings: { ...account, agentid: '1' }, message: { to: { userId: to }, text: 'An alert' } }),
  'dingtalk by mobile number': (to) =>
    dingtalk.check({ settings: { ...account, agentid: '1' }, message: { to: { mobile: to }, text: 'An alert' } }),
};
const ruleOf = (name: string, to: string) =>
  name.endsWith('number') ? rule('dingtalk', to, { toKind: 'mobile' }) : rule(name, to);

it.each([
  ['email', 'ada@example.com', true],
  ['email', 'ada@localhost', true],
  ['email', 'manager1', false],
  ['email', 'Ada <ada@example.com>', false],
  ['email', 'ada@example.com,lee@example.com', false],
  ['sms', '13800000001', true],
  ['sms', '+8613800000001', true],
  ['sms', 'abc', false],
  ['sms', '138 0000 0001', false],
  ['dingtalk', 'manager1', true],
  ['dingtalk', 'manager1,manager2', false],
  ['dingtalk by mobile number', '13800000001', true],
  ['dingtalk by mobile number', '+852-51234567', true],
  ['dingtalk by mobile number', 'manager1', false],
  ['dingtalk by mobile number', '138 0000 0001', true],
])('accepts or rejects a recipient as the provider itself: %s to %s', (provider, to, isAccepted) => {
  const check = () => providerChecks[provider]?.(to);
  if (isAccepted) {
    expect(check).not.toThrow();
    expect(errorOf(ruleOf(provider, to))).toBeUndefined();
  } else {
    expect(check).toThrow(expect.objectContaining({ problem: expect.objectContaining({ cause: 'wrongRecipient' }) }));
    expect(errorOf(ruleOf(provider, to))).toMatchObject({ keyword: 'pattern', inside: '/0/to' });
  }
});

it('wants the template of WeChat messages, and names the first wrong rule', () => {
  const withTemplate = rule('wechat', 'openid-1', { template: 'alarm' });
  expect(errorOf(withTemplate)).toBeUndefined();
  expect(errorOf(withTemplate, rule('wechat', 'openid-1'), rule('sms', 'abc'))).toEqual({
    keyword: 'required',
    params: {},
    inside: '/1/template',
  });
});
