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
  /** Address to be stored: without `/rest`. */
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
  /** What a name has to hold, in any case. */
  text: string;
}

/** The files that may be picked and whose name holds `text`, by name. */
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
