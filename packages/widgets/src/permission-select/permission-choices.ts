import permissions from '@signalbox/schemas/data/permissions.json';
import { recordActions, recordPermission } from '@signalbox/schemas/permission-model';

const known: ReadonlySet<string> = new Set(permissions);

/** Names of the models whose records have permissions of their own, by the model part of these permissions. */
export type PermissionModels = ReadonlyMap<string, string>;

/** True for a permission of the platform's own. */
export function isOwnPermission(key: string): boolean {
  return known.has(key);
}

/**
 * True for a permission that the platform checks somewhere; another key may belong to a later version or to a typing error.
 * Undefined for one of records while `models` is not known.
 */
export function isKnownPermission(key: string, models: PermissionModels | undefined): boolean | undefined {
  if (known.has(key)) return true;
  const ofRecords = recordPermission(key);
  return ofRecords === undefined ? false : models?.has(ofRecords.model);
}

interface PermissionChoice {
  key: string;
  title: string;
}
interface PermissionGroup {
  /** The part of its keys before the point. */
  model: string;
  title: string;
  choices: PermissionChoice[];
}

interface FoundOptions {
  /** Typed by the user; empty for all permissions. */
  text: string;
  models: PermissionModels;
  titleOf: (key: string) => string;
  modelTitleOf: (model: string) => string;
}

/** The known permissions whose key, title or model title contains `text`, by model: first the platform's, then those of records. */
export function foundPermissions({ text, models, titleOf, modelTitleOf }: FoundOptions): PermissionGroup[] {
  const wanted = text.trim().toLowerCase();
  const groups = new Map<string, PermissionGroup>();
  const ofRecords = [...models.keys()].flatMap((model) => recordActions.map((action) => `${model}.${action}`));
  for (const key of [...permissions, ...ofRecords]) {
    const [model = key] = key.split('.');
    const title = titleOf(key);
    const modelTitle = models.get(model) ?? modelTitleOf(model);
    if (![key, title, modelTitle].some((each) => each.toLowerCase().includes(wanted))) continue;
    const group = groups.get(model) ?? { model, title: modelTitle, choices: [] };
    group.choices.push({ key, title });
    groups.set(model, group);
  }
  return [...groups.values()];
}

/** The typed text as a key of its own; undefined if it is empty or a known key, which the list offers anyway. */
export function freeKey(text: string, models: PermissionModels): string | undefined {
  const key = text.trim();
  return key === '' || isKnownPermission(key, models) === true ? undefined : key;
}
