import { accountProject, databaseModules, hasAccounts, isAccountModule, timeSeriesModules } from '@signalbox/api';
import modules from '@signalbox/schemas/data/modules.json';
import { type RowTable, rowTables } from './row-tables';

/** Every data module of a project, in the order of its groups. */
const projectModules: readonly string[] = modules.groups.flatMap((group) => group.modules);

/**
 * Targets that replace a project. Their "modules" are tables of the whole platform. No project can have these
 * names.
 */
export const databaseTarget = '@database';
export const timeSeriesTarget = '@time-series';

const targetModules: Readonly<Record<string, readonly string[]>> = {
  [databaseTarget]: databaseModules,
  [timeSeriesTarget]: timeSeriesModules,
};

/** Every module that a backup of any kind may contain. */
export const allModules: readonly string[] = [...new Set([...projectModules, ...Object.values(targetModules).flat()])];

/** True for a module that is a table of all projects. */
export function isOfPlatform(module: string): boolean {
  return Object.values(targetModules).flat().includes(module);
}

/** Location of the records of a module. */
export type ModuleAddress =
  | { table: 'document'; project: string; collection: string }
  /** One record, `{id: 'setting', body}`: the settings document, with markers instead of secrets. */
  | { table: 'setting'; project: string }
  /** The settings of every project, `{id: <project>, body}`. */
  | { table: 'settings' }
  /** Rows of a table, of every project. */
  | { table: 'rows'; rows: RowTable };

/** Id of the only record of the module `setting`. */
export const settingRecordId = 'setting';

/** Location of `module` of `project`. Undefined for an unknown module, or one that this project does not have. */
export function moduleAddress({ project, module }: { project: string; module: string }): ModuleAddress | undefined {
  const own = targetModules[project];
  if (own) return own.includes(module) ? addressInTarget(module) : undefined;
  if (!projectModules.includes(module)) return undefined;
  if (module === 'setting') return { table: 'setting', project };
  if (isAccountModule(module) && project !== accountProject) return undefined;
  return { table: 'document', project, collection: module };
}

function addressInTarget(module: string): ModuleAddress {
  const rows = rowTables[module];
  return rows ? { table: 'rows', rows } : { table: 'settings' };
}

/** The modules of a project or target, in order. */
export function modulesOf(project: string): string[] {
  const own = targetModules[project] ?? projectModules;
  return own.filter((module) => moduleAddress({ project, module }) !== undefined);
}

/** False for a target that is not a project: it has only data. */
export function hasFiles(project: string): boolean {
  return targetModules[project] === undefined;
}

/** True for a collection without requirements of its own for records. */
export function isPlainCollection({ project, module }: { project: string; module: string }): boolean {
  return moduleAddress({ project, module })?.table === 'document' && !hasAccounts(module);
}
