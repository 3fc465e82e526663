import { PlatformError } from '@signalbox/api';
import { isSameValue, pointerOf, readAt, writeAt } from '@signalbox/engine/core';
import { changeErrors, type FieldError, fieldErrors, mergeBody, type Viewer } from '@signalbox/platform-kit';
import type { Entity } from '@signalbox/schemas';
import type { JsonObject } from '@signalbox/schemas/json';
import { columnAt } from '@signalbox/collections-core';
import { fixedPaths, hiddenPaths, lockedPaths, secretPaths } from '@signalbox/schemas/guarded-columns';
import type { RecordModel } from '../query/record-model';
import { declaredValues } from '../records/declared-values';
import { withoutMarkers } from '../records/secret-markers';
import { visibleValues } from '../records/visible-values';
import { coveringValues, listAround, placesAt, valuesAt, withStored } from './kept-values';
import { mistypedValues } from './mistyped-values';
import { invalidRecord, rejectInvalid } from './record-errors';
import { undeclaredValues } from './undeclared-values';
import { withFields } from './with-fields';
import { withUndeclared } from './with-undeclared';

/** `replace`: the values are all that the sender may see; `null` removes a secret. `merge`: a merge patch. `set`: fields, as `withFields` sets them. */
export interface RecordChange {
  kind: 'replace' | 'merge' | 'set';
  values: JsonObject;
}

interface ChangeDeps {
  model: RecordModel;
  viewer: Viewer;
  /** Validates complete records of the model. */
  entity: Entity<JsonObject>;
}

/**
 * The values of a record after a change; `stored` is undefined for a new one. What the sender may not see stays as it is, and so
 * do values that the model does not declare any more, which are not validated.
 * `replace` validates all values, other changes as `changeErrors` does.
 * Throws `invalidField` with the titles of the fields, `hiddenFieldInvalid` or `tooLarge`. Does not check references.
 */
export function changedValues(
  { model, viewer, entity }: ChangeDeps,
  { kind, values: sent }: RecordChange,
  stored?: JsonObject,
): JsonObject {
  const { schema, guarded, maxBytes = maxRecordBytes } = model;
  const secrets = secretPaths(schema, guarded, viewer);
  const values = withoutMarkers(sent, secrets);
  const locked = lockedPaths(guarded, viewer);
  const hidden = hiddenPaths(guarded, viewer);
  const before = stored ?? {};
  const visible = visibleValues(before, { schema, hidden });
  reject(schema, undeclaredValues({ sent: values, schema, locked }), 'additionalProperties');
  rejectAll(schema, mistypedValues({ sent: values, schema }));
  const fixed = fixedPaths(guarded, viewer);
  const removable = kind === 'replace' ? secrets : hidden;
  const removed = removable.map((path) => pointerOf(path)).filter((pointer) => readAt(values, pointer) === null);
  let next = changedBy(kind, { visible, values, schema, removed });
  for (const path of hidden) {
    if (removed.includes(pointerOf(path))) continue;
    const kept = withStored(next, { path, stored: before, visible });
    if (!kept) reject(schema, [listAround(before, path) ?? pointerOf(path)], 'forbidden');
    else next = kept;
  }
  for (const path of fixed)
    if (kind === 'replace' || (kind === 'set' && !isEmptied(values, path)))
      next = withStored(next, { path, stored: before, visible: before }) ?? next;
  if (stored === undefined) next = withDefaults(next, { schema, paths: [...locked, ...fixed] });
  rejectFixed({ schema, fixed, stored, next });
  const after = declaredValues(next, schema);
  const errors =
    kind === 'replace'
      ? fieldErrors(entity.validate(after))
      : changeErrors(entity, { before: declaredValues(before, schema), after });
  rejectInvalid(schema, errors, locked);
  reject(schema, coveringValues(next, { stored: before, paths: hidden }), 'forbidden');
  next = withUndeclared(next, { stored: before, schema });
  if (Buffer.byteLength(JSON.stringify(next)) > maxBytes)
    throw new PlatformError('tooLarge', { detail: `${maxBytes / 1024} KB` });
  return next;
}

interface SentValues {
  visible: JsonObject;
  values: JsonObject;
  schema: JsonObject;
  /** Pointers of hidden values that are sent as `null`. */
  removed: string[];
}

function changedBy(kind: RecordChange['kind'], { visible, values, schema, removed }: SentValues): JsonObject {
  switch (kind) {
    case 'replace':
      return removed.reduce((rest, pointer) => writeAt(rest, pointer, undefined), values);
    case 'merge':
      return mergeBody(visible, values);
    case 'set':
      return withFields(visible, values, schema);
  }
}

/** True if the column, or a value around it, is sent as `null`. */
function isEmptied(values: JsonObject, path: readonly string[]): boolean {
  return path.some((_name, index) => readAt(values, pointerOf(path.slice(0, index + 1))) === null);
}

/** A new record has the defaults of columns that its creator cannot set. */
function withDefaults(values: JsonObject, { schema, paths }: { schema: JsonObject; paths: string[][] }): JsonObject {
  return paths.reduce((next, path) => {
    const column = columnAt(schema, path);
    const isMissing = column !== undefined && column.type !== 'other' && readAt(next, pointerOf(path)) === undefined;
    const isPlaced = path.length === 1 || readAt(next, pointerOf(path.slice(0, -1))) !== undefined;
    const value = column?.schema['default'];
    return isMissing && isPlaced && value !== undefined ? writeAt(next, pointerOf(path), value) : next;
  }, values);
}

interface FixedColumns {
  schema: JsonObject;
  fixed: string[][];
  /** Undefined for a new record. */
  stored: JsonObject | undefined;
  next: JsonObject;
}

/** Throws for a column that the sender may see, but not change. A new record may have its default. */
function rejectFixed({ schema, fixed, stored, next }: FixedColumns): void {
  const changed = fixed.flatMap((path) => {
    if (isSameValue(valuesAt(next, path), valuesAt(stored, path))) return [];
    const standard = columnAt(schema, path)?.schema['default'];
    const before = (at: string) => (stored === undefined ? standard : readAt(stored, at));
    const pointers = placesAt(next, path).map((place) => pointerOf(place.path));
    const other = pointers.find((at) => !isSameValue(readAt(next, at), before(at)));
    return other ?? (stored === undefined ? [] : pointerOf(path));
  });
  reject(schema, changed, 'forbidden');
}

function reject(schema: JsonObject, pointers: string[], keyword: string): void {
  rejectAll(
    schema,
    pointers.map((pointer) => ({ pointer, keyword, params: {} })),
  );
}

function rejectAll(schema: JsonObject, errors: FieldError[]): void {
  if (errors.length > 0) throw invalidRecord(schema, errors);
}

const maxRecordBytes = 256 * 1024;
