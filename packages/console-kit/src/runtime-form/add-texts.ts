import type { i18n as I18n } from 'i18next';
import type { RuntimeForm } from './load-runtime-form';

/** Puts the texts of forms among the messages of the console, in the place of those of earlier versions. */
export function addTexts(
  i18n: Pick<I18n, 'addResourceBundle' | 'removeResourceBundle'>,
  forms: readonly Pick<RuntimeForm, 'form' | 'texts'>[],
): void {
  for (const { form, texts } of forms) {
    const namespace = `forms/${form.id}`;
    const languages = languagesOf(texts);
    // A language that the earlier version had and this one lacks is shown in English again.
    for (const code of new Set([...(added.get(namespace) ?? []), ...languages]))
      i18n.removeResourceBundle(code, namespace);
    for (const code of languages) i18n.addResourceBundle(code, namespace, textsIn(texts, code));
    added.set(namespace, languages);
  }
}

/** Namespace → languages that have its texts from here. Others may be those of a language pack. */
const added = new Map<string, readonly string[]>();

/** BCP-47 codes, those that every tab has included. */
function languagesOf(texts: RuntimeForm['texts']): string[] {
  const wire = Object.values(texts).flatMap((text) => (typeof text === 'string' ? [] : Object.keys(text)));
  return [...new Set(['en', 'zh-Hans', ...wire.map((code) => code.replaceAll('_', '-'))])];
}

function textsIn(texts: RuntimeForm['texts'], code: string): Record<string, string> {
  const wire = code.replaceAll('-', '_');
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => {
      const own = typeof text === 'string' ? text : text[wire];
      return own === undefined ? [] : [[key, own]];
    }),
  );
}
