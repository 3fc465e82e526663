import { accountProject } from '@signalbox/platform-kit';
import modules from '@signalbox/schemas/data/modules.json';

/** Every data module, in the order of its groups. */
export const allModules: readonly string[] = modules.groups.flatMap((group) => group.modules);

/** Where the records of a module stand. */
export type ModuleAddress =
  | { table: 'document'; project: string; collection: string }
  /** One record, `{id: 'setting', body}`: the settings document, in which secrets are only markers. */
  | { table: 'setting'; project: string };

/** Id of the one record of the module `setting`. */
export const settingRecordId = 'setting';

/** Where `module` of `project` stands. Undefined for what is no module, or none that this project has. */
export function moduleAddress({ project, module }: { project: string; module: string }): ModuleAddress | undefined {
  if (!allModules.includes(module)) return undefined;
  if (module === 'setting') return { table: 'setting', project };
  if (isAccountModule(module) && project !== accountProject) return undefined;
  return { table: 'document', project, collection: module };
}

/** The modules that a project has, in order. */
export function modulesOf(project: string): string[] {
  return allModules.filter((module) => moduleAddress({ project, module }) !== undefined);
}

/** Accounts are the platform's: whoever could restore them freely could make themselves administrator. */
export function isAccountModule(module: string): boolean {
  return module === 'user' || module === 'role';
}
