import type { LibraryEntry } from '../../shared/library';

interface OfferOptions {
  entries: readonly LibraryEntry[];
  /** Lower case, without the dot. Undefined: all files. */
  allowedExtensions: readonly string[] | undefined;
  /** Text that a name must contain, ignoring case. */
  text: string;
  language: string;
}

/** The allowed files whose name contains `text`, by name, numbers in a name by their value. */
export function offered({ entries, allowedExtensions, text, language }: OfferOptions): LibraryEntry[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const wanted = text.trim().toLowerCase();
  return entries
    .filter(
      ({ type, name }) =>
        type !== 'directory' &&
        (allowedExtensions?.includes(extensionOf(name)) ?? true) &&
        name.toLowerCase().includes(wanted),
    )
    .toSorted((one, other) => compare(one.name, other.name));
}

function extensionOf(name: string): string {
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
}
