import { moduleOf } from '../entry-path';
import type { ArchiveInfo, ArchiveManifest, ManifestEntry } from './archive-info';

/** Collects the manifest while entries are written. */
export class ManifestDraft {
  private readonly entries: ManifestEntry[] = [];
  private readonly modules: ArchiveManifest['modules'] = [];
  private bytes = 0;
  private records = 0;

  constructor(private readonly options: ArchiveInfo) {}

  /** `records` counts for modules only. */
  add(entry: ManifestEntry, records: number): void {
    this.entries.push(entry);
    this.bytes += entry.size;
    const module = moduleOf(entry.name);
    if (module === undefined) return;
    const fingerprint = this.options.fingerprints?.[module];
    this.modules.push({ name: module, records, ...(fingerprint === undefined ? {} : { print: fingerprint }) });
    this.records += records;
  }

  get counts(): ArchiveManifest['counts'] {
    return { entries: this.entries.length, bytes: this.bytes, records: this.records };
  }

  finish(): ArchiveManifest {
    const { product, project, name, items, excludedDirs = [], time } = this.options;
    return {
      format: { name: 'signalbox-archive', version: 1 },
      product,
      project,
      name,
      time: time.toISOString(),
      items: [...items].toSorted(),
      ...(excludedDirs.length === 0 ? {} : { excludedDirs }),
      modules: this.modules,
      counts: this.counts,
      entries: this.entries,
    };
  }
}

/** One line per entry, so that people can read it and tools can compare two manifests. */
export function manifestText({ entries, ...head }: ArchiveManifest): string {
  const lines = entries.map((entry) => `\n    ${JSON.stringify(entry)}`);
  return JSON.stringify({ ...head, entries: [] }, null, 2).replace(
    /"entries": \[\]\n\}$/,
    () => `"entries": [${lines.join(',')}\n  ]\n}\n`,
  );
}
