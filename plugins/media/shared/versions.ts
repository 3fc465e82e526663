/** How many earlier contents of a file are kept. The oldest is dropped first. */
export const maxVersions = 10;
/** How long a version is kept after its file was replaced. */
export const versionDays = 30;

/** A version of `GET core/mediaLibrary/versions`: an earlier content of a file. The newest is first. */
export interface FileVersion {
  id: string;
  /** They count toward the quota of the library. */
  bytes: number;
  /** ISO: when this content was stored. */
  modifiedAt: string;
  /** ISO: when another content replaced it. */
  replacedAt: string;
  /** Id of the user who replaced it. */
  replacedBy?: string;
  /** Id of the user who uploaded this content. Missing for files that came another way. */
  uploader?: string;
  /** SHA-256 of the content, in hexadecimal digits. Missing like `uploader`. */
  sha256?: string;
  /** ISO. The platform deletes the version after this time. */
  expiresAt: string;
  /** For a preview, without `/rest`. It requires `media.view`. */
  url: string;
}
