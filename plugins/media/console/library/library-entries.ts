/** A node of `GET core/mediaLibrary/all/dir`. Paths are relative to the project's library; '' is its top. */
export interface Directory {
  path: string;
  name: string;
  child?: Directory[] | null;
}

/** An entry of `GET core/mediaLibrary?catalog=`. */
export interface LibraryEntry {
  name: string;
  path: string;
  /** URL to store, without `/rest`. */
  filePath: string;
  /** `directory`, or a kind of file. */
  type: string;
  /** Bytes. */
  size: number;
}

export interface OfferOptions {
  entries: readonly LibraryEntry[];
  /** Lower case, without the dot. */
  allowedExtensions: readonly string[];
  /** Text that a name must contain, ignoring case. */
  text: string;
}

/** The allowed files whose name contains `text`, by name. */
export function offered({ entries, allowedExtensions, text }: OfferOptions): LibraryEntry[] {
  const wanted = text.trim().toLowerCase();
  return entries
    .filter(
      ({ type, name }) =>
        type !== 'directory' && allowedExtensions.includes(extensionOf(name)) && name.toLowerCase().includes(wanted),
    )
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

function extensionOf(name: string): string {
  return name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
}
