import type { Language } from '../services/widget-services';
import type { WidgetWords } from '../widget-words';

/** The languages offered, and those in use whose pack was removed. */
export function languageChoices({
  languages,
  inUse,
  words,
}: {
  languages: Language[];
  inUse: string[];
  words: WidgetWords;
}) {
  const known = languages.map(({ code, label }) => ({ value: code, label }));
  const gone = inUse.filter((code) => !languages.some((language) => language.code === code));
  return [...known, ...gone.map((code) => ({ value: code, label: words('language.unknown', { code }) }))];
}
