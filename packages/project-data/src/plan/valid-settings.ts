import type { PlatformErrorOptions } from '@signalbox/api';
import {
  isSameValue,
  mergeFields,
  pathOf,
  type Pointer,
  pointerOf,
  readAt,
  treesOf,
  withoutStoredTreeErrors,
} from '@signalbox/engine/core';
import {
  effectiveSettings,
  errorsOfTab,
  type FormCatalog,
  secretSlots,
  settingsSizeError,
  type Viewer,
  withLegacyReminder,
} from '@signalbox/platform-kit';
import { foreignFiles } from '@signalbox/platform-kit/media-inspection';
import type { JsonObject } from '@signalbox/schemas';
import { withoutEarlierValues } from './earlier-pages';
import { nodeAt, withoutNodes } from './without-nodes';

type SettingError = NonNullable<PlatformErrorOptions['errors']>[number];

interface ArchivedSettings {
  catalog: FormCatalog;
  viewer: Viewer;
  /** The current settings. */
  current: JsonObject | undefined;
  archived: JsonObject;
}

export interface LeftOutSetting {
  /** Pointer of a property, or of a node of a tree. */
  pointer: Pointer;
  /** Its first error. */
  error: SettingError;
}

/**
 * The settings of an archive, as far as a user could save them. A node of a tree with an invalid value is left out with the
 * nodes below it. Any other property with an invalid field, or one that makes the settings too large, keeps its current
 * value. Invalid values that equal the current ones are no error.
 */
export function validSettings({ catalog, viewer, current = {}, archived }: ArchivedSettings): {
  settings: JsonObject;
  invalid: LeftOutSetting[];
} {
  const invalid = new Map<Pointer, SettingError>();
  for (;;) {
    const leftOut = new Set(invalid.keys());
    const kept = withoutNodes(catalog, { settings: archived, leftOut });
    const settings = withCurrent(kept.settings, current, leftOut);
    const isHere = ({ pointer }: SettingError) => isAsNow(propertyOf(pointer), { settings, current });
    const errors = archiveErrors({ catalog, viewer, archived: settings, current }).filter((error) => !isHere(error));
    const sizeError = errors.length === 0 ? settingsSizeError({ catalog, current, incoming: settings }) : undefined;
    if (sizeError) errors.push(sizeError);
    if (errors.length === 0) return { settings, invalid: outermost(invalid) };
    for (const error of errors) {
      const pointer = kept.originOf(error.pointer);
      const node = nodeAt(catalog, pointer);
      // Each pass leaves out another part, so the loop ends.
      const part = node === undefined || leftOut.has(node) ? pointerOf(pathOf(pointer).slice(0, 1)) : node;
      if (!invalid.has(part)) invalid.set(part, { ...error, pointer });
    }
  }
}

/** Errors of saved settings by field, from the forms. */
export function settingErrors(catalog: FormCatalog, saved: JsonObject): SettingError[] {
  return newFormErrors(catalog, { before: {}, after: saved });
}

/** The errors of `after` without those of nodes of trees that `before` has too: a save accepts these. */
function newFormErrors(
  catalog: FormCatalog,
  { before, after }: { before: JsonObject; after: JsonObject },
): SettingError[] {
  const [stored, next] = [before, after].map((saved) => effectiveSettings(catalog, withLegacyReminder(saved)));
  return catalog.flatMap((form) => {
    const { id, plan } = form;
    const validate = (values: JsonObject = {}) => ({ values, errors: errorsOfTab(form, values) });
    const found = validate(next);
    const hasNodes = found.errors.some(({ field }) => treesOf(plan).some((tree) => tree.field === field));
    const errors = hasNodes ? withoutStoredTreeErrors({ plan, before: validate(stored), after: found }) : found.errors;
    return errors.map(({ pointer, keyword, params }) => ({ pointer, keyword, params, formId: id }));
  });
}

/** Slots of secrets for which the settings have a value. */
export function slotsIn(catalog: FormCatalog, saved: JsonObject) {
  return catalog
    .flatMap((form) => form.secretFields)
    .flatMap((field) => secretSlots(field, readAt(saved, field.pointer)))
    .filter(({ value }) => value !== null);
}

function archiveErrors({ catalog, viewer, archived, current = {} }: ArchivedSettings): SettingError[] {
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
    ...newFormErrors(catalog, {
      before: withoutEarlierValues(catalog, current),
      after: withoutEarlierValues(catalog, archived),
    }).filter((each) => !isLargeImage(each, archived)),
    ...foreignFiles({ viewer, before: current, after: archived }),
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
function withCurrent(archived: JsonObject, current: JsonObject, leftOut: ReadonlySet<Pointer>): JsonObject {
  if (leftOut.has('')) return current;
  const isLeftOut = ([property]: [string, unknown]) => leftOut.has(pointerOf([property]));
  return Object.fromEntries([
    ...Object.entries(archived).filter((entry) => !isLeftOut(entry)),
    ...Object.entries(current).filter(isLeftOut),
  ]);
}

/** Without nodes below another one, or in a property that is left out. */
function outermost(invalid: ReadonlyMap<Pointer, SettingError>): LeftOutSetting[] {
  const isBelowAnother = (pointer: Pointer) => {
    const path = pathOf(pointer);
    return path.some((_, length) => invalid.has(pointerOf(path.slice(0, length))));
  };
  return [...invalid].flatMap(([pointer, error]) => (isBelowAnother(pointer) ? [] : [{ pointer, error }]));
}
