import { NoticeError } from '../notice-error';
import type { Provider } from '../provider';
import { baseAddress, requireTexts, urlBelow } from '../visit/base-address';
import { callWithErrorCode, jsonBody } from '../visit/error-code';
import { textOf } from '../visit/json-answer';
import { tokenOf } from '../visit/token-of';
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
  /** WeChat sends two messages with the same id to one follower only once, for ten minutes (`client_msg_id`). */
  id?: string;
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
  // One minute less than WeChat remembers an id.
  repeatMilliseconds: 9 * 60_000,
  /** The stable token: asking for it does not invalidate the token of the customer's other systems. */
  getToken(visit, { appid, secret, baseUrl = wechatAddress }) {
    const url = urlBelow(baseUrl, '/cgi-bin/stable_token');
    const body = jsonBody({ grant_type: 'client_credential', appid, secret, force_refresh: false });
    const request = () => callWithErrorCode(visit, { method: 'POST', url, ...body, table, mayOmitCode: true });
    return tokenOf(visit, JSON.stringify([url.href, appid, secret]), request);
  },
  async send(visit, { settings: { baseUrl = wechatAddress }, message, token }) {
    const { openid, templateId, values, id } = message;
    const url = urlBelow(baseUrl, '/cgi-bin/message/template/send');
    url.searchParams.set('access_token', token);
    const data = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
    const { msgid } = await callWithErrorCode(visit, {
      method: 'POST',
      url,
      ...jsonBody({
        touser: openid,
        template_id: templateId,
        data,
        ...(id === undefined ? {} : { client_msg_id: id }),
      }),
      table,
      isMessage: true,
    });
    return { msgid: textOf(msgid) };
  },
};

export const wechatAddress = 'https://api.weixin.qq.com';
