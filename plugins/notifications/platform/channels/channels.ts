import type { Settings } from '@signalbox/schemas/types';
import { dingtalk } from '../dingtalk/dingtalk';
import { email } from '../email/email';
import { sendNotice } from '../send-notice';
import { wechat } from '../wechat/wechat';
import type { Channel, NoticeMessage } from './channel';
import { sendSms } from './send-sms';

/** By the property of the settings. */
export const channels: Record<'dingtalk' | 'email' | 'wechat' | 'sms', Channel> = {
  dingtalk: {
    formId: 'notice_settings/dingtalk',
    secret: '/dingtalk/appSecret',
    send({ settings: { dingtalk: typed = {} }, secret, message }, options) {
      const { agentid = '', appKey = '', baseUrl } = typed;
      const { to, toKind = 'userId', text } = message;
      return sendNotice({
        provider: dingtalk,
        settings: { agentid, appKey, appSecret: secret, ...(baseUrl ? { baseUrl } : {}) },
        message: { to: toKind === 'mobile' ? { mobile: to } : { userId: to }, text },
        ...options,
      });
    },
  },
  email: {
    formId: 'notice_settings/email',
    secret: '/email/password',
    send({ settings: { email: typed = {} }, secret, message: { to, subject, text, id } }, options) {
      const { host = '', port = 0, from = '', ...login } = typed;
      return sendNotice({
        provider: email,
        settings: { ...login, host, port, from, password: secret },
        message: { to, subject, text, ...(id === undefined ? {} : { id }) },
        ...options,
      });
    },
  },
  wechat: {
    formId: 'notice_settings/wechat',
    secret: '/wechat/secret',
    send({ settings: { wechat: typed = {} }, secret, message }, options) {
      const { appid = '', baseUrl } = typed;
      const template = templateOf(typed, message.template);
      return sendNotice({
        provider: wechat,
        settings: { appid, secret, ...(baseUrl ? { baseUrl } : {}) },
        message: {
          openid: message.to,
          templateId: template?.id ?? '',
          values: templateValues(template?.content ?? '', message),
          ...(message.id === undefined ? {} : { id: message.id }),
        },
        ...options,
      });
    },
  },
  sms: { formId: 'notice_settings/sms', secret: '/sms/appSecret', send: sendSms },
};

function templateOf({ template = [] }: NonNullable<Settings['wechat']>, title: string | undefined) {
  return template.find((each) => each.title === title);
}

/** Values for the variables of a WeChat template, `{{name.DATA}}` in its content. `text` for each without a value. */
function templateValues(
  content: string,
  { text, values }: Pick<NoticeMessage, 'text' | 'values'>,
): Record<string, string> {
  const names = [...content.matchAll(/\{\{\s*([A-Za-z_]\w*)\.DATA\s*\}\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, Object.hasOwn(values, name) ? (values[name] ?? text) : text]));
}
