import { isSameValue, pointerOf, readAt, writeAt } from '@signalbox/engine/core';
import { isJsonObject, type JsonObject, type JsonValue } from '@signalbox/schemas/json';

/** The values at a path, in order: those of all items of the lists on the way. */
export function valuesAt(value: JsonValue | undefined, path: readonly string[]): JsonValue[] {
  return placesAt(value, path).map((place) => place.value);
}

interface Place {
  /** Contains the indexes of items. */
  path: string[];
  value: JsonValue;
}

/** As `valuesAt`, with the place of each value. */
export function placesAt(value: JsonValue | undefined, path: readonly string[], above: string[] = []): Place[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => placesAt(item, path, [...above, String(index)]));
  const [name, ...rest] = path;
  if (name === undefined) return value === undefined ? [] : [{ path: above, value }];
  return isJsonObject(value) && Object.hasOwn(value, name) ? placesAt(value[name], rest, [...above, name]) : [];
}

interface KeptColumn {
  path: readonly string[];
  stored: JsonObject;
  /** `stored` without what the sender may not see. */
  visible: JsonObject;
}

/**
 * `next` with the stored value of a column that its sender may not see, unless it has another one, or another value in its
 * place (see `coveringValues`). Undefined if the column is inside a list, and the list was changed: which item a value belongs
 * to is then not known.
 */
export function withStored(next: JsonObject, { path, stored, visible }: KeptColumn): JsonObject | undefined {
  if (valuesAt(stored, path).length === 0) return next;
  const list = listAround(stored, path);
  if (list !== undefined) {
    const sent = readAt(next, list);
    const kept = readAt(stored, list);
    if (isSameValue(sent, kept)) return next;
    return isSameValue(sent, readAt(visible, list)) ? writeAt(next, list, kept) : undefined;
  }
  const pointer = pointerOf(path);
  const isCovered = coveringValue(next, path) !== undefined;
  return isCovered || readAt(next, pointer) !== undefined ? next : writeAt(next, pointer, readAt(stored, pointer));
}

/**
 * Pointers of the values that replace an object with a stored value of one of the columns. There is no place left to keep it
 * in. Columns that `stored` has inside a list are not among them: see `withStored`.
 */
export function coveringValues(
  next: JsonObject,
  { stored, paths }: { stored: JsonObject; paths: readonly string[][] },
): string[] {
  const kept = paths.filter((path) => valuesAt(stored, path).length > 0 && listAround(stored, path) === undefined);
  return [...new Set(kept.flatMap((path) => coveringValue(next, path) ?? []))];
}

/** Pointer of a text, a number, a boolean or a list where a column needs an object. */
function coveringValue(values: JsonObject, path: readonly string[]): string | undefined {
  const around = path.map((_name, length) => pointerOf(path.slice(0, length)));
  return around.find((pointer) => {
    const value = readAt(values, pointer);
    return value !== undefined && value !== null && !isJsonObject(value);
  });
}

/** Pointer of the outermost list that a column is in, as far as the record has it. */
export function listAround(values: JsonObject, path: readonly string[]): string | undefined {
  for (let length = 1; length < path.length; length++) {
    const pointer = pointerOf(path.slice(0, length));
    if (Array.isArray(readAt(values, pointer))) return pointer;
  }
  return undefined;
}
