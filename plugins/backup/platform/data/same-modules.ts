import type { OpenArchive } from '@signalbox/archive';
import { modulePrint, type ReadText } from './module-print';

/** How many records there are, by module. */
export type SameModules = ReadonlyMap<string, number>;

interface ModulesToCompare {
  read: ReadText;
  archive: Pick<OpenArchive, 'manifest'>;
  project: string;
  modules: readonly string[];
}

/** Of these modules, those that hold to the record what the archive holds. An archive that says no print of them has none. */
export async function sameModules({ read, archive, project, modules }: ModulesToCompare): Promise<SameModules> {
  const same = new Map<string, number>();
  for (const { name, records, print } of archive.manifest.modules) {
    if (print === undefined || !modules.includes(name)) continue;
    if ((await modulePrint(read, { project, module: name })) === print) same.set(name, records);
  }
  return same;
}

/** What is left to do of a restore. */
export function withoutSame<Rules extends object>(rules: Rules, same: SameModules): Rules {
  return Object.fromEntries(Object.entries(rules).filter(([module]) => !same.has(module))) as Rules;
}
