import {
  type HttpSimulator,
  type HttpSimulatorOptions,
  type ReceivedRequest,
  type SimulatedAnswer,
  startHttpSimulator,
} from './http-simulator';
import { isRecord, jsonBodyOf } from './json-body';

export interface DingtalkSimulator extends HttpSimulator {
  /** Answers this code instead, by path. HTTP status 200, as DingTalk does. */
  codes: Record<string, { errcode: number; errmsg: string }>;
  /** The lists in which a receiver appears: `unread_user_id_list` and others; undefined: no list yet. */
  receiptList: string | undefined;
  /** Texts that were delivered: each once per receiver. DingTalk answers success for repeated ones. */
  delivered: { userId: string; text: string }[];
}

export const dingtalkAccount = { agentid: '1234567', appKey: 'dingkey', appSecret: 'ding-secret-&+=' };
const token = 'dingtalk-token-0123456789';
const mobiles: Record<string, string> = { '13800000001': 'manager1' };

/** Work notices of DingTalk, for the account `dingtalkAccount`. */
export async function startDingtalkSimulator(
  options: Pick<HttpSimulatorOptions, 'tls'> = {},
): Promise<DingtalkSimulator> {
  const http = await startHttpSimulator({ ...options, answer: (request) => answer(request) });
  const simulator: DingtalkSimulator = Object.assign(http, {
    codes: {},
    receiptList: 'unread_user_id_list',
    delivered: [],
  });
  const answer = (request: ReceivedRequest): SimulatedAnswer => {
    const forced = simulator.codes[request.path];
    return { body: forced ?? dispatch(simulator, request) };
  };
  return simulator;
}

function dispatch(simulator: DingtalkSimulator, request: ReceivedRequest): object {
  const { method, path, query } = request;
  if (path === '/gettoken' && method === 'GET') {
    if (query.get('appkey') !== dingtalkAccount.appKey || query.get('appsecret') !== dingtalkAccount.appSecret)
      return error(40089, `invalid appkey or appsecret: ${query.get('appsecret')}`);
    return { errcode: 0, errmsg: 'ok', access_token: token, expires_in: 7200 };
  }
  const body = jsonBodyOf(request);
  if (method !== 'POST' || !body) return error(404, 'the request URI does not exist');
  if (query.get('access_token') !== token) return error(40014, 'invalid access_token');
  if (path === '/topapi/v2/user/getbymobile') {
    const userid = mobiles[String(body.mobile)];
    return userid === undefined ? error(60121, 'user not found') : { errcode: 0, errmsg: 'ok', result: { userid } };
  }
  if (String(body.agent_id) !== dingtalkAccount.agentid) return error(70003, 'agent_id is invalid');
  if (path.endsWith('/asyncsend_v2')) return send(simulator, body);
  if (path.endsWith('/getsendresult')) return receipt(simulator, body);
  return error(404, 'the request URI does not exist');
}

function send(simulator: DingtalkSimulator, body: Record<string, unknown>): object {
  const msg = isRecord(body.msg) ? body.msg : {};
  const content = isRecord(msg.text) ? msg.text.content : undefined;
  if (msg.msgtype !== 'text' || typeof content !== 'string') return error(33, 'msg is invalid');
  if (typeof body.userid_list !== 'string' || body.userid_list === '') return error(40031, 'invalid userid list');
  for (const userId of body.userid_list.split(','))
    if (!simulator.delivered.some((each) => each.userId === userId && each.text === content))
      simulator.delivered.push({ userId, text: content });
  return { errcode: 0, errmsg: 'ok', task_id: 256_271_667_526, request_id: 'req' };
}

function receipt({ receiptList, delivered }: DingtalkSimulator, body: Record<string, unknown>): object {
  if (String(body.task_id) !== '256271667526') return error(33, 'task_id is invalid');
  const userIds = [...new Set(delivered.map(({ userId }) => userId))];
  const list = receiptList === 'forbidden_list' ? userIds.map((userid) => ({ userid, code: '143106' })) : userIds;
  return { errcode: 0, errmsg: 'ok', send_result: receiptList === undefined ? {} : { [receiptList]: list } };
}

function error(errcode: number, errmsg: string): object {
  return { errcode, errmsg, request_id: 'req' };
}
