import type { RestoreRule } from '@signalbox/schemas/types';
import { type RestoreCounts, nothingCounted } from '@signalbox/api';
import { isSameValue, readAt, writeAt, type Pointer } from '@signalbox/engine/core';
import {
  effectiveSettings,
  presentSettings,
  secretsToDrop,
  settingsSizeError,
  withLegacyReminder,
  type FormCatalog,
  type Viewer,
} from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { withoutUnknown } from './unknown-settings';
import { type LeftOutSetting, slotsIn, validSettings } from './valid-settings';

interface SettingToPlan {
  catalog: FormCatalog;
  rule: RestoreRule;
  /** The current settings. An empty document counts as none. */
  existing: JsonObject | undefined;
  /** The settings of the archive, which may be of an earlier version. */
  archived: JsonObject | undefined;
  /** Paths of the secrets that are stored now. */
  secrets: ReadonlySet<string>;
  /** The user who restores them. Undefined: settings that this platform had before, which are restored without validation. */
  viewer: Viewer | undefined;
  /** Keeps archived properties that no form has. */
  keepsUnknown?: boolean;
}

export interface SettingResult {
  counts: RestoreCounts;
  /** The settings to save. Undefined when nothing changes. */
  next?: JsonObject;
  /** Fields whose value changes. */
  pointers: Pointer[];
  /** Paths of the secrets to delete. */
  droppedSecrets: string[];
  /**
   * Fields that had a secret in the backup and have none afterwards: none is stored here, or it was entered for another
   * address.
   */
  missingSecrets: Pointer[];
  /** Undefined when nothing is left out. */
  invalid?: LeftOutSetting[];
}

/** Plans the settings document under a rule. Leaves out properties, and nodes of trees, that the forms reject. */
export function planSetting({ viewer, keepsUnknown = false, ...given }: SettingToPlan): SettingResult {
  const { catalog, rule, existing } = given;
  // The settings that a rollback brings back are already migrated, with values for servers of the previous version.
  const archived = given.archived && presentSettings(catalog, given.archived, !viewer);
  const options = { ...given, viewer, archived };
  // Rule 1 does not change existing settings.
  if (!archived || !viewer || (rule === 1 && !isEmpty(existing))) return planValid(options);
  const { known, unknown } = keepsUnknown ? withoutUnknown(catalog, archived) : { known: archived, unknown: {} };
  const { settings, invalid } = validSettings({ catalog, viewer, current: existing, archived: known });
  const all = { ...settings, ...unknown };
  const isTooLarge = settingsSizeError({ catalog, current: existing ?? {}, incoming: all }) !== undefined;
  const result = planValid({ ...options, archived: isTooLarge ? settings : all });
  return invalid.length === 0 ? result : { ...result, invalid };
}

function planValid({ catalog, rule, existing, archived, secrets, viewer }: SettingToPlan): SettingResult {
  const [isPresent, isArchived] = [!isEmpty(existing), !isEmpty(archived)];
  const nothing: SettingResult = { counts: nothingCounted, pointers: [], droppedSecrets: [], missingSecrets: [] };
  if (!isArchived && !(isPresent && rule === 2)) return nothing;
  const slots = slotsIn(catalog, archived ?? {});
  // A rollback restores the addresses that these secrets were entered for.
  const loose = new Set(
    archived && viewer ? secretsToDrop({ catalog, current: existing, secrets, incoming: archived }) : [],
  );
  const missing = slots.filter(({ path }) => !secrets.has(path) || loose.has(path)).map(({ pointer }) => pointer);
  const next = missing.reduce((body, pointer) => writeAt(body, pointer, undefined), archived ?? {});
  const isSame = isSameValue(existing ?? {}, next);
  if (rule === 1 && isPresent) return { ...nothing, counts: { ...nothingCounted, [isSame ? 'same' : 'skipped']: 1 } };
  const kept = new Set(slots.map(({ path }) => path).filter((path) => !loose.has(path)));
  const droppedSecrets = [...secrets].filter((path) => (rule === 2 ? !kept.has(path) : loose.has(path))).toSorted();
  const result = isSame ? 'same' : !isPresent ? 'added' : isArchived ? 'changed' : 'deleted';
  return {
    counts: { ...nothingCounted, [result]: 1 },
    next: isSame ? undefined : next,
    pointers: isSame ? [] : changedFields(catalog, existing ?? {}, next),
    droppedSecrets,
    missingSecrets: missing,
  };
}

function changedFields(catalog: FormCatalog, before: JsonObject, after: JsonObject): Pointer[] {
  const [was, is] = [before, after].map((saved) => effectiveSettings(catalog, withLegacyReminder(saved)));
  const pointers = catalog.flatMap(({ plan }) => plan.fields).map(({ pointer }) => pointer);
  return pointers.filter((pointer) => !isSameValue(readAt(was ?? {}, pointer), readAt(is ?? {}, pointer)));
}

function isEmpty(body: JsonObject | undefined): boolean {
  return body === undefined || Object.keys(body).length === 0;
}
