import type { Words } from '@signalbox/schemas';
import formsEn from '@signalbox/schemas/words/en.json';
import formsZhHans from '@signalbox/schemas/words/zh-Hans.json';
import type { ReaderLanguage } from './reader-language';

/** The words of what can be set and chosen, by namespace. */
export const titles: Record<ReaderLanguage, Record<string, Words | undefined>> = {
  en: formsEn,
  'zh-Hans': formsZhHans,
};
