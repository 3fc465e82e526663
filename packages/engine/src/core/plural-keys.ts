/**
 * i18next's keys for a word, the best first: with a count the form that `language` (BCP-47, or with an underscore as in
 * the settings) has for it, such as `days_one`, then `days_other`; always the plain key last.
 */
export function pluralKeys({ key, count, language }: { key: string; count: unknown; language: string }): string[] {
  if (typeof count !== 'number') return [key];
  return [`${key}_${rulesOf(language).select(count)}`, `${key}_other`, key];
}

const known = new Map<string, Intl.PluralRules>();

/** A language that nobody knows counts as English does. */
function rulesOf(language: string): Intl.PluralRules {
  const rules = known.get(language) ?? new Intl.PluralRules([...tagsOf(language), 'en']);
  known.set(language, rules);
  return rules;
}

function tagsOf(language: string): string[] {
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'));
  } catch {
    // Not the form of a language's name at all: a pack may be called anything.
    return [];
  }
}
