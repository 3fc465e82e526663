import type { Language } from '../services/widget-services';
import type { WidgetMessages } from '../widget-messages';

/** The offered languages, and those in use whose language pack was removed. */
export function languageChoices({
  languages,
  inUse,
  messages,
}: {
  languages: Language[];
  inUse: string[];
  messages: WidgetMessages;
}) {
  const known = languages.map(({ code, label }) => ({ value: code, label }));
  const gone = inUse.filter((code) => !languages.some((language) => language.code === code));
  return [...known, ...gone.map((code) => ({ value: code, label: messages('language.unknown', { code }) }))];
}
