import en from '../../locales/en.json';
import zhHans from '../../locales/zh-Hans.json';
import { messagesOf, type FormMessages } from '../react/form-messages';

/** Messages as in the console: the engine's own and those of forms. */
export function testMessages(
  language: 'en' | 'zh-Hans',
  forms: Record<string, Record<string, string>> = {},
): FormMessages {
  const bundles: Record<string, Record<string, string>> = { engine: language === 'en' ? en : zhHans, ...forms };
  return messagesOf({ languages: [language], getResourceBundle: (_language, namespace) => bundles[namespace] });
}
