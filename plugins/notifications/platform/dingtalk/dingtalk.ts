import type { JsonObject } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { NoticeError } from '../notice-error';
import { isDingtalkMobile, isDingtalkUser, withoutBlanks } from '../recipients';
import type { Provider } from '../provider';
import { baseAddress, requireTexts, urlBelow } from '../visit/base-address';
import { callWithErrorCode, jsonBody } from '../visit/error-code';
import { textOf } from '../visit/json-answer';
import { tokenOf } from '../visit/token-of';
import type { Visit } from '../visit/visit';
import { dingtalkCodes as table } from './codes';
import { getDingtalkReceipt } from './receipt';

export interface DingtalkSettings {
  agentid: string;
  appKey: string;
  appSecret: string;
  /** Default `https://oapi.dingtalk.com`. */
  baseUrl?: string;
}

export interface DingtalkMessage {
  /** The id of a user, or a mobile number that DingTalk finds the user by. */
  to: { userId: string } | { mobile: string };
  /** Not the same text twice a day to one user: DingTalk answers success and delivers nothing. */
  text: string;
}

/** Work notices of an internal application of DingTalk. */
export const dingtalk: Provider<DingtalkSettings, DingtalkMessage, string> = {
  check({ settings: { agentid, appKey, appSecret, baseUrl }, message: { to, text } }) {
    requireTexts({ '/agentid': agentid, '/appKey': appKey, '/appSecret': appSecret, '/text': text });
    if (!('userId' in to ? isDingtalkUser(to.userId) : isDingtalkMobile(to.mobile)))
      throw new NoticeError('wrongRecipient');
    baseAddress(baseUrl ?? dingtalkAddress);
  },
  secretsOf: ({ appSecret }) => [appSecret],
  getToken(visit, settings) {
    const url = urlOf(settings, '/gettoken');
    url.searchParams.set('appkey', settings.appKey);
    url.searchParams.set('appsecret', settings.appSecret);
    return tokenOf(visit, url.href, () => callWithErrorCode(visit, { method: 'GET', url, table }));
  },
  async send(visit, { settings, message, token }) {
    const userId = await userIdOf(visit, { settings, token, to: message.to });
    const body = await post(visit, {
      settings,
      token,
      path: '/topapi/message/corpconversation/asyncsend_v2',
      isMessage: true,
      body: {
        agent_id: settings.agentid,
        userid_list: userId,
        msg: { msgtype: 'text', text: { content: message.text } },
      },
    });
    return { task_id: textOf(body.task_id), userid: userId };
  },
  async getReceipt(visit, { settings, token, ids }) {
    const ask = () =>
      post(visit, {
        settings,
        token,
        path: '/topapi/message/corpconversation/getsendresult',
        body: { agent_id: settings.agentid, task_id: ids.task_id ?? '' },
      });
    return getDingtalkReceipt(visit, { ask, userId: ids.userid ?? '' });
  },
};

async function userIdOf(
  visit: Visit,
  { settings, token, to }: { settings: DingtalkSettings; token: string; to: DingtalkMessage['to'] },
): Promise<string> {
  if ('userId' in to) return to.userId;
  const path = '/topapi/v2/user/getbymobile';
  const { result } = await post(visit, { settings, token, path, body: { mobile: withoutBlanks(to.mobile) } });
  const userId = isJsonObject(result) ? textOf(result.userid) : '';
  if (userId === '') throw new NoticeError('recipientUnknown');
  return userId;
}

interface Post {
  settings: DingtalkSettings;
  token: string;
  path: string;
  body: JsonObject;
  isMessage?: boolean;
}

async function post(visit: Visit, { settings, token, path, body, isMessage = false }: Post): Promise<JsonObject> {
  const url = urlOf(settings, path);
  url.searchParams.set('access_token', token);
  return callWithErrorCode(visit, { method: 'POST', url, ...jsonBody(body), table, isMessage });
}

function urlOf({ baseUrl = dingtalkAddress }: DingtalkSettings, path: string): URL {
  return urlBelow(baseUrl, path);
}

const dingtalkAddress = 'https://oapi.dingtalk.com';
