import { PlatformError, type PlatformErrorFacts } from '@signalbox/api';
import { formFaults, isSameValue, mergeFields, pathOf, readAt, writeAt, type Pointer } from '@signalbox/engine/core';
import {
  effectiveSettings,
  secretSlots,
  secretsToDrop,
  settingsSizeError,
  withLegacyReminder,
  type FormCatalog,
} from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { nothingCounted, type RestoreCounts, type RestoreRule } from '../restore-rule';

export interface SettingToJudge {
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

export interface SettingVerdict {
  counts: RestoreCounts;
  /** What is to be saved; undefined: nothing changes. */
  next?: JsonObject;
  /** Fields whose value changes. */
  pointers: Pointer[];
  /** Secrets that go. */
  droppedSecrets: string[];
  /** Fields whose secret the backup had and that end up without: none is stored here, or it was typed for other addresses. */
  missingSecrets: Pointer[];
}

/** What a rule makes of the settings document. Throws `invalidField` for one that its forms refuse. */
export function judgeSetting({ catalog, rule, held, archived, secrets, isReturn }: SettingToJudge): SettingVerdict {
  if (archived && !isReturn) {
    refuseInvalid(catalog, archived);
    const sizeError = settingsSizeError({ catalog, current: held, incoming: archived });
    if (sizeError !== undefined) throw refusal(sizeError);
  }
  const [isHeld, isArchived] = [!isEmpty(held), !isEmpty(archived)];
  const nothing: SettingVerdict = { counts: nothingCounted, pointers: [], droppedSecrets: [], missingSecrets: [] };
  if (!isArchived && !(isHeld && rule === 2)) return nothing;
  const slots = slotsIn(catalog, archived ?? {});
  // A return brings back the very addresses that these secrets were typed for.
  const loose = new Set(
    archived && !isReturn ? secretsToDrop({ catalog, current: held, secrets, incoming: archived }) : [],
  );
  const missing = slots.filter(({ path }) => !secrets.has(path) || loose.has(path)).map(({ pointer }) => pointer);
  const next = missing.reduce((body, pointer) => writeAt(body, pointer, undefined), archived ?? {});
  const isSame = isSameValue(held ?? {}, next);
  if (rule === 1 && isHeld) return { ...nothing, counts: { ...nothingCounted, [isSame ? 'same' : 'skipped']: 1 } };
  const kept = new Set(slots.map(({ path }) => path).filter((path) => !loose.has(path)));
  const droppedSecrets = [...secrets].filter((path) => (rule === 2 ? !kept.has(path) : loose.has(path))).toSorted();
  const verdict = isSame ? 'same' : !isHeld ? 'added' : isArchived ? 'changed' : 'deleted';
  return {
    counts: { ...nothingCounted, [verdict]: 1 },
    next: isSame ? undefined : next,
    pointers: isSame ? [] : changedFields(catalog, held ?? {}, next),
    droppedSecrets,
    missingSecrets: missing,
  };
}

/** Faults of saved settings, field by field, as the forms see them. */
export function settingFaults(catalog: FormCatalog, saved: JsonObject): Pointer[] {
  return faultsOf(catalog, saved).map(({ pointer }) => pointer);
}

function faultsOf(catalog: FormCatalog, saved: JsonObject): Fault[] {
  const values = effectiveSettings(catalog, withLegacyReminder(saved));
  return catalog.flatMap(({ id, plan, compiled }) =>
    formFaults({ plan, compiled, values }).map(({ pointer, keyword, params }) => ({
      pointer,
      keyword,
      params,
      formId: id,
    })),
  );
}

type Fault = NonNullable<PlatformErrorFacts['faults']>[number];

function refuseInvalid(catalog: FormCatalog, archived: JsonObject): void {
  const plans = catalog.map(({ plan }) => plan);
  const { unknown } = mergeFields({ plans, settings: {}, patch: withLegacyReminder(archived) });
  if (unknown[0] !== undefined) {
    const additionalProperty = pathOf(unknown[0]).at(-1) ?? '';
    throw refusal({ pointer: unknown[0], keyword: 'additionalProperties', params: { additionalProperty } });
  }
  // A backup never holds one; a file that does was made by somebody else, and lies open.
  const clear = slotsIn(catalog, archived).find(({ value }) => typeof value === 'string');
  if (clear) throw refusal({ pointer: clear.pointer, keyword: 'archive.clearSecret', params: {} });
  const fault = faultsOf(catalog, archived).find((each) => !isLargeImage(each, archived));
  if (fault !== undefined) throw refusal(fault);
}

/** Older versions saved larger images than a save takes today. */
function isLargeImage({ keyword, pointer }: Fault, archived: JsonObject): boolean {
  const value = readAt(archived, pointer);
  return keyword === 'maxLength' && typeof value === 'string' && value.startsWith('data:image/');
}

function refusal(fault: Fault): PlatformError {
  const { pointer } = fault;
  return new PlatformError('invalidField', {
    field: pathOf(pointer).join('.'),
    pointer,
    detail: 'data/setting.ndjson',
    faults: [fault],
  });
}

function slotsIn(catalog: FormCatalog, saved: JsonObject) {
  return catalog
    .flatMap((form) => form.secretFields)
    .flatMap((field) => secretSlots(field, readAt(saved, field.pointer)))
    .filter(({ value }) => value !== null);
}

function changedFields(catalog: FormCatalog, before: JsonObject, after: JsonObject): Pointer[] {
  const [was, is] = [before, after].map((saved) => effectiveSettings(catalog, withLegacyReminder(saved)));
  const pointers = catalog.flatMap(({ plan }) => plan.fields).map(({ pointer }) => pointer);
  return pointers.filter((pointer) => !isSameValue(readAt(was ?? {}, pointer), readAt(is ?? {}, pointer)));
}

function isEmpty(body: JsonObject | undefined): boolean {
  return body === undefined || Object.keys(body).length === 0;
}
