import { expect, it } from 'vitest';
import { readReceipt } from './read-receipt';

const event = (name: string, id: string, status: string) => `<xml><ToUserName><![CDATA[gh_7f083739789a]]></ToUserName>
<CreateTime>1395658920</CreateTime><MsgType><![CDATA[event]]></MsgType><Event><![CDATA[${name}]]></Event>
<MsgID>${id}</MsgID><Status><![CDATA[${status}]]></Status></xml>`;

it('reads the receipt of a template message', () => {
  expect(readReceipt(event('TEMPLATESENDJOBFINISH', '200163836', 'failed:user block'))).toEqual({
    msgid: '200163836',
    status: 'failed:user block',
  });
});

it.each([
  '',
  '{"MsgID": 1}',
  event('subscribe', '200163836', 'success'),
  event('TEMPLATESENDJOBFINISH', 'x', 'success'),
  event('TEMPLATESENDJOBFINISH', '200163836', ''),
])('reads none from %j', (text) => {
  expect(readReceipt(text)).toBeUndefined();
});

it('takes no longer for what is made to take long', () => {
  for (const part of ['<a>', '<a', '<![CDATA[', ']]', '<xml><a>', 'a'])
    expect(readReceipt(part.repeat(Math.ceil(4_096 / part.length)))).toBeUndefined();
});
