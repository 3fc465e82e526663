/** Why an archive is rejected. The caller selects the message by it. */
export const errors = {
  /** Not a zip file, or one part of a split one: choose another file. */
  notAnArchive: 'The file is no zip archive',
  /** The password does not open it, or the archive has no password: type another, or leave it out. */
  wrongCode: 'The verification code does not fit this archive',
  /** Ask for the password. */
  codeNeeded: 'The archive is protected by a verification code',
  /** The end is missing: copy or upload the file again. */
  truncated: 'The archive ends too early',
  /** The content differs from the manifest: use another copy. */
  tampered: 'The archive is damaged or was changed after it was made',
  /** An entry would be written outside its folder: do not trust this file. */
  pathEscapes: 'An entry has a path that leaves the archive',
  /** More entries than the limit. */
  tooManyEntries: 'The archive has too many entries',
  /** Its content exceeds the limits, or the size that it declares. */
  bomb: 'The archive decompresses to far more than it should',
  /** Made by a newer version: update the product first. */
  unsupportedVersion: 'The archive has a format version that this product does not know',
  /** A zip file, but not of this product. */
  manifestMissing: 'The archive has no manifest',
  /** The manifest breaks its schema or contradicts itself. */
  manifestInvalid: 'The manifest of the archive is not valid',
  /** Two entries have the same place. */
  duplicateEntry: 'Two entries of the archive have one name',
  /** An entry that the manifest does not name, or of a form that archives of this product never have. */
  unexpectedEntry: 'The archive has an entry that does not belong there',
  /** Links are never extracted. */
  symlink: 'The archive has a symbolic link',
} as const;

export type ArchiveErrorReason = keyof typeof errors;

interface ArchiveErrorOptions {
  /** Name of the entry concerned. */
  entry?: string;
  /** What was found, in English, for the log. */
  detail?: string;
  cause?: unknown;
}

/** The archive was rejected. Callers must use nothing of it. */
export class ArchiveError extends Error {
  constructor(
    readonly reason: ArchiveErrorReason,
    readonly options: ArchiveErrorOptions = {},
  ) {
    const about = [options.entry === undefined ? undefined : JSON.stringify(options.entry), options.detail];
    super([errors[reason], ...about.filter((part) => part !== undefined)].join(': '), { cause: options.cause });
    this.name = 'ArchiveError';
  }
}
