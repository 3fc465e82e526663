export interface WechatReceipt {
  msgid: string;
  /** `success`, `failed:user block`, `failed: system failed`. */
  status: string;
}

/** The receipt of a template message. Undefined for any other event, and for what is none. */
export function readReceipt(xml: string): WechatReceipt | undefined {
  const { Event: event, MsgID: msgid = '', Status: status = '' } = fieldsOf(xml);
  const isReceipt = event === 'TEMPLATESENDJOBFINISH' && /^\d{1,30}$/.test(msgid) && status !== '';
  return isReceipt ? { msgid, status: status.slice(0, maxStatus) } : undefined;
}

/** The encrypted event of a call in compatible or safe mode. Undefined for a plain one. */
export function encryptedIn(xml: string): string | undefined {
  return fieldsOf(xml)['Encrypt'];
}

function fieldsOf(xml: string): Record<string, string | undefined> {
  return Object.fromEntries([...xml.matchAll(element)].map(([, name = '', text, plain = '']) => [name, text ?? plain]));
}

/** Elements of an event have a text each, some as CDATA. */
const element = /<([A-Za-z]+)>(?:<!\[CDATA\[([^\]]*)\]\]>|([^<]*))<\/\1>/g;
const maxStatus = 100;
