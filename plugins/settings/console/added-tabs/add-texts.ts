import type { RuntimeForm } from '@signalbox/console-kit';
import type { i18n as I18n } from 'i18next';

/** Puts the texts of forms among the messages of the console, in the place of those of earlier versions. */
export function addTexts(
  i18n: Pick<I18n, 'addResourceBundle' | 'removeResourceBundle'>,
  forms: readonly Pick<RuntimeForm, 'form' | 'texts'>[],
): void {
  for (const { form, texts } of forms) {
    for (const [code, name] of Object.entries(languages)) {
      const namespace = `forms/${form.id}`;
      i18n.removeResourceBundle(code, namespace);
      i18n.addResourceBundle(code, namespace, textsIn(texts, name));
    }
  }
}

/** Code of the console → code on the wire, of the languages that every tab has. */
const languages = { en: 'en', 'zh-Hans': 'zh_Hans' };

function textsIn(texts: RuntimeForm['texts'], language: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => {
      const own = typeof text === 'string' ? text : text[language];
      return own === undefined ? [] : [[key, own]];
    }),
  );
}
