import { messageFormatter, messageOptions } from '@signalbox/engine/core';
import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import schemasEn from '@signalbox/schemas/locales/en.json';
import schemasZhHans from '@signalbox/schemas/locales/zh-Hans.json';
import engineEn from '@signalbox/engine/locales/en.json';
import en from '../../locales/en.json';
import zhHans from '../../locales/zh-Hans.json';

/** The widgets' real messages, set up as in the console. */
export function testMessages(language: string) {
  const messages = createInstance();
  void messages
    .use(messageFormatter)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'en',
      resources: {
        en: { engine: engineEn, widgets: en, data: schemasEn.data },
        'zh-Hans': { widgets: zhHans, data: schemasZhHans.data },
      },
      ...messageOptions,
    });
  return messages;
}
