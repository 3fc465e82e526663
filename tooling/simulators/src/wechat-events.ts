import { createHash, randomInt } from 'node:crypto';

/** The server of an account, as it is entered at WeChat. */
export interface WechatServer {
  address: string;
  token: string;
  /** Milliseconds since 1970. Default: the current time. */
  now?: number;
}

export interface EventAnswer {
  status: number;
  text: string;
}

/** Tests the address, as WeChat does when it is entered: the answer must be the same text. */
export async function testWechatServer(server: WechatServer): Promise<boolean> {
  const echostr = String(randomInt(2 ** 47));
  const { status, text } = await call(server, { echostr });
  return status === 200 && text === echostr;
}

/** Sends the event that tells whether a template message was delivered. */
export function sendWechatReceipt(
  server: WechatServer,
  { msgid, status }: { msgid: number; status: 'success' | 'failed:user block' | 'failed: system failed' },
): Promise<EventAnswer> {
  const xml = `<xml>
<ToUserName><![CDATA[gh_7f083739789a]]></ToUserName>
<FromUserName><![CDATA[openid-follower]]></FromUserName>
<CreateTime>${secondsOf(server)}</CreateTime>
<MsgType><![CDATA[event]]></MsgType>
<Event><![CDATA[TEMPLATESENDJOBFINISH]]></Event>
<MsgID>${msgid}</MsgID>
<Status><![CDATA[${status}]]></Status>
</xml>`;
  return call(server, { openid: 'openid-follower' }, xml);
}

async function call(server: WechatServer, more: Record<string, string>, xml?: string): Promise<EventAnswer> {
  const timestamp = String(secondsOf(server));
  const nonce = String(randomInt(2 ** 31));
  const signature = createHash('sha1').update([server.token, timestamp, nonce].toSorted().join('')).digest('hex');
  const url = new URL(server.address);
  for (const [name, value] of Object.entries({ signature, timestamp, nonce, ...more }))
    url.searchParams.set(name, value);
  const post = { method: 'POST', headers: { 'content-type': 'text/xml' }, body: xml ?? '' };
  const answer = await fetch(url, xml === undefined ? {} : post);
  return { status: answer.status, text: await answer.text() };
}

function secondsOf({ now = Date.now() }: WechatServer): number {
  return Math.floor(now / 1_000);
}
