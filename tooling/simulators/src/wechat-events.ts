import { createCipheriv, createHash, randomBytes, randomInt } from 'node:crypto';

/** The server of an account, as it is entered at WeChat. */
export interface WechatServer {
  address: string;
  token: string;
  /** Milliseconds since 1970. Default: the current time. */
  now?: number;
  /** Default: plain text mode. */
  encryption?: WechatEncryption;
}

export interface WechatEncryption {
  /** `compatible`: the event is in the call both plain and encrypted. */
  mode: 'compatible' | 'safe';
  /** `EncodingAESKey`. */
  key: string;
  appid: string;
}

interface EventAnswer {
  status: number;
  text: string;
}

/** Tests the address, as WeChat does when it is entered: the answer must be the same text. */
export async function testWechatServer(server: WechatServer): Promise<boolean> {
  const echostr = String(randomInt(2 ** 47));
  const { status, text } = await call(server, { echostr });
  return status === 200 && text === echostr;
}

/** Sends the event that reports whether a template message was delivered. */
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

/** An event as WeChat encrypts it: AES-256-CBC, padded to blocks of 32 bytes. Base64. */
export function encryptWechatEvent(xml: string, { key, appid }: Pick<WechatEncryption, 'key' | 'appid'>): string {
  const text = Buffer.from(xml);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  const content = Buffer.concat([randomBytes(16), length, text, Buffer.from(appid)]);
  const padding = 32 - (content.length % 32);
  const secret = Buffer.from(`${key}=`, 'base64');
  const cipher = createCipheriv('aes-256-cbc', secret, secret.subarray(0, 16)).setAutoPadding(false);
  return Buffer.concat([
    cipher.update(content),
    cipher.update(Buffer.alloc(padding, padding)),
    cipher.final(),
  ]).toString('base64');
}

async function call(server: WechatServer, more: Record<string, string>, xml?: string): Promise<EventAnswer> {
  const timestamp = String(secondsOf(server));
  const nonce = String(randomInt(2 ** 31));
  const sign = (...texts: string[]) =>
    createHash('sha1')
      .update([server.token, timestamp, nonce, ...texts].toSorted().join(''))
      .digest('hex');
  const url = new URL(server.address);
  const query: Record<string, string> = { signature: sign(), timestamp, nonce, ...more };
  let body = xml ?? '';
  if (xml !== undefined && server.encryption) {
    const { mode } = server.encryption;
    const encrypted = encryptWechatEvent(xml, server.encryption);
    Object.assign(query, { encrypt_type: 'aes', msg_signature: sign(encrypted) });
    const plain = mode === 'safe' ? '<xml>\n<ToUserName><![CDATA[gh_7f083739789a]]></ToUserName>\n</xml>' : xml;
    body = plain.replace('</xml>', `<Encrypt><![CDATA[${encrypted}]]></Encrypt>\n</xml>`);
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const post = { method: 'POST', headers: { 'content-type': 'text/xml' }, body };
  const answer = await fetch(url, xml === undefined ? {} : post);
  return { status: answer.status, text: await answer.text() };
}

function secondsOf({ now = Date.now() }: WechatServer): number {
  return Math.floor(now / 1_000);
}
