import type { Words } from '@signalbox/schemas';
import formsEn from '@signalbox/schemas/words/en.json';
import formsZhHans from '@signalbox/schemas/words/zh-Hans.json';
import type { ReaderLanguage } from './reader-language';

/** The words of what can be set and chosen, by namespace. */
export const titles: Record<ReaderLanguage, Record<string, Words | undefined>> = {
  en: formsEn,
  'zh-Hans': formsZhHans,
};

/** The English messages of a form or group by their namespace, e.g. `forms/settings/base`: for the operator's log. */
export function titlesOf(namespace: string): Words {
  return titles.en[namespace] ?? {};
}
