import en from '../../words/en.json';
import zhHans from '../../words/zh-Hans.json';
import { wordsOf, type FormWords } from '../react/form-words';

/** Words as the console has them: the engine's own, and those of a form. */
export function testWords(language: 'en' | 'zh-Hans', forms: Record<string, Record<string, string>> = {}): FormWords {
  const bundles: Record<string, Record<string, string>> = { engine: language === 'en' ? en : zhHans, ...forms };
  return wordsOf({ languages: [language], getResourceBundle: (_language, namespace) => bundles[namespace] });
}
