import type { PlatformErrorOptions } from '@signalbox/api';
import { errorsOfForm, isSameValue, mergeFields, pathOf, type Pointer, readAt } from '@signalbox/engine/core';
import {
  effectiveSettings,
  type FormCatalog,
  secretSlots,
  settingsSizeError,
  withLegacyReminder,
} from '@signalbox/platform-kit';
import type { JsonObject } from '@signalbox/schemas';
import { withoutEarlierValues } from './earlier-pages';

export type SettingError = NonNullable<PlatformErrorOptions['errors']>[number];

interface ArchivedSettings {
  catalog: FormCatalog;
  /** The current settings. */
  current: JsonObject | undefined;
  archived: JsonObject;
}

/**
 * The settings of an archive, as far as a user could save them. A property with an invalid field, or one that makes the
 * settings too large, keeps its current value. Each such property has one error. Invalid values that equal the current
 * ones are no error.
 */
export function validSettings({ catalog, current = {}, archived }: ArchivedSettings): {
  settings: JsonObject;
  invalid: SettingError[];
} {
  const invalid = new Map<string, SettingError>();
  for (let settings = archived; ; settings = withCurrent(archived, current, invalid)) {
    const isHere = ({ pointer }: SettingError) => isAsNow(propertyOf(pointer), { settings, current });
    const errors = archiveErrors(catalog, settings).filter((error) => !isHere(error));
    const sizeError = errors.length === 0 ? settingsSizeError({ catalog, current, incoming: settings }) : undefined;
    if (sizeError) errors.push(sizeError);
    if (errors.length === 0) return { settings, invalid: [...invalid.values()] };
    for (const error of errors) {
      const property = propertyOf(error.pointer);
      if (!invalid.has(property)) invalid.set(property, error);
    }
  }
}

/** Errors of saved settings by field, from the forms. */
export function formErrors(catalog: FormCatalog, saved: JsonObject): SettingError[] {
  const values = effectiveSettings(catalog, withLegacyReminder(saved));
  return catalog.flatMap(({ id, plan, compiled }) =>
    errorsOfForm({ plan, compiled, values }).map(({ pointer, keyword, params }) => ({
      pointer,
      keyword,
      params,
      formId: id,
    })),
  );
}

/** Slots of secrets for which the settings have a value. */
export function slotsIn(catalog: FormCatalog, saved: JsonObject) {
  return catalog
    .flatMap((form) => form.secretFields)
    .flatMap((field) => secretSlots(field, readAt(saved, field.pointer)))
    .filter(({ value }) => value !== null);
}

function archiveErrors(catalog: FormCatalog, archived: JsonObject): SettingError[] {
  const plans = catalog.map(({ plan }) => plan);
  const { unknown } = mergeFields({ plans, settings: {}, patch: withLegacyReminder(archived) });
  return [
    ...unknown.map((pointer) => ({
      pointer,
      keyword: 'additionalProperties',
      params: { additionalProperty: pathOf(pointer).at(-1) ?? '' },
    })),
    // A backup never contains a secret. An archive with one was edited, and has it in plain text.
    ...slotsIn(catalog, archived)
      .filter(({ value }) => typeof value === 'string')
      .map(({ pointer }) => ({ pointer, keyword: 'archive.clearSecret', params: {} })),
    ...formErrors(catalog, withoutEarlierValues(catalog, archived)).filter((each) => !isLargeImage(each, archived)),
  ];
}

/** Older versions saved larger images than the current limit. */
function isLargeImage({ keyword, pointer }: SettingError, archived: JsonObject): boolean {
  const value = readAt(archived, pointer);
  return keyword === 'maxLength' && typeof value === 'string' && value.startsWith('data:image/');
}

/** '' is the whole document. */
function propertyOf(pointer: Pointer): string {
  return pathOf(pointer)[0] ?? '';
}

function isAsNow(property: string, { settings, current }: { settings: JsonObject; current: JsonObject }): boolean {
  if (property === '') return isSameValue(settings, current);
  const [next, now] = [settings[property], current[property]];
  return next === undefined || now === undefined ? next === now : isSameValue(next, now);
}

/** Replaces all invalid properties in one pass, as the archive decides how many there are. */
function withCurrent(
  archived: JsonObject,
  current: JsonObject,
  invalid: ReadonlyMap<string, SettingError>,
): JsonObject {
  if (invalid.has('')) return current;
  return Object.fromEntries([
    ...Object.entries(archived).filter(([property]) => !invalid.has(property)),
    ...Object.entries(current).filter(([property]) => invalid.has(property)),
  ]);
}
