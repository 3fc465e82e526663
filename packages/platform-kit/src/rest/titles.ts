import type { Messages } from '@signalbox/schemas';
import formsEn from '@signalbox/schemas/locales/en.json';
import formsZhHans from '@signalbox/schemas/locales/zh-Hans.json';
import type { MessageLocale } from '@signalbox/api';

/** The titles of settings and their choices, by namespace. */
export const titles: Record<MessageLocale, Record<string, Messages | undefined>> = {
  en: formsEn,
  'zh-Hans': formsZhHans,
};

/** The English messages of a form or group by their namespace, e.g. `forms/settings/base`: for the operator's log. */
export function titlesOf(namespace: string): Messages {
  return titles.en[namespace] ?? {};
}
