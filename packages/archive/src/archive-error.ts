/** Why an archive is refused. The caller picks the words by it. */
export const errors = {
  /** Not a zip file, or one part of a split one: choose another file. */
  notAnArchive: 'The file is no zip archive',
  /** The code does not open it, or it has none: type another, or leave it out. */
  wrongCode: 'The verification code does not fit this archive',
  /** Ask for the verification code. */
  codeNeeded: 'The archive is protected by a verification code',
  /** The end is missing: copy or upload it again. */
  truncated: 'The archive ends too early',
  /** What it holds is not what its manifest says: use another copy. */
  tampered: 'The archive is damaged or was changed after it was made',
  /** An entry would land outside its folder: do not trust this file. */
  pathEscapes: 'An entry has a path that leaves the archive',
  /** More entries than the limit. */
  tooManyEntries: 'The archive has too many entries',
  /** Would unpack to more than the limits allow, or than it declares. */
  bomb: 'The archive unpacks to far more than it should',
  /** Made by a newer version: update the product first. */
  unsupportedVersion: 'The archive has a format version that this product does not know',
  /** A zip file, but none that this product made. */
  manifestMissing: 'The archive has no manifest',
  /** The manifest breaks its schema or contradicts itself. */
  manifestInvalid: 'The manifest of the archive is not valid',
  /** Two entries claim one place. */
  duplicateEntry: 'Two entries of the archive have one name',
  /** An entry that the manifest does not name, or of a form that no archive of this product has. */
  unexpectedEntry: 'The archive has an entry that does not belong there',
  /** Links are never unpacked. */
  symlink: 'The archive has a symbolic link',
} as const;

export type Error = keyof typeof errors;

export interface ErrorOptions {
  /** Name of the entry at fault. */
  entry?: string;
  /** What was found, in English, for the log. */
  detail?: string;
  cause?: unknown;
}

/** An archive was refused; nothing of it may be used. */
export class ArchiveError extends Error {
  constructor(
    readonly reason: Error,
    readonly options: ErrorOptions = {},
  ) {
    const about = [options.entry === undefined ? undefined : JSON.stringify(options.entry), options.detail];
    super([errors[reason], ...about.filter((part) => part !== undefined)].join(': '), { cause: options.cause });
    this.name = 'ArchiveError';
  }
}
