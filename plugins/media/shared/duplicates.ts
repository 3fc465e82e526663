/** A file of `GET core/mediaLibrary/duplicates`: it has the content that is about to be uploaded. */
export interface DuplicateFile {
  name: string;
  /** Inside the library. */
  path: string;
  /** URL to store, without `/rest`. */
  url: string;
  /** ISO. */
  modifiedAt: string;
}
