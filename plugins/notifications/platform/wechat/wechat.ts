import { NoticeError } from '../notice-error';
import type { Provider } from '../provider';
import { baseAddress, requireTexts, urlBelow } from '../visit/base-address';
import { callWithErrorCode, jsonBody } from '../visit/error-code';
import { textOf } from '../visit/json-answer';
import { wechatCodes as table } from './codes';

export interface WechatSettings {
  appid: string;
  secret: string;
  /** Default `https://api.weixin.qq.com`. */
  baseUrl?: string;
}

export interface WechatMessage {
  openid: string;
  templateId: string;
  /** By the names of the variables of the template, without `.DATA`. */
  values: Record<string, string>;
}

/**
 * Template messages of a WeChat official account. Its receipt is an event at the account's own server, so there is none to
 * query.
 */
export const wechat: Provider<WechatSettings, WechatMessage, string> = {
  check({ settings: { appid, secret, baseUrl }, message: { openid, templateId } }) {
    requireTexts({ '/appid': appid, '/secret': secret });
    if (openid.trim() === '') throw new NoticeError('wrongRecipient');
    if (templateId.trim() === '') throw new NoticeError('wrongTemplate');
    baseAddress(baseUrl ?? wechatAddress);
  },
  secretsOf: ({ secret }) => [secret],
  /** The stable token: asking for it does not invalidate the token of the customer's other systems. */
  async getToken(visit, { appid, secret, baseUrl = wechatAddress }) {
    const { access_token } = await callWithErrorCode(visit, {
      method: 'POST',
      url: urlBelow(baseUrl, '/cgi-bin/stable_token'),
      ...jsonBody({ grant_type: 'client_credential', appid, secret, force_refresh: false }),
      table,
      mayOmitCode: true,
    });
    const token = textOf(access_token);
    if (token === '') throw new NoticeError('notTheProvider');
    visit.secrets.push(token);
    return token;
  },
  async send(visit, { settings: { baseUrl = wechatAddress }, message: { openid, templateId, values }, token }) {
    const url = urlBelow(baseUrl, '/cgi-bin/message/template/send');
    url.searchParams.set('access_token', token);
    const data = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
    const { msgid } = await callWithErrorCode(visit, {
      method: 'POST',
      url,
      ...jsonBody({ touser: openid, template_id: templateId, data }),
      table,
    });
    return { msgid: textOf(msgid) };
  },
};

const wechatAddress = 'https://api.weixin.qq.com';
