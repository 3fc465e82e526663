import { accountProject } from '@signalbox/platform-kit';
import modules from '@signalbox/schemas/data/modules.json';
import { type RowTable, rowTables } from './row-tables';

/** Every data module of a project, in the order of its groups. */
const projectModules: readonly string[] = modules.groups.flatMap((group) => group.modules);

/** In place of a project: its "modules" are tables of the whole platform. No project can be called so. */
export const databaseHome = '@database';
export const timeSeriesHome = '@time-series';

const homeModules: Readonly<Record<string, readonly string[]>> = {
  [databaseHome]: ['document', 'settings', 'timeseries_record'],
  [timeSeriesHome]: ['timeseries_record'],
};

/** Every module that a backup of any kind may hold. */
export const allModules: readonly string[] = [...new Set([...projectModules, ...Object.values(homeModules).flat()])];

/** True for a module that is a table of all projects. */
export function isOfPlatform(module: string): boolean {
  return Object.values(homeModules).flat().includes(module);
}

/** Where the records of a module stand. */
export type ModuleAddress =
  | { table: 'document'; project: string; collection: string }
  /** One record, `{id: 'setting', body}`: the settings document, in which secrets are only markers. */
  | { table: 'setting'; project: string }
  /** The same of every project, `{id: <project>, body}`. */
  | { table: 'settings' }
  /** Rows as they are, of every project. */
  | { table: 'rows'; rows: RowTable };

/** Id of the one record of the module `setting`. */
export const settingRecordId = 'setting';

/** Where `module` of `project` stands. Undefined for what is no module, or none that this project has. */
export function moduleAddress({ project, module }: { project: string; module: string }): ModuleAddress | undefined {
  const own = homeModules[project];
  if (own) return own.includes(module) ? addressInHome(module) : undefined;
  if (!projectModules.includes(module)) return undefined;
  if (module === 'setting') return { table: 'setting', project };
  if (isAccountModule(module) && project !== accountProject) return undefined;
  return { table: 'document', project, collection: module };
}

function addressInHome(module: string): ModuleAddress {
  const rows = rowTables[module];
  return rows ? { table: 'rows', rows } : { table: 'settings' };
}

/** The modules that a project has, in order. */
export function modulesOf(project: string): string[] {
  const own = homeModules[project] ?? projectModules;
  return own.filter((module) => moduleAddress({ project, module }) !== undefined);
}

/** False for what is no project: it is data only. */
export function hasFiles(project: string): boolean {
  return homeModules[project] === undefined;
}

/** Accounts are the platform's: whoever could restore them freely could make themselves administrator. */
export function isAccountModule(module: string): boolean {
  return module === 'user' || module === 'role';
}

/** True also of a module that holds accounts among other things, or what acts for them: applications log in as a user. */
export function holdsAccounts(module: string): boolean {
  return isAccountModule(module) || module === 'oauth_app' || module === 'document';
}

/** True for the settings of a project, or of all. */
export function holdsSettings(module: string): boolean {
  return module === 'setting' || module === 'settings';
}

/** One whose records nothing is asked of but what is asked of all. */
export function isPlainCollection({ project, module }: { project: string; module: string }): boolean {
  return moduleAddress({ project, module })?.table === 'document' && !holdsAccounts(module);
}
