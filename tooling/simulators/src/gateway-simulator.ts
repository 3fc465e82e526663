import { createHash } from 'node:crypto';
import { type HttpSimulator, startHttpSimulator } from './http-simulator';
import { jsonBodyOf } from './json-body';

export interface GatewaySimulator extends HttpSimulator {
  /** Code that it answers instead of `0`. */
  code: string | undefined;
  sent: { phone: string; text: string }[];
}

export const gatewayAccount = { appKey: 'gateway-key', appSecret: 'gateway-secret' };

/** An SMS gateway: `POST /send` with JSON, signed by the MD5 of key, secret and time. Answers `{code, msg}`. */
export async function startGatewaySimulator(): Promise<GatewaySimulator> {
  const http = await startHttpSimulator({
    answer(request) {
      const body = jsonBodyOf(request);
      if (request.method !== 'POST' || request.path !== '/send' || !body)
        return { status: 404, body: { code: '404', msg: 'not found' } };
      if (simulator.code !== undefined) return { body: { code: simulator.code, msg: 'rejected' } };
      const { appKey, appSecret } = gatewayAccount;
      const expected = createHash('md5')
        .update(`${appKey}${appSecret}${String(body.time)}`)
        .digest('hex');
      if (body.key !== appKey || body.sign !== expected) return { body: { code: '1001', msg: 'wrong sign' } };
      simulator.sent.push({ phone: String(body.to), text: String(body.content) });
      return { body: { code: '0', msg: 'ok' } };
    },
  });
  const simulator: GatewaySimulator = Object.assign(http, { code: undefined, sent: [] });
  return simulator;
}
