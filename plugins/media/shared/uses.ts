/** `GET core/mediaLibrary/uses`: where the addresses of a file, or of all files below a directory, are stored. */
export interface FileUses {
  /** All of them, in all projects. At most one more than `maxExactCount`. */
  count: number;
  /** Those of them that the user may see. `uses` is a page of these. */
  visible: number;
  uses: FileUse[];
}

export interface FileUse {
  /** Inside the library of the request's project. */
  path: string;
  /** The data module of a record, such as `dashboard`, `theme` or `user`; or `setting`, or `languagePack`. */
  module: string;
  /**
   * Id of the record; id of the settings form, such as `router/base`, '' for a value without one; or file name of the
   * pack.
   */
  id: string;
  /** Where the address is stored, if that is another project than the request's. */
  project?: string;
  /** JSON pointer to the text with the address: into the record, the settings or the pack. */
  pointer: string;
  /** Names in the user's language: of the record, or of a page and of those above it, the outermost first. May be empty. */
  titles: string[];
}

/** The text that names a use. */
export function nameOfUse({ titles, id, module }: Pick<FileUse, 'titles' | 'id' | 'module'>): string {
  return titles.length > 0 ? titles.join(' › ') : id || module;
}
