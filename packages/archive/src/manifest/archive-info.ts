import type { ArchiveManifest } from '@signalbox/schemas/types';

export type { ArchiveManifest };

export type ManifestEntry = ArchiveManifest['entries'][number];

/** What a manifest says about a media file beside its content. */
export type EntryNote = Pick<ManifestEntry, 'uploader' | 'altText'>;

/** What the maker of an archive states about it. The rest of the manifest is collected during writing. */
export interface ArchiveInfo extends Pick<ArchiveManifest, 'product' | 'project' | 'name' | 'items' | 'excludedDirs'> {
  /** The moment that the content shows, such as the time of the database snapshot. */
  time: Date;
  /** Fingerprints of modules, by name. */
  fingerprints?: Readonly<Record<string, string>>;
}
