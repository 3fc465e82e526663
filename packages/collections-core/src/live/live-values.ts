import { isSameValue } from '@signalbox/engine/core';
import { isJsonObject, type JsonObject, type JsonValue } from '@signalbox/schemas/json';
import type { ListedRecord } from '../wire/listed-record';
import type { ListPlace } from '../place/place';

/** Names of the properties that a list shows as they change: the state of a device, and when it has reported. */
export function liveNamesOf({ properties }: JsonObject): string[] {
  const named = Object.entries(isJsonObject(properties) ? properties : {});
  return named.flatMap(([name, property]) =>
    isJsonObject(property) && liveRoles.has(property['online'] ?? null) ? [name] : [],
  );
}

/** The shown record with the live values of the stored one. Undefined if they are the same. */
export function withLiveValues(
  shown: ListedRecord,
  { stored, names }: { stored: ListedRecord; names: readonly string[] },
): ListedRecord | undefined {
  const live = Object.fromEntries(Object.entries(stored).filter(([name]) => names.includes(name)));
  const next: ListedRecord = { ...without(shown, names), ...live, id: shown.id };
  return isSameValue(shown, next) ? undefined : next;
}

/** True if the filter or the order of a place reads one of these properties: a new value may move a record. */
export function readsAny({ filter, sorts }: Pick<ListPlace, 'filter' | 'sorts'>, names: readonly string[]): boolean {
  const isNamed = (path: string) => names.some((name) => path === name || path.startsWith(`${name}.`));
  return sorts.some(({ path }) => isNamed(path)) || keysIn(filter).some(isNamed);
}

function keysIn(value: JsonValue | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  return isJsonObject(value) ? Object.entries(value).flatMap(([key, each]) => [key, ...keysIn(each)]) : [];
}

function without(record: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

const liveRoles: ReadonlySet<JsonValue> = new Set<JsonValue>(['isOnline', 'reportedAt']);
