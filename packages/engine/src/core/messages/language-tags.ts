/** Tags for `Intl`, of a language as BCP-47 or with an underscore as in the settings. English for an unknown one. */
export function languageTags(language: string): string[] {
  try {
    return [...Intl.getCanonicalLocales(language.replaceAll('_', '-')), 'en'];
  } catch {
    // Not a language tag: the code of a language pack may be any text.
    return ['en'];
  }
}
