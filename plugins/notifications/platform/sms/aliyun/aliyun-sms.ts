import { randomBytes } from 'node:crypto';
import type { JsonObject } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { errorOfCode, NoticeError } from '../../notice-error';
import type { Provider } from '../../provider';
import { baseAddress, requireTexts } from '../../visit/base-address';
import { callHttp } from '../../visit/call-http';
import { jsonAnswer, textOf } from '../../visit/json-answer';
import { pollReceipt, type Receipt } from '../../visit/poll-receipt';
import type { Visit } from '../../visit/visit';
import { aliyunCodes } from './codes';
import { signRequest } from './sign-request';

export interface AliyunSettings {
  appKey: string;
  appSecret: string;
  signName: string;
  /** Default `https://dysmsapi.aliyuncs.com`. */
  baseUrl?: string;
}

export interface AliyunMessage {
  phone: string;
  templateCode: string;
  /** The variables of the template. Carriers reject addresses in them. */
  values: Record<string, string>;
}

/** SMS by Aliyun. Sending is not idempotent: after a timeout, query the receipt before another try. */
export const aliyunSms: Provider<AliyunSettings, AliyunMessage> = {
  check({ settings: { appKey, appSecret, signName, baseUrl }, message: { phone, templateCode } }) {
    requireTexts({ '/appKey': appKey, '/appSecret': appSecret, '/signName': signName });
    if (!/^\+?\d{5,20}$/.test(phone)) throw new NoticeError('wrongRecipient');
    if (templateCode.trim() === '') throw new NoticeError('wrongTemplate');
    baseAddress(baseUrl ?? aliyunAddress);
  },
  secretsOf: ({ appSecret }) => [appSecret],
  async send(visit, { settings, message: { phone, templateCode, values } }) {
    const { BizId, RequestId } = await callAction(visit, settings, 'SendSms', {
      PhoneNumbers: phone,
      SignName: settings.signName,
      TemplateCode: templateCode,
      TemplateParam: JSON.stringify(values),
    });
    return { BizId: textOf(BizId), RequestId: textOf(RequestId), sendDate: chineseDate(visit.now()) };
  },
  async getReceipt(visit, { settings, message: { phone }, ids }) {
    return pollReceipt(visit, async () => {
      const answer = await callAction(visit, settings, 'QuerySendDetails', {
        PhoneNumber: phone,
        BizId: ids.BizId ?? '',
        SendDate: ids.sendDate ?? '',
        PageSize: '10',
        CurrentPage: '1',
      });
      return receiptOf(answer);
    });
  },
};

function receiptOf(answer: JsonObject): Receipt {
  const list = isJsonObject(answer.SmsSendDetailDTOs) ? answer.SmsSendDetailDTOs.SmsSendDetailDTO : undefined;
  const detail = Array.isArray(list) ? list.find(isJsonObject) : undefined;
  const status = textOf(detail?.SendStatus);
  if (status === '2')
    throw new NoticeError('notDelivered', { code: textOf(detail?.ErrCode), answer: JSON.stringify(answer) });
  return status === '3' ? 'delivered' : 'pending';
}

async function callAction(
  visit: Visit,
  { appKey, appSecret, baseUrl = aliyunAddress }: AliyunSettings,
  action: string,
  query: Record<string, string>,
): Promise<JsonObject> {
  const url = baseAddress(baseUrl);
  const signed = signRequest({
    method: 'POST',
    host: url.host,
    query,
    action,
    version: '2017-05-25',
    date: new Date(visit.now()).toISOString().replace(/\.\d+Z$/, 'Z'),
    nonce: randomBytes(16).toString('hex'),
    body: '',
    accessKeyId: appKey,
    accessKeySecret: appSecret,
  });
  url.pathname = '/';
  url.search = signed.query;
  const { host: _host, ...headers } = signed.headers;
  const answer = await callHttp(visit, { method: 'POST', url, headers, body: '' });
  const body = jsonAnswer(answer);
  const code = textOf(body.Code);
  if (code === 'OK') return body;
  if (code === '')
    throw new NoticeError('notTheProvider', { answer: answer.text, params: { status: String(answer.status) } });
  throw errorOfCode(aliyunCodes, { code, answer: answer.text, params: {} });
}

/** The day in China as `yyyyMMdd`, which receipts are stored by. */
function chineseDate(now: number): string {
  return new Date(now + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
}

const aliyunAddress = 'https://dysmsapi.aliyuncs.com';
