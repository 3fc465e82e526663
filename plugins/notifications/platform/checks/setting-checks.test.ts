import { writeAt } from '@signalbox/engine/core';
import type { JsonObject } from '@signalbox/schemas';
import { expect, it } from 'vitest';
import { settingChecks } from './setting-checks';

/** `around`: other settings. */
function errorOf(pointer: string, value: string, around: JsonObject = {}) {
  const settings = writeAt(around, pointer, value);
  return settingChecks[pointer]?.(value, settings)?.keyword;
}

it.each(['/dingtalk/baseUrl', '/wechat/baseUrl', '/sms/baseUrl'])('takes at %s an address that exists', (pointer) => {
  expect(errorOf(pointer, 'https://proxy.example.org/way')).toBeUndefined();
  expect(errorOf(pointer, 'http://[::1]:8080')).toBeUndefined();
  for (const text of ['https://[', 'https://host:99999', 'https://a b', 'https://%zz'])
    expect([text, errorOf(pointer, text)]).toEqual([text, 'format']);
});

it.each([
  ['{"phone": "{phone}", "text": "{text}"}', {}, undefined],
  ['{"phone": {phone}}', {}, undefined],
  ['phone={phone}', {}, 'jsonTemplate'],
  ['phone={phone}', { format: 'form' }, undefined],
  ['phone={phone}', { method: 'GET', format: 'json' }, undefined],
  ['{"phone": "{mobile}"}', {}, 'placeholder'],
  ['{"phone": "{toString}"}', {}, 'placeholder'],
])('checks the template %s of a gateway with %j', (template, gateway, keyword) => {
  expect(errorOf('/sms/gateway/template', template, { sms: { gateway } })).toBe(keyword);
});

it('names the placeholder that a signed text cannot have', () => {
  expect(errorOf('/sms/gateway/signText', '{appKey}{timestamp}{appSecret}')).toBeUndefined();
  expect(settingChecks['/sms/gateway/signText']?.('{appKey}{sign}', {})).toEqual({
    keyword: 'placeholder',
    params: { name: 'sign' },
  });
});

it('takes a key of encrypted receipts as WeChat makes them, and the marker of a stored one', () => {
  const key = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
  expect(errorOf('/wechat/receiptKey', key)).toBeUndefined();
  for (const text of [key.slice(1), `${key}=`, `${key.slice(1)}+`, ` ${key.slice(1)}`])
    expect([text, errorOf('/wechat/receiptKey', text)]).toEqual([text, 'pattern']);
  expect(settingChecks['/wechat/receiptKey']?.({ isSet: true }, {})).toBeUndefined();
});
