import { isJsonObject, type JsonObject, type JsonValue } from '@signalbox/schemas/json';
import { isFree, itemSchema, propertySchema } from '@signalbox/collections-core';
import { declaredValue } from '../records/declared-values';

interface ChangedRecord {
  /** Schema of the model. */
  schema: JsonObject;
  /** As the database has it. */
  stored: JsonObject;
}

/**
 * The changed values with those that the database has of properties that the model does not declare: they come back when the
 * property is declared again. An item of a list keeps its own as long as it is known which item it was.
 */
export function withUndeclared(next: JsonObject, { stored, schema }: ChangedRecord): JsonObject {
  const merged = { ...next };
  for (const [name, value] of Object.entries(stored)) {
    const kept = keptValue(next[name], { stored: value, schema: propertySchema(schema, name) });
    if (kept !== undefined) merged[name] = kept;
  }
  return merged;
}

interface ChangedValue {
  stored: JsonValue;
  /** Undefined: not declared. */
  schema: JsonObject | undefined;
}

function keptValue(next: JsonValue | undefined, { stored, schema }: ChangedValue): JsonValue | undefined {
  if (schema === undefined) return stored;
  if (isFree(schema, 'object') || isFree(schema, 'array')) return undefined;
  if (next === undefined || next === null) return leftover(stored, schema);
  if (Array.isArray(next)) return Array.isArray(stored) ? withItems(next, { stored, schema }) : undefined;
  return isJsonObject(next) && isJsonObject(stored) ? withUndeclared(next, { stored, schema }) : undefined;
}

/** Returns what stays of a value that is removed. */
function leftover(stored: JsonValue, schema: JsonObject): JsonValue | undefined {
  if (declaredValue(stored, schema) === undefined) return stored;
  const kept = isJsonObject(stored) ? withUndeclared({}, { stored, schema }) : {};
  return Object.keys(kept).length === 0 ? undefined : kept;
}

function withItems(next: JsonValue[], { stored, schema }: { stored: JsonValue[]; schema: JsonObject }): JsonValue[] {
  const items = itemSchema(schema);
  if (!items) return next;
  const places = placesOf(next, { stored, items });
  return next.map((item, index) => {
    const before = stored[places.get(index) ?? -1];
    return isJsonObject(item) && isJsonObject(before) ? withUndeclared(item, { stored: before, schema: items }) : item;
  });
}

/**
 * The stored place of each item: that of an equal one, and for the others of a list of the same length, in order. Of a
 * changed item in a list with more or fewer items, it is not known.
 */
function placesOf(
  next: JsonValue[],
  { stored, items }: { stored: JsonValue[]; items: JsonObject },
): Map<number, number> {
  const equal = new Map<string, number[]>();
  for (const place of [...stored.keys()].toReversed()) {
    const key = keyOf(declaredValue(stored[place] ?? null, items) ?? {});
    const places = equal.get(key);
    if (places) places.push(place);
    else equal.set(key, [place]);
  }
  const places = new Map<number, number>();
  for (const [index, item] of next.entries()) {
    const place = equal.get(keyOf(item))?.pop();
    if (place !== undefined) places.set(index, place);
  }
  if (next.length !== stored.length) return places;
  const taken = new Set(places.values());
  const left = [...stored.keys()].filter((place) => !taken.has(place)).values();
  for (const index of next.keys()) if (!places.has(index)) places.set(index, left.next().value ?? -1);
  return places;
}

/** The same text for the same value. */
function keyOf(value: JsonValue): string {
  return JSON.stringify(value, (_name, each: JsonValue) =>
    isJsonObject(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}
