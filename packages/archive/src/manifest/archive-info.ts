import type { ArchiveManifest } from '@signalbox/schemas/types';

export type { ArchiveManifest };

export type ManifestEntry = ArchiveManifest['entries'][number];

/** What the maker of an archive says of it; the rest of the manifest is found while it is written. */
export interface ArchiveInfo extends Pick<ArchiveManifest, 'product' | 'project' | 'name' | 'items' | 'excludedDirs'> {
  /** The moment that the content shows, such as the time of the database snapshot. */
  time: Date;
  /** `print` of modules, by name. */
  prints?: Readonly<Record<string, string>>;
}
