import type { OpenArchive } from '@signalbox/archive';
import { moduleFingerprint, type ReadText } from './module-fingerprint';

/** How many records there are, by module. */
export type SameModules = ReadonlyMap<string, number>;

export interface ComparedModules {
  same: SameModules;
  /** What they hold now, by module, as far as it was asked for. */
  prints: ReadonlyMap<string, string>;
}

interface ModulesToCompare {
  read: ReadText;
  archive: Pick<OpenArchive, 'manifest'>;
  project: string;
  modules: readonly string[];
}

/** Which of these modules hold to the record what the archive holds. An archive that says no print of them has none. */
export async function compareModules({ read, archive, project, modules }: ModulesToCompare): Promise<ComparedModules> {
  const same = new Map<string, number>();
  const prints = new Map<string, string>();
  for (const { name, records, print } of archive.manifest.modules) {
    if (print === undefined || !modules.includes(name)) continue;
    const held = await moduleFingerprint(read, { project, module: name });
    if (held !== undefined) prints.set(name, held);
    if (held === print) same.set(name, records);
  }
  return { same, prints };
}

/** What is left to do of a restore. */
export function withoutSame<Rules extends object>(rules: Rules, same: SameModules): Rules {
  return Object.fromEntries(Object.entries(rules).filter(([module]) => !same.has(module))) as Rules;
}
