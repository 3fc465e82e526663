import type { ArchiveItems } from '@signalbox/schemas/types';
import { isAccountModule, type PlatformError } from '@signalbox/api';
import { invalidField, pathSegments } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { hasFiles, modulesOf } from '@signalbox/project-data';
import { chosenItems } from '../records/backup-record';

interface BackupChoice {
  item: ArchiveItems;
  modules: string[];
  excludedDirs: string[];
}

interface ChoiceToPlan {
  project: string;
  item: ArchiveItems;
  moduleRules?: JsonObject;
  excludedDirs?: string[];
  /** Name of the request's field with the modules. */
  modulesField?: string;
}

/** The chosen modules in order. Throws `invalidField` for an empty choice, or an unknown module. */
export function backupChoice({
  project,
  item,
  moduleRules = {},
  excludedDirs: folders = [],
  modulesField = 'moduleRules',
}: ChoiceToPlan): BackupChoice {
  if (chosenItems(item).length === 0) throw choiceError('item', 'contentEmpty');
  if (!hasFiles(project) && (item.fileServer === true || item.html === true)) throw choiceError('item', 'wrong');
  // Normalised, because a restore compares them with the paths of existing folders.
  const excludedDirs = [...new Set(folders.map((path) => pathSegments(path).join('/')))];
  if (item.mongodb !== true) return { item, modules: [], excludedDirs };
  const own = modulesOf(project);
  const wanted = Object.keys(moduleRules);
  const unknown = wanted.find((module) => !own.includes(module));
  if (unknown !== undefined) throw choiceError(modulesField, unknownModuleKeyword(unknown), unknown);
  if (wanted.length === 0) throw choiceError(modulesField, 'dataContentEmpty');
  return { item, modules: own.filter((module) => wanted.includes(module)), excludedDirs };
}

/** The error for an unknown module. Accounts are modules of one project only. */
function unknownModuleKeyword(module: string): string {
  return isAccountModule(module) ? 'accountsElsewhere' : 'wrong';
}

export function choiceError(field: string, keyword: string, detail?: string): PlatformError {
  return invalidField([{ pointer: `/${field}`, keyword, params: {} }], { detail });
}
