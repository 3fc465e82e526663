/** What an archive may ask of the machine that reads it. */
export interface ArchiveLimits {
  maxEntries: number;
  maxEntryBytes: number;
  /** Sum over all entries, unpacked. A caller that unpacks passes the free space of the disk. */
  maxTotalBytes: number;
  maxManifestBytes: number;
  /** Unpacked to packed, for an entry above `ratioFreeBytes`. The writer keeps to half of it, whatever it is given. */
  maxRatio: number;
  /** An entry that unpacks to no more than this may have any ratio. */
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
