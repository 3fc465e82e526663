/** Limits on the resources that an archive may take when it is read. */
export interface ArchiveLimits {
  maxEntries: number;
  maxEntryBytes: number;
  /** Sum over all entries, uncompressed. A caller that extracts passes the free space of the disk. */
  maxTotalBytes: number;
  maxManifestBytes: number;
  /** Uncompressed to compressed size, for an entry above `ratioFreeBytes`. The writer stays below half of it for any content. */
  maxRatio: number;
  /** An entry of at most this uncompressed size may have any ratio. */
  ratioFreeBytes: number;
}

const mebibyte = 2 ** 20;

export const defaultLimits: ArchiveLimits = {
  maxEntries: 200_000,
  maxEntryBytes: 2 ** 40,
  maxTotalBytes: 2 ** 42,
  maxManifestBytes: 64 * mebibyte,
  maxRatio: 200,
  ratioFreeBytes: 16 * mebibyte,
};
