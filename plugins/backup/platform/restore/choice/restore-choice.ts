import type { RestoreRule, ArchiveItems } from '@signalbox/schemas/types';
import { PlatformError, hasSettings } from '@signalbox/api';
import type { ArchiveManifest } from '@signalbox/archive';
import type { Viewer } from '@signalbox/platform-kit';
import { requireKeys, settingKeysOf, writeKeysOf, type ModuleRules } from '@signalbox/project-data';
import type { BackupPlan } from '../../../shared/generated/types';
import { isForSuper } from '../../../shared/restore-rights';
import { chosenItems } from '../../records/backup-record';
import { backupChoice, choiceError } from '../../make/backup-choice';

/** The choice of the operator. */
export interface RestoreChoice {
  /** Data modules by rule. */
  rules: ModuleRules;
  /** Rule for the media files. Undefined: they do not change. */
  fileServer?: RestoreRule;
  html?: RestoreRule;
}

interface ChoiceToPlan {
  project: string;
  input: BackupPlan;
  manifest: ArchiveManifest;
  viewer: Viewer | undefined;
}

/**
 * Validates the choice. Throws `invalidField` for content that the backup lacks, `forbidden` for content that the
 * viewer may not restore.
 */
export function restoreChoice({ project, input, manifest, viewer }: ChoiceToPlan): RestoreChoice {
  const { item } = input;
  const { fileServer = 0, html = 0, ...moduleRules } = input.moduleRules ?? {};
  const { modules } = backupChoice({ project, item, moduleRules });
  for (const each of ['fileServer', 'html', 'mongodb'] as const)
    if (item[each] === true && !manifest.items.includes(each)) throw choiceError('item', 'notInBackup', each);
  const missing = modules.find((module) => !manifest.modules.some(({ name }) => name === module));
  if (missing !== undefined) throw choiceError('moduleRules', 'notInBackup', missing);
  requireRights(viewer, { modules, item }, [
    ...modules.flatMap((module) => writeKeysOf(module, moduleRules[module] ?? 0)),
    ...(item.fileServer === true ? writeKeysOf('fileServer', fileServer) : []),
  ]);
  return {
    rules: Object.fromEntries(modules.map((module) => [module, moduleRules[module] ?? 0])),
    ...(item.fileServer === true ? { fileServer } : {}),
    ...(item.html === true ? { html } : {}),
  };
}

/** Throws `forbidden` when the viewer may not restore such content, or lacks one of `keys`. It names all that are missing. */
export function requireRights(
  viewer: Viewer | undefined,
  { modules, item }: { modules: readonly string[]; item: ArchiveItems },
  keys: readonly string[] = [],
): void {
  const forSuperOnly = [...modules, ...chosenItems(item)].filter(isForSuper);
  if (forSuperOnly.length > 0 && !viewer?.isSuper)
    throw new PlatformError('forbidden', { detail: `isSuper: ${forSuperOnly.join(', ')}` });
  // A restore changes all settings.
  requireKeys(viewer, [...(modules.some(hasSettings) ? settingKeysOf() : []), ...keys]);
}

/** The items of a backup of everything that a restore changes. */
export function itemsOf({ rules, fileServer, html }: RestoreChoice): ArchiveItems {
  return {
    ...(fileServer === undefined ? {} : { fileServer: true }),
    ...(html === undefined ? {} : { html: true }),
    ...(Object.keys(rules).length === 0 ? {} : { mongodb: true }),
  };
}
