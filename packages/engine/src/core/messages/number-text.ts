import { languageTags } from './language-tags';

const known = new Map<string, Intl.NumberFormat>();

/** A number in a sentence, as `language` writes it: with its separators, e.g. `12,345.5`. */
export function numberText(value: number, language: string): string {
  const format = known.get(language) ?? new Intl.NumberFormat(languageTags(language), { maximumFractionDigits: 10 });
  known.set(language, format);
  return format.format(value);
}
