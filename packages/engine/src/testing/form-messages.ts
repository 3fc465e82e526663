import en from '../../locales/en.json';
import zhHans from '../../locales/zh-Hans.json';
import { messagesOf, type FormMessages } from '../react/form-messages';

/** Words as the console has them: the engine's own, and those of a form. */
export function testMessages(
  language: 'en' | 'zh-Hans',
  forms: Record<string, Record<string, string>> = {},
): FormMessages {
  const bundles: Record<string, Record<string, string>> = { engine: language === 'en' ? en : zhHans, ...forms };
  return messagesOf({ languages: [language], getResourceBundle: (_language, namespace) => bundles[namespace] });
}
