import { isSameValue, readAt, writeAt, type Pointer } from '@signalbox/engine/core';
import { effectiveSettings, secretsToDrop, withLegacyReminder, type FormCatalog } from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { nothingCounted, type RestoreCounts, type RestoreRule } from '../modules/restore-rule';
import { formErrors, type SettingError, slotsIn, validSettings } from './valid-settings';

export interface SettingToPlan {
  catalog: FormCatalog;
  rule: RestoreRule;
  /** What is saved now; an empty document counts as none. */
  held: JsonObject | undefined;
  /** What the archive holds. */
  archived: JsonObject | undefined;
  /** Paths of the secrets that are stored now. */
  secrets: ReadonlySet<string>;
  /** It was here before, and is taken as it is. */
  isReturn?: boolean;
}

export interface SettingResult {
  counts: RestoreCounts;
  /** What is to be saved; undefined: nothing changes. */
  next?: JsonObject;
  /** Fields whose value changes. */
  pointers: Pointer[];
  /** Secrets that go. */
  droppedSecrets: string[];
  /** Fields whose secret the backup had and that end up without: none is stored here, or it was typed for other addresses. */
  missingSecrets: Pointer[];
  /** Errors of the properties that are left out; undefined where none is. */
  invalid?: SettingError[];
}

/** What a rule makes of the settings document, as far as its forms take it. */
export function validateSetting({ isReturn, ...options }: SettingToPlan): SettingResult {
  const { catalog, rule, held, archived } = options;
  // Only added, they stay as they are.
  if (!archived || isReturn || (rule === 1 && !isEmpty(held))) return validateValid({ isReturn, ...options });
  const { settings, invalid } = validSettings({ catalog, current: held, archived });
  const result = validateValid({ ...options, archived: settings });
  return invalid.length === 0 ? result : { ...result, invalid };
}

function validateValid({ catalog, rule, held, archived, secrets, isReturn }: SettingToPlan): SettingResult {
  const [isPresent, isArchived] = [!isEmpty(held), !isEmpty(archived)];
  const nothing: SettingResult = { counts: nothingCounted, pointers: [], droppedSecrets: [], missingSecrets: [] };
  if (!isArchived && !(isPresent && rule === 2)) return nothing;
  const slots = slotsIn(catalog, archived ?? {});
  // A return brings back the very addresses that these secrets were typed for.
  const loose = new Set(
    archived && !isReturn ? secretsToDrop({ catalog, current: held, secrets, incoming: archived }) : [],
  );
  const missing = slots.filter(({ path }) => !secrets.has(path) || loose.has(path)).map(({ pointer }) => pointer);
  const next = missing.reduce((body, pointer) => writeAt(body, pointer, undefined), archived ?? {});
  const isSame = isSameValue(held ?? {}, next);
  if (rule === 1 && isPresent) return { ...nothing, counts: { ...nothingCounted, [isSame ? 'same' : 'skipped']: 1 } };
  const kept = new Set(slots.map(({ path }) => path).filter((path) => !loose.has(path)));
  const droppedSecrets = [...secrets].filter((path) => (rule === 2 ? !kept.has(path) : loose.has(path))).toSorted();
  const result = isSame ? 'same' : !isPresent ? 'added' : isArchived ? 'changed' : 'deleted';
  return {
    counts: { ...nothingCounted, [result]: 1 },
    next: isSame ? undefined : next,
    pointers: isSame ? [] : changedFields(catalog, held ?? {}, next),
    droppedSecrets,
    missingSecrets: missing,
  };
}

/** Fields of saved settings that are not valid, as the forms see them. */
export function settingErrors(catalog: FormCatalog, saved: JsonObject): Pointer[] {
  return formErrors(catalog, saved).map(({ pointer }) => pointer);
}

function changedFields(catalog: FormCatalog, before: JsonObject, after: JsonObject): Pointer[] {
  const [was, is] = [before, after].map((saved) => effectiveSettings(catalog, withLegacyReminder(saved)));
  const pointers = catalog.flatMap(({ plan }) => plan.fields).map(({ pointer }) => pointer);
  return pointers.filter((pointer) => !isSameValue(readAt(was ?? {}, pointer), readAt(is ?? {}, pointer)));
}

function isEmpty(body: JsonObject | undefined): boolean {
  return body === undefined || Object.keys(body).length === 0;
}
