import { readAt } from '@signalbox/engine/core';
import type { SettingCheck, SettingChecks } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { parseJson } from '@signalbox/schemas/json';
import { areCertificates } from '../email/are-certificates';
import { replacePlaceholders, signNames, templateNames } from '../sms/gateway/fill-template';
import { isBaseAddress } from '../visit/base-address';
import { isEventKey } from '../wechat-receipts/decrypt-event';
import { alertRules } from './alert-rules';

const address = ofText((text) => (isBaseAddress(text) ? undefined : error('format', { format: 'uri' })));

/** Rejects on saving what the providers would reject on sending, and no schema can. */
export const settingChecks: SettingChecks = {
  '/dingtalk/baseUrl': address,
  '/wechat/baseUrl': address,
  '/sms/baseUrl': address,
  '/wechat/receiptKey': ofText((text) => (isEventKey(text) ? undefined : error('pattern'))),
  '/noticeAlerts': alertRules,
  '/email/ca': ofText((text) => (areCertificates(text) ? undefined : error('certificate'))),
  '/sms/gateway/template': ofText((text, settings) => {
    const unknown = unknownPlaceholder(text, templateNames);
    if (unknown !== undefined) return unknown;
    const isSentAsJson =
      readAt(settings, '/sms/gateway/method') !== 'GET' && readAt(settings, '/sms/gateway/format') !== 'form';
    // Digits, as a template may have a number without quotes.
    return isSentAsJson && parseJson(replacePlaceholders(text, () => '1')) === undefined
      ? error('jsonTemplate')
      : undefined;
  }),
  '/sms/gateway/signText': ofText((text) => unknownPlaceholder(text, signNames)),
};

function ofText(check: (text: string, settings: JsonObject) => ReturnType<SettingCheck>): SettingCheck {
  return (value, settings) => (typeof value === 'string' ? check(value, settings) : undefined);
}

function unknownPlaceholder(text: string, known: readonly string[]): ReturnType<SettingCheck> {
  let unknown: string | undefined;
  replacePlaceholders(text, (name) => {
    if (!known.includes(name)) unknown ??= name;
    return '';
  });
  return unknown === undefined ? undefined : error('placeholder', { name: unknown });
}

function error(keyword: string, params: Record<string, string> = {}) {
  return { keyword, params };
}
