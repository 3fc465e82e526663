import menuIcons from '@signalbox/schemas/data/icons/menu.json';
import moreIcons from '@signalbox/schemas/data/icons/more.json';
import en from '@signalbox/schemas/data/icons/locales/en.json';
import zhHans from '@signalbox/schemas/data/icons/locales/zh-Hans.json';
import type { Messages } from '@signalbox/schemas';

export interface ProductIcon {
  name: string;
  /** In the user's locale. */
  label: string;
  /** Everything that a search compares: the name, and the labels and search words of all known locales. */
  words: string[];
}

const builtIn = new Map<string, Messages>([
  ['en', en],
  ['zh-Hans', zhHans],
]);

/**
 * All icons of the product by their label. `own`: the labels of the user's locale if it is that of a language pack. A
 * message is the label, then search words, separated by commas.
 */
export function productIcons(locale: string, own: Messages = {}): ProductIcon[] {
  const ofLocale = { ...en, ...(builtIn.get(locale) ?? own) };
  return [...menuIcons, ...moreIcons]
    .map((name): ProductIcon => {
      const texts = [ofLocale, ...builtIn.values()].map((messages: Messages) => messages[name] ?? name);
      const words = texts.flatMap((text) => text.split(/\s*[,，、،]\s*/));
      return { name, label: words[0] ?? name, words: [name, ...words].map(comparable) };
    })
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}

/** The icons that match every word of `text`: first those it names exactly, then those with a word that begins with it. */
export function searchIcons(icons: readonly ProductIcon[], text: string): ProductIcon[] {
  const wanted = comparable(text.trim());
  const terms = wanted.split(/\s+/);
  const rank = ({ words }: ProductIcon) =>
    words.includes(wanted) ? 0 : words.some((word) => word.startsWith(wanted)) ? 1 : 2;
  return icons
    .filter(({ words }) => terms.every((term) => words.some((word) => word.includes(term))))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** Without case and accents. */
function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
