export { ArchiveError, type ArchiveErrorOptions, type ArchiveErrorReason, errors } from './archive-error';
export { ArchiveSourceError } from './archive-source-error';
export { type EntryKind, entryPath } from './entry-path';
export { type ArchiveToExtract, extractArchive, type ExtractProgress } from './extract/extract-archive';
export { type FilesToHash, hashFiles } from './hash/hash-files';
export { type ArchiveLimits, defaultLimits } from './limits';
export type { ArchiveInfo, ArchiveManifest, ManifestEntry } from './manifest/archive-info';
export { type ArchiveToOpen, type OpenArchive, openArchive } from './read/open-archive';
export { type ArchiveToVerify, type VerifiedArchive, verifyArchive, type VerifyProgress } from './read/verify-archive';
export type { FileToExtract } from './thread/messages';
export type { ArchiveSource } from './write/archive-source';
export {
  type ArchiveToWrite,
  pendingSuffix,
  writeArchive,
  type WriteProgress,
  type WrittenArchive,
} from './write/write-archive';
