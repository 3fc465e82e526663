import { PlatformError } from '@signalbox/api';
import type { ArchiveManifest } from '@signalbox/archive';
import type { Viewer } from '@signalbox/platform-kit';
import {
  holdsAccounts,
  holdsSettings,
  requireSettingKeys,
  requireWriteKeys,
  type RestoreRule,
} from '@signalbox/project-data';
import { backupChoice, choiceError } from '../make/backup-choice';
import type { ItemChoice } from '../records/backup-record';
import type { RestoreChoice } from './restore-deps';

/** What the wire says: items, and rules by module, `fileServer` and `html`. */
export interface RestoreInput {
  item: ItemChoice;
  moduleRules?: Record<string, RestoreRule>;
}

interface WishToPlan {
  project: string;
  input: RestoreInput;
  manifest: ArchiveManifest;
  viewer: Viewer | undefined;
}

/** What to restore, and by which rules. Throws `invalidField` for what the backup has not, `forbidden` for what the viewer may not. */
export function restoreChoice({ project, input, manifest, viewer }: WishToPlan): RestoreChoice {
  const { item } = input;
  const { fileServer = 0, html = 0, ...moduleRules } = input.moduleRules ?? {};
  const { modules } = backupChoice({ project, item, moduleRules });
  for (const each of ['fileServer', 'html', 'mongodb'] as const)
    if (item[each] === true && !manifest.items.includes(each)) throw choiceError('item', 'notInBackup', each);
  const missing = modules.find((module) => !manifest.modules.some(({ name }) => name === module));
  if (missing !== undefined) throw choiceError('moduleRules', 'notInBackup', missing);
  requireRights(viewer, { modules, item });
  for (const module of modules) requireWriteKeys(viewer, module, moduleRules[module] ?? 0);
  if (item.fileServer === true) requireWriteKeys(viewer, 'fileServer', fileServer);
  return {
    rules: Object.fromEntries(modules.map((module) => [module, moduleRules[module] ?? 0])),
    ...(item.fileServer === true ? { fileServer } : {}),
    ...(item.html === true ? { html } : {}),
  };
}

/** Throws `forbidden` for whoever may not restore such content, whatever else they may. */
export function requireRights(
  viewer: Viewer | undefined,
  { modules, item }: { modules: readonly string[]; item: ItemChoice },
): void {
  const forSuperOnly = [...modules.filter(holdsAccounts), ...(item.html === true ? ['html'] : [])];
  // With an archive of one's own making, one could make oneself administrator, or run a script in everybody's console.
  if (forSuperOnly.length > 0 && !viewer?.isSuper)
    throw new PlatformError('forbidden', { detail: `isSuper: ${forSuperOnly.join(', ')}` });
  // A restore changes all of them.
  if (modules.some(holdsSettings)) requireSettingKeys(viewer);
}

/** True where something is deleted that the backup does not have. */
export function isClearing({ rules, fileServer, html }: RestoreChoice): boolean {
  return [...Object.values(rules), fileServer, html].includes(2);
}

/** As a backup says it, so that what a restore changes can be saved before. */
export function itemsOf({ rules, fileServer, html }: RestoreChoice): ItemChoice {
  return {
    ...(fileServer === undefined ? {} : { fileServer: true }),
    ...(html === undefined ? {} : { html: true }),
    ...(Object.keys(rules).length === 0 ? {} : { mongodb: true }),
  };
}
