import type { JsonObject } from '@signalbox/schemas';
import type { BackupPlatformRestoreValues, BackupRestoreValues } from '@signalbox/schemas/types';
import { chosenParts } from '../chosen-parts';
import type { BackupPlan } from '../../shared/generated/types';
import { itemsOf } from '../backup-record';

/** Request body of a plan. The query of an import has it too. */
export type RestoreInput = Required<BackupPlan>;

/** The rule of each chosen module (its own or the common one), and the rules of the files. */
export function inputOf(values: JsonObject): RestoreInput {
  const { parts, itemType = 0 } = values as Partial<BackupPlatformRestoreValues>;
  if (!parts) return inputForProject(values as BackupRestoreValues);
  const moduleRules = Object.fromEntries(chosenParts(parts).map((module) => [module, itemType]));
  return { item: { mongodb: true }, moduleRules };
}

function inputForProject(values: BackupRestoreValues): RestoreInput {
  const { item, fileServerRule = 0, htmlRule = 0, mongoItem = [], itemType, moduleRules = {} } = values;
  return {
    item: Object.fromEntries(itemsOf({ item }).map((name) => [name, true])),
    moduleRules: {
      ...(item.fileServer ? { fileServer: fileServerRule } : {}),
      ...(item.html ? { html: htmlRule } : {}),
      ...Object.fromEntries(mongoItem.map((module) => [module, moduleRules[module] ?? itemType ?? 0])),
    },
  };
}

/** True if the restore deletes data that the backup does not contain. */
export function isClearing({ moduleRules }: RestoreInput): boolean {
  return Object.values(moduleRules).includes(2);
}
