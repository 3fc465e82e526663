import { createHash, createHmac } from 'node:crypto';
import {
  type HttpSimulator,
  type HttpSimulatorOptions,
  type ReceivedRequest,
  type SimulatedAnswer,
  startHttpSimulator,
} from './http-simulator';

export interface AliyunSimulator extends HttpSimulator {
  /** Answers this code instead, by action. */
  codes: Record<string, { status?: number; Code: string; Message: string }>;
  /** 1 waiting, 2 failed, 3 delivered. */
  sendStatus: 1 | 2 | 3;
  errCode: string;
  sent: { phone: string; templateCode: string; values: string; outId?: string }[];
  /** The current time by which it checks dates. Milliseconds since 1970. */
  now: () => number;
}

export const aliyunAccount = { appKey: 'aliyun-key-id', appSecret: 'aliyun-secret-0123', signName: '阿里云' };
export const aliyunTemplate = 'SMS_154950909';

/** SMS of Aliyun, for the account `aliyunAccount`. Checks Signature V3, its date, and that no nonce is repeated. */
export async function startAliyunSimulator(options: Pick<HttpSimulatorOptions, 'tls'> = {}): Promise<AliyunSimulator> {
  const nonces = new Set<string>();
  const http = await startHttpSimulator({
    ...options,
    answer(request) {
      const action = String(request.headers['x-acs-action']);
      const forced = simulator.codes[action];
      if (forced) return rejected(forced.Code, forced.Message, forced.status);
      return signatureError(simulator, request, nonces) ?? dispatch(simulator, request, action);
    },
  });
  const simulator: AliyunSimulator = Object.assign(http, {
    codes: {},
    sendStatus: 3 as const,
    errCode: 'DELIVERED',
    sent: [],
    now: Date.now,
  });
  return simulator;
}

function dispatch(
  simulator: AliyunSimulator,
  { method, path, query }: ReceivedRequest,
  action: string,
): SimulatedAnswer {
  if (method !== 'POST' || path !== '/') return rejected('InvalidAction.NotFound', 'Use POST /', 404);
  const get = (name: string) => query.get(name) ?? '';
  if (action === 'SendSms') {
    if (get('SignName') !== aliyunAccount.signName)
      return rejected('isv.SMS_SIGNATURE_ILLEGAL', 'wrong sign name', 200);
    if (get('TemplateCode') !== aliyunTemplate) return rejected('isv.SMS_TEMPLATE_ILLEGAL', 'wrong template', 200);
    if (!/^1\d{10}$/.test(get('PhoneNumbers'))) return rejected('isv.MOBILE_NUMBER_ILLEGAL', 'wrong number', 200);
    const outId = get('OutId');
    simulator.sent.push({
      phone: get('PhoneNumbers'),
      templateCode: aliyunTemplate,
      values: get('TemplateParam'),
      ...(outId === '' ? {} : { outId }),
    });
    return { body: { Code: 'OK', Message: 'OK', BizId: '9006197469364984', RequestId: 'req' } };
  }
  if (action !== 'QuerySendDetails') return rejected('InvalidAction.NotFound', 'unknown action', 404);
  const PhoneNum = get('PhoneNumber');
  const details = simulator.sent
    .filter(({ phone }) => phone === PhoneNum)
    .map(({ outId: OutId }) => ({ SendStatus: simulator.sendStatus, ErrCode: simulator.errCode, PhoneNum, OutId }));
  const isKnown = ['', '9006197469364984'].includes(get('BizId')) && /^\d{8}$/.test(get('SendDate'));
  const found = isKnown ? details.toReversed().slice(0, Number(get('PageSize'))) : [];
  return { body: { Code: 'OK', Message: 'OK', SmsSendDetailDTOs: { SmsSendDetailDTO: found }, RequestId: 'req' } };
}

/** Computes the signature from the request as received. */
function signatureError(
  { now }: AliyunSimulator,
  { method, path, rawQuery, headers, body }: ReceivedRequest,
  nonces: Set<string>,
): SimulatedAnswer | undefined {
  const pattern = /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/;
  const [, key, names = '', signature] = pattern.exec(headers.authorization ?? '') ?? [];
  if (key === undefined) return rejected('IncompleteSignature', 'The authorization header is malformed', 400);
  if (key !== aliyunAccount.appKey)
    return rejected('InvalidAccessKeyId.NotFound', 'Specified access key is not found.', 404);
  const nonce = String(headers['x-acs-signature-nonce']);
  if (nonces.has(nonce)) return rejected('SignatureNonceUsed', 'Specified signature nonce was used already.', 400);
  nonces.add(nonce);
  if (!(Math.abs(Date.parse(String(headers['x-acs-date'])) - now()) < 15 * 60_000))
    return rejected('InvalidTimeStamp.Expired', 'Specified time stamp or date value is expired.', 400);
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const canonical = [method, path, rawQuery.split('&').toSorted().join('&'), lines.join(''), names, bodyHash].join(
    '\n',
  );
  const hash = createHash('sha256').update(canonical).digest('hex');
  const hmac = createHmac('sha256', aliyunAccount.appSecret).update(`ACS3-HMAC-SHA256\n${hash}`);
  if (hmac.digest('hex') !== signature)
    return rejected('SignatureDoesNotMatch', 'Specified signature does not match our calculation.', 400);
  return undefined;
}

function rejected(Code: string, Message: string, status = 200): SimulatedAnswer {
  return { status, body: { Code, Message, RequestId: 'req' } };
}
