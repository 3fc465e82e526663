import { randomBytes } from 'node:crypto';
import type { JsonObject } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { errorOfCode, NoticeError } from '../../notice-error';
import { isPhoneNumber } from '../../recipients';
import type { Provider } from '../../provider';
import { baseAddress, requireTexts } from '../../visit/base-address';
import { callHttp } from '../../visit/call-http';
import { jsonAnswer, textOf, unusableAnswer } from '../../visit/json-answer';
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
  /** Receipts contain it (`OutId`). */
  id?: string;
}

/** SMS by Aliyun. Sending is not idempotent: after a timeout, the receipts of the day show whether it was accepted. */
export const aliyunSms: Provider<AliyunSettings, AliyunMessage> = {
  check({ settings: { appKey, appSecret, signName, baseUrl }, message: { phone, templateCode } }) {
    requireTexts({ '/appKey': appKey, '/appSecret': appSecret, '/signName': signName });
    if (!isPhoneNumber(phone)) throw new NoticeError('wrongRecipient');
    if (templateCode.trim() === '') throw new NoticeError('wrongTemplate');
    baseAddress(baseUrl ?? aliyunAddress);
  },
  secretsOf: ({ appSecret }) => [appSecret],
  async send(visit, { settings, message: { phone, templateCode, values, id } }) {
    const query = {
      PhoneNumbers: phone,
      SignName: settings.signName,
      TemplateCode: templateCode,
      TemplateParam: JSON.stringify(values),
      ...(id === undefined ? {} : { OutId: id }),
    };
    const { BizId, RequestId } = await callAction(visit, settings, { action: 'SendSms', query, isMessage: true });
    return { BizId: textOf(BizId), RequestId: textOf(RequestId), sendDate: chineseDate(visit.now()) };
  },
  async getReceipt(visit, { settings, message: { phone }, ids }) {
    return pollReceipt(visit, async () => {
      // A message that was found by its id has no `BizId`.
      const { BizId, OutId, sendDate: day = '' } = ids;
      const details = await receiptsOf(visit, settings, { phone, day, ...(BizId ? { BizId } : {}) });
      return receiptOf(details.find((each) => OutId === undefined || each.OutId === OutId));
    });
  },
  async findSent(visit, { settings, message: { phone, id }, since }) {
    if (id === undefined) return undefined;
    for (const day of new Set([chineseDate(since), chineseDate(visit.now())])) {
      const details = await receiptsOf(visit, settings, { phone, day });
      if (details.some((each) => each.OutId === id)) return { OutId: id, sendDate: day };
    }
    return undefined;
  },
};

/** The receipts of a number and day (in China), newest first: of one message, or the latest 50. */
async function receiptsOf(
  visit: Visit,
  settings: AliyunSettings,
  { phone, day, BizId }: { phone: string; day: string; BizId?: string },
): Promise<JsonObject[]> {
  const query = { PhoneNumber: phone, SendDate: day, PageSize: '50', CurrentPage: '1', ...(BizId ? { BizId } : {}) };
  const { SmsSendDetailDTOs } = await callAction(visit, settings, { action: 'QuerySendDetails', query });
  const list = isJsonObject(SmsSendDetailDTOs) ? SmsSendDetailDTOs.SmsSendDetailDTO : undefined;
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

function receiptOf(detail: JsonObject | undefined): Receipt {
  const status = textOf(detail?.SendStatus);
  if (status === '2')
    throw new NoticeError('notDelivered', { code: textOf(detail?.ErrCode), answer: JSON.stringify(detail) });
  return status === '3' ? 'delivered' : 'pending';
}

async function callAction(
  visit: Visit,
  { appKey, appSecret, baseUrl = aliyunAddress }: AliyunSettings,
  { action, query, isMessage = false }: { action: string; query: Record<string, string>; isMessage?: boolean },
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
  const answer = await callHttp(visit, { method: 'POST', url, headers, body: '', isMessage });
  const body = jsonAnswer(answer);
  const code = textOf(body.Code);
  if (code === 'OK') return body;
  if (code === '') throw unusableAnswer(answer);
  throw errorOfCode(aliyunCodes, { code, answer });
}

/** The day in China as `yyyyMMdd`, which receipts are stored by. */
function chineseDate(now: number): string {
  return new Date(now + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
}

const aliyunAddress = 'https://dysmsapi.aliyuncs.com';
