import { messageFormatter, messageOptions } from '@signalbox/engine/core';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import schemasEn from '@signalbox/schemas/locales/en.json';
import schemasZhHans from '@signalbox/schemas/locales/zh-Hans.json';
import en from '../../locales/en.json';
import zhHans from '../../locales/zh-Hans.json';

/** The widgets' real messages, set up as in the console. */
export function testMessages(language: 'en' | 'zh-Hans') {
  const messages = createInstance();
  void messages
    .use(messageFormatter)
    .use(initReactI18next)
    .init({
      lng: language,
      resources: {
        en: { widgets: en, data: schemasEn.data },
        'zh-Hans': { widgets: zhHans, data: schemasZhHans.data },
      },
      ...messageOptions,
    });
  return messages;
}
