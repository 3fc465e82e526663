import type { LibraryEntry } from '../../shared/library';

interface OfferOptions {
  entries: readonly LibraryEntry[];
  /** Lower case, without the dot. Undefined: all files. */
  allowedExtensions: readonly string[] | undefined;
  /** Text that a name must contain, ignoring case. */
  text: string;
}

/** The allowed files whose name contains `text`, by name. */
export function offered({ entries, allowedExtensions, text }: OfferOptions): LibraryEntry[] {
  const wanted = text.trim().toLowerCase();
  return entries
    .filter(
      ({ type, name }) =>
        type !== 'directory' &&
        (allowedExtensions?.includes(extensionOf(name)) ?? true) &&
        name.toLowerCase().includes(wanted),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

function extensionOf(name: string): string {
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
}
