import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import type { Pointer } from '../contract';
import { around, pathOf, pointerOf, readAt, writeAt } from '../pointer';
import { isSameValue } from '../same-value';
import { changeInside } from './change-inside';
import type { PlannedStep, SettingMigration, SplitStep } from './setting-migration';

interface SettingsToMigrate {
  migrations: readonly SettingMigration[];
  /** Stored settings. */
  settings: JsonObject;
  /** True: a value that got another place stays at the earlier one too, for servers of the previous version. */
  keepsSources?: boolean;
}

/** A migration that changed something. */
export interface AppliedMigration {
  migration: SettingMigration;
  /** Fields that changed. */
  pointers: Pointer[];
  /** The values that were stored at the changed places before; a place without a value is not listed. */
  before: Record<Pointer, JsonValue>;
}

/**
 * Brings stored settings to the present forms. Settings that are valid stay as they are, so a second run changes nothing.
 * A value that cannot be migrated stays where it is: a text whose parts are no numbers, or a place that is taken.
 */
export function migrateSettings({ migrations, settings, keepsSources = false }: SettingsToMigrate): {
  settings: JsonObject;
  applied: AppliedMigration[];
} {
  const applied: AppliedMigration[] = [];
  let current = settings;
  for (const migration of migrations) {
    const start = current;
    const places = new Set<Pointer>();
    for (const step of migration.steps) {
      const next = withStep(current, step, keepsSources);
      if (isSameValue(next, current)) continue;
      for (const pointer of placesOf(step)) places.add(pointer);
      current = next;
    }
    const changed = [...places].filter((pointer) => !isSameValue(readAt(start, pointer), readAt(current, pointer)));
    if (changed.length === 0) continue;
    const sources = migration.steps.flatMap((step) => sourceOf(step) ?? []);
    const before = [...new Set([...changed, ...sources])].flatMap((pointer): [Pointer, JsonValue][] => {
      const value = readAt(start, pointer);
      return value === undefined ? [] : [[pointer, value]];
    });
    applied.push({ migration, pointers: changed, before: Object.fromEntries(before) });
  }
  return { settings: current, applied };
}

/** The earlier place of a value that moves; undefined for a step that changes values in their place. */
export function sourceOf(step: PlannedStep): Pointer | undefined {
  return step.kind === 'move' || step.kind === 'split' ? step.from : undefined;
}

/** The fields that a step writes. */
export function targetsOf(step: PlannedStep): Pointer[] {
  switch (step.kind) {
    case 'move':
      return [step.to];
    case 'split':
      return step.to.map(({ pointer }) => pointer);
    case 'rename':
    case 'map':
    case 'clamp':
      return [step.field];
  }
}

/** Earlier places whose values the settings have at the present ones. They are no values of their own any more. */
export function migratedSources(migrations: readonly SettingMigration[], settings: JsonObject): Pointer[] {
  return migrations
    .flatMap(({ steps }) => steps)
    .flatMap((step) => {
      const source = sourceOf(step);
      const isMoved = targetsOf(step).some((pointer) => readAt(settings, pointer) !== undefined);
      return source !== undefined && isMoved && readAt(settings, source) !== undefined ? [source] : [];
    });
}

/** The settings without these places, and without sections that are empty then. */
export function withoutSources(settings: JsonObject, sources: readonly Pointer[]): JsonObject {
  return sources.reduce((rest, source) => {
    let next = writeAt(rest, source, undefined);
    for (let path = pathOf(source).slice(0, -1); path.length > 0; path = path.slice(0, -1)) {
      const section = pointerOf(path);
      const value = readAt(next, section);
      if (!isJsonObject(value) || Object.keys(value).length > 0) break;
      next = writeAt(next, section, undefined);
    }
    return next;
  }, settings);
}

function placesOf(step: PlannedStep): Pointer[] {
  const source = sourceOf(step);
  return source === undefined ? targetsOf(step) : [source, ...targetsOf(step)];
}

function withStep(settings: JsonObject, step: PlannedStep, keepsSources: boolean): JsonObject {
  if (step.kind !== 'move' && step.kind !== 'split') return changeInside(settings, step);
  const source = step.from;
  const value = readAt(settings, source);
  if (value === undefined) return settings;
  const values = step.kind === 'split' ? partsOf(value, step) : targetsOf(step).map((pointer) => ({ pointer, value }));
  if (values === undefined || values.length === 0) return settings;
  const isTaken = targetsOf(step).some(
    (pointer) => readAt(settings, pointer) !== undefined || isBlocked(settings, pointer),
  );
  const isThere = values.every((part) => isSameValue(readAt(settings, part.pointer), part.value));
  // The place is taken by another value: both stay, and the earlier one is shown as unknown.
  if (isTaken && !isThere) return settings;
  const written = values.reduce((rest, part) => writeAt(rest, part.pointer, part.value), settings);
  return keepsSources ? written : withoutSources(written, [source]);
}

/** True when a section around the place is no object: writing there would lose its value. */
function isBlocked(settings: JsonObject, pointer: Pointer): boolean {
  return around(pointer)
    .slice(1)
    .map((section) => readAt(settings, section))
    .some((value) => value !== undefined && value !== null && !isJsonObject(value));
}

/** Undefined: the value cannot be split. */
function partsOf(value: JsonValue, { separator, to }: SplitStep): { pointer: Pointer; value: JsonValue }[] | undefined {
  if (typeof value !== 'string') return undefined;
  const pieces = value.split(separator, to.length);
  const first = pieces.slice(0, to.length - 1);
  const rest = value.slice(first.reduce((sum, text) => sum + text.length + separator.length, 0));
  const parts = [...first, ...(pieces.length < to.length ? [] : [rest])]
    .map((text, index) => ({ place: to[index], text: text.trim() }))
    .filter(({ text }) => text !== '');
  if (parts.some(({ place, text }) => place?.isNumber && !isNumber.test(text))) return undefined;
  return parts.flatMap(({ place, text }) =>
    place === undefined ? [] : [{ pointer: place.pointer, value: place.isNumber ? Number(text) : text }],
  );
}

const isNumber = /^-?\d{1,15}(\.\d{1,15})?$/;
