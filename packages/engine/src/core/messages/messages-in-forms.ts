/**
 * The messages with the plural forms of `language`: a message with plural forms (`days_one`, `days_other`) has one for each
 * form of that language, under i18next's keys, such as `days_few` in Arabic.
 */
export function messagesInForms(messages: Readonly<Record<string, string | undefined>>, language: string): Texts {
  const families = Object.keys(messages)
    .filter((key) => key.endsWith('_other') && messages[stem(key) + '_one'] !== undefined)
    .map(stem);
  const others = Object.entries(messages).filter(([key]) => !families.includes(stem(key)));
  const counted = families.flatMap((family) =>
    pluralFormsOf(language).map((form) => [
      `${family}_${form}`,
      messages[`${family}_${form}`] ?? messages[`${family}_other`] ?? '',
    ]),
  );
  return Object.fromEntries([...others, ...counted]) as Texts;
}

type Texts = Record<string, string>;

/** Plural categories by `Intl.PluralRules`. An unknown language has those of English. */
function pluralFormsOf(language: string): string[] {
  return new Intl.PluralRules([language.replaceAll('_', '-'), 'en']).resolvedOptions().pluralCategories.toSorted();
}

function stem(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '');
}
