import {
  type HttpSimulator,
  type HttpSimulatorOptions,
  type ReceivedRequest,
  startHttpSimulator,
} from './http-simulator';
import { isRecord, jsonBodyOf } from './json-body';

export interface WechatSimulator extends HttpSimulator {
  /** Answers this code instead, by path. HTTP status 200, as WeChat does. */
  codes: Record<string, { errcode: number; errmsg: string }>;
  /** The templates of the account. */
  templates: { template_id: string; title: string; content: string }[];
  /** `msgid` of the last message. */
  lastId: number;
  /** Each `client_msg_id` once, as WeChat does for ten minutes. */
  sent: { openid: string; templateId: string; data: Record<string, unknown>; id?: unknown }[];
}

export const wechatAccount = { appid: 'wx0123456789abcdef', secret: 'wechat-secret-0123456789' };
export const wechatTemplate = { id: 'template-1', content: '{{first.DATA}}\n{{device.DATA}}' };
export const wechatFollower = 'openid-follower';
const token = 'wechat-token-0123456789';
const invalidToken = 'invalid credential, access_token is invalid';

/** Template messages of an official account, for the account `wechatAccount`. */
export async function startWechatSimulator(options: Pick<HttpSimulatorOptions, 'tls'> = {}): Promise<WechatSimulator> {
  const http = await startHttpSimulator({
    ...options,
    answer: (request) => ({ body: simulator.codes[request.path] ?? dispatch(simulator, request) }),
  });
  const simulator: WechatSimulator = Object.assign(http, {
    codes: {},
    templates: [{ template_id: wechatTemplate.id, title: 'Alarm', content: wechatTemplate.content }],
    sent: [],
    lastId: 200_228_331,
  });
  return simulator;
}

function dispatch(simulator: WechatSimulator, request: ReceivedRequest): object {
  const { method, path, query } = request;
  if (path === '/cgi-bin/template/get_all_private_template') {
    if (method !== 'GET') return error(43001, 'require GET method');
    if (query.get('access_token') !== token) return error(40001, invalidToken);
    const { templates } = simulator;
    const more = { primary_industry: 'IT', deputy_industry: 'Software', example: '' };
    // Without `errcode`, as WeChat answers.
    return { template_list: templates.map((each) => ({ ...each, ...more })) };
  }
  const body = jsonBodyOf(request);
  if (method !== 'POST' || !body) return error(43002, 'require POST method with a JSON body');
  if (path === '/cgi-bin/stable_token') {
    if (body.grant_type !== 'client_credential') return error(40002, 'invalid grant_type');
    if (body.appid !== wechatAccount.appid) return error(40013, 'invalid appid');
    if (body.secret !== wechatAccount.secret) return error(40125, `invalid appsecret ${String(body.secret)}`);
    return { access_token: token, expires_in: 7200 };
  }
  if (path !== '/cgi-bin/message/template/send') return error(404, 'unknown path');
  if (query.get('access_token') !== token) return error(40001, invalidToken);
  if (body.touser !== wechatFollower) return error(40003, 'invalid openid');
  if (body.template_id !== wechatTemplate.id) return error(40037, 'invalid template_id');
  const data = isRecord(body.data) ? body.data : {};
  const isShaped = Object.values(data).every((each) => isRecord(each) && typeof each.value === 'string');
  if (!isShaped || !['first', 'device'].every((name) => name in data)) return error(47003, 'argument invalid');
  const { client_msg_id: id } = body;
  if (id === undefined || !simulator.sent.some((each) => each.id === id))
    simulator.sent.push({
      openid: wechatFollower,
      templateId: wechatTemplate.id,
      data,
      ...(id === undefined ? {} : { id }),
    });
  simulator.lastId += 1;
  return { errcode: 0, errmsg: 'ok', msgid: simulator.lastId };
}

function error(errcode: number, errmsg: string): object {
  return { errcode, errmsg };
}
