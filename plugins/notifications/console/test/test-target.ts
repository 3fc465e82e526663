import { readAt } from '@signalbox/engine/core';
import type { DialogId, JsonObject } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import type { NoticeTest } from '../../shared/generated/types';

export interface TestTarget {
  provider: NoticeTest['provider'];
  /** The dialog that asks for the recipient. */
  dialog: DialogId;
  /** Identifier names of the templates to choose from. Undefined for a provider without a list of them. */
  templates?: string[];
}

/** Returns how a tab of the notification settings is tested with these values. Undefined for any other form. */
export function targetOf(formId: string, settings: JsonObject): TestTarget | undefined {
  switch (formId) {
    case 'notice_settings/dingtalk':
      return { provider: 'dingtalk', dialog: 'notifications/test-dingtalk' };
    case 'notice_settings/email':
      return { provider: 'email', dialog: 'notifications/test-email' };
    case 'notice_settings/wechat':
      return { provider: 'wechat', dialog: 'notifications/test-wechat', templates: templatesOf(settings) };
    case 'notice_settings/sms': {
      const isAli = readAt(settings, '/sms/operator') === 'ali';
      return { provider: 'sms', dialog: isAli ? 'notifications/test-ali' : 'notifications/test-gateway' };
    }
    default:
      return undefined;
  }
}

function templatesOf(settings: JsonObject): string[] {
  const template = readAt(settings, '/wechat/template');
  return Array.isArray(template)
    ? template.flatMap((each) => (isJsonObject(each) && typeof each.title === 'string' ? [each.title] : []))
    : [];
}
