import type { SettingCheck } from '@signalbox/platform-kit';
import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonObject } from '@signalbox/schemas';
import { isDingtalkMobile, isDingtalkUser, isMailAddress, isPhoneNumber } from '../recipients';

/** The error of the first rule whose messages would be rejected before their provider is asked, for any settings of the provider. */
export const alertRules: SettingCheck = (value) => {
  const rules = Array.isArray(value) ? value : [];
  for (const [index, rule] of rules.entries()) {
    const error = isJsonObject(rule) ? errorOf(rule) : undefined;
    if (error !== undefined) return { ...error, inside: `/${index}${error.inside}` };
  }
  return undefined;
};

const isRecipient: Record<string, (text: string) => boolean> = {
  email: isMailAddress,
  sms: isPhoneNumber,
  dingtalk: isDingtalkUser,
};

function errorOf({ provider, to, toKind, template }: JsonObject) {
  if (provider === 'wechat')
    return template === undefined ? { keyword: 'required', params: {}, inside: '/template' } : undefined;
  const isMobile = provider === 'dingtalk' && toKind === 'mobile';
  const accepts = isMobile ? isDingtalkMobile : isRecipient[String(provider)];
  return accepts && !accepts(String(to)) ? { keyword: 'pattern', params: {}, inside: '/to' } : undefined;
}
