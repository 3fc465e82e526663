import { createHash, createHmac } from 'node:crypto';
import { readAt } from '@signalbox/engine/core';
import { NoticeError, passingCause } from '../../notice-error';
import { isPhoneNumber } from '../../recipients';
import type { Provider } from '../../provider';
import { baseAddress, requireTexts } from '../../visit/base-address';
import { callHttp } from '../../visit/call-http';
import { jsonAnswer, textOf, unusableAnswer } from '../../visit/json-answer';
import { type BodyFormat, fillTemplate } from './fill-template';

/** How a gateway without a public description is called. Its operator describes it; the settings repeat it. */
export interface GatewaySettings {
  appKey: string;
  appSecret: string;
  /** The whole address that messages are sent to. */
  baseUrl: string;
  /** `GET` sends the filled template as the query. */
  method: 'GET' | 'POST';
  format: BodyFormat;
  /** Placeholders: `{phone}`, `{text}`, `{appKey}`, `{appSecret}`, `{timestamp}` (seconds since 1970), `{sign}`. */
  template: string;
  /** `md5` and `sha256` hash `signText`; `hmac-sha256` uses the secret as its key. All as lower-case hex. */
  signing: 'none' | 'md5' | 'sha256' | 'hmac-sha256';
  /** The same placeholders without `{sign}`. */
  signText?: string;
  /** JSON pointer of the value that shows success, e.g. `/code`. */
  successPointer: string;
  successValue: string;
}

export interface GatewayMessage {
  phone: string;
  text: string;
}

/** SMS through a declared HTTP gateway, e.g. lingxuntong, which has no public API. */
export const gatewaySms: Provider<GatewaySettings, GatewayMessage> = {
  check({ settings, message: { phone, text } }) {
    const { appKey, appSecret, baseUrl, template, successPointer, successValue, signing, signText } = settings;
    requireTexts({
      '/baseUrl': baseUrl,
      '/appKey': appKey,
      '/appSecret': appSecret,
      '/template': template,
      '/successPointer': successPointer,
      '/successValue': successValue,
      '/text': text,
      ...(signing === 'none' ? {} : { '/signText': signText ?? '' }),
    });
    if (!isPhoneNumber(phone)) throw new NoticeError('wrongRecipient');
    baseAddress(baseUrl);
    fillTemplate({ template, format: formatOf(settings), values: valuesOf(settings, { phone, text }, 0) });
  },
  secretsOf: ({ appSecret }) => [appSecret],
  async send(visit, { settings, message }) {
    const { method, format, template, successPointer, successValue } = settings;
    const values = valuesOf(settings, message, Math.floor(visit.now() / 1_000));
    if (values.sign !== '') visit.secrets.push(values.sign);
    const content = fillTemplate({ template, format: formatOf(settings), values });
    const url = baseAddress(settings.baseUrl);
    if (method === 'GET') url.search = content;
    const type = format === 'json' ? 'application/json; charset=utf-8' : 'application/x-www-form-urlencoded';
    const answer = await callHttp(visit, {
      method,
      url,
      isMessage: true,
      ...(method === 'POST' ? { headers: { 'content-type': type }, body: content } : {}),
    });
    const found = textOf(readAt(jsonAnswer(answer), successPointer));
    if (found === '' && passingCause(answer.status) !== undefined) throw unusableAnswer(answer);
    if (found !== successValue) {
      const passing = passingCause(answer.status);
      throw new NoticeError(passing ?? 'gatewayRejected', {
        code: found,
        answer: answer.text,
        isRetryable: passing !== undefined,
        mayBeAccepted: passing === 'providerBusy',
      });
    }
    return {};
  },
};

function formatOf({ method, format }: GatewaySettings): BodyFormat {
  return method === 'GET' ? 'form' : format;
}

function valuesOf(
  { appKey, appSecret, signing, signText = '' }: GatewaySettings,
  message: GatewayMessage,
  now: number,
) {
  const values = { ...message, appKey, appSecret, timestamp: String(now) };
  return { ...values, sign: signOf(signing, fillTemplate({ template: signText, format: 'plain', values }), appSecret) };
}

function signOf(signing: GatewaySettings['signing'], text: string, secret: string): string {
  if (signing === 'none') return '';
  if (signing === 'hmac-sha256') return createHmac('sha256', secret).update(text).digest('hex');
  return createHash(signing).update(text).digest('hex');
}
