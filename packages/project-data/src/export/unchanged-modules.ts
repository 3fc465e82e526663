import type { OpenArchive } from '@signalbox/archive';
import { moduleFingerprint, type ReadText } from './module-fingerprint';

/** How many records there are, by module. */
export type SameModules = ReadonlyMap<string, number>;

interface ComparedModules {
  same: SameModules;
  /** Current fingerprints by module, for the modules that were read. */
  fingerprints: ReadonlyMap<string, string>;
}

interface ModulesToCompare {
  read: ReadText;
  archive: Pick<OpenArchive, 'manifest'>;
  project: string;
  modules: readonly string[];
}

/**
 * Finds the modules whose records equal those of the archive. A module without a fingerprint in the archive is not
 * compared.
 */
export async function compareModules({ read, archive, project, modules }: ModulesToCompare): Promise<ComparedModules> {
  const same = new Map<string, number>();
  const fingerprints = new Map<string, string>();
  for (const { name, records, print: archived } of archive.manifest.modules) {
    if (archived === undefined || !modules.includes(name)) continue;
    const fingerprint = await moduleFingerprint(read, { project, module: name });
    if (fingerprint !== undefined) fingerprints.set(name, fingerprint);
    if (fingerprint === archived) same.set(name, records);
  }
  return { same, fingerprints };
}

/** The rules without the modules that are the same. */
export function withoutSame<Rules extends object>(rules: Rules, same: SameModules): Rules {
  return Object.fromEntries(Object.entries(rules).filter(([module]) => !same.has(module))) as Rules;
}
