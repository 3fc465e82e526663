import type { SettingCheck } from '@signalbox/platform-kit';
import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonObject } from '@signalbox/schemas';

/** The first rule whose messages its provider would reject before it is asked, whatever its settings are. */
export const alertRules: SettingCheck = (value) => {
  const rules = Array.isArray(value) ? value : [];
  for (const [index, rule] of rules.entries()) {
    const error = isJsonObject(rule) ? errorOf(rule) : undefined;
    if (error !== undefined) return { ...error, inside: `/${index}${error.inside}` };
  }
  return undefined;
};

function errorOf({ provider, to, template }: JsonObject) {
  const recipient = typeof to === 'string' ? to : '';
  switch (provider) {
    case 'email':
      return mailAddress.test(recipient) ? undefined : notOf(mailAddress);
    case 'sms':
      return phoneNumber.test(recipient) ? undefined : notOf(phoneNumber);
    case 'dingtalk':
      return oneUser.test(recipient) ? undefined : notOf(oneUser);
    case 'wechat':
      return template === undefined ? { keyword: 'required', params: {}, inside: '/template' } : undefined;
    default:
      return undefined;
  }
}

function notOf({ source }: RegExp) {
  return { keyword: 'pattern', params: { pattern: source }, inside: '/to' };
}

/** As the providers check recipients before they send (`email.ts`, `aliyun-sms.ts`, `gateway-sms.ts`, `dingtalk.ts`). */
const mailAddress = /^[^\s<>,;:"()[\]@]+@[^\s<>,;:"()[\]@]+$/;
const phoneNumber = /^\+?\d{5,20}$/;
/** DingTalk takes commas as those of a list of users. */
const oneUser = /^[^,]+$/;
