import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import engineEn from '@signalbox/engine/words/en.json';
import engineZh from '@signalbox/engine/words/zh-Hans.json';
import type { Words } from '@signalbox/schemas';
import schemasEn from '@signalbox/schemas/words/en.json';
import schemasZh from '@signalbox/schemas/words/zh-Hans.json';
import widgetsEn from '@signalbox/widgets/words/en.json';
import widgetsZh from '@signalbox/widgets/words/zh-Hans.json';
import settingsEn from '../../words/en.json';
import settingsZh from '../../words/zh-Hans.json';

export const languages = ['en', 'zh-Hans'] as const;
export type Language = (typeof languages)[number];

/** Every word of a language, by namespace, as its files say it. */
export const wordFiles: Record<Language, Record<string, Words>> = {
  en: { ...schemasEn, engine: engineEn, widgets: widgetsEn, settings: settingsEn },
  'zh-Hans': { ...schemasZh, engine: engineZh, widgets: widgetsZh, settings: settingsZh },
};

/** One word, which has to exist. */
export function wordIn(
  language: Language,
  namespace: string,
  key: string,
  holes: Record<string, string | number> = {},
): string {
  const word = wordFiles[language][namespace]?.[key];
  if (word === undefined) throw new Error(`${language} has no ${namespace}::${key}.`);
  return word.replace(/\{(\w+)\}/g, (hole, name: string) => String(holes[name] ?? hole));
}

/** Set up as the console does, but with one language alone: a missing word shows its key instead of English. */
export function readerWords(language: Language): i18n {
  const words = createInstance();
  void words.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: wordFiles[language] },
    defaultNS: 'settings',
    keySeparator: false,
    nsSeparator: '::',
    pluralSeparator: '_',
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    returnEmptyString: false,
    initAsync: false,
    react: { useSuspense: false },
  });
  return words;
}
