import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import schemasEn from '@signalbox/schemas/words/en.json';
import schemasZhHans from '@signalbox/schemas/words/zh-Hans.json';
import en from '../../words/en.json';
import zhHans from '../../words/zh-Hans.json';

/** The widgets' real words, set up the way the console does. */
export function testWords(language: 'en' | 'zh-Hans') {
  const words = createInstance();
  void words.use(initReactI18next).init({
    lng: language,
    resources: {
      en: { widgets: en, data: schemasEn.data },
      'zh-Hans': { widgets: zhHans, data: schemasZhHans.data },
    },
    keySeparator: false,
    nsSeparator: '::',
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    returnEmptyString: false,
    initAsync: false,
  });
  return words;
}
