import { languageTags } from './language-tags';

/**
 * i18next's keys for a message, the most specific first. With a count: the plural form of `language` (BCP-47, or with an
 * underscore as in the settings), such as `days_one`, then `days_other`. The plain key is always last.
 */
export function pluralKeys({ key, count, language }: { key: string; count: unknown; language: string }): string[] {
  if (typeof count !== 'number') return [key];
  return [`${key}_${rulesOf(language).select(count)}`, `${key}_other`, key];
}

const known = new Map<string, Intl.PluralRules>();

/** An unknown language uses the plural rules of English. */
function rulesOf(language: string): Intl.PluralRules {
  const rules = known.get(language) ?? new Intl.PluralRules(languageTags(language));
  known.set(language, rules);
  return rules;
}
