import type { JsonSchema, JsonValue } from '@signalbox/schemas';
import { itemAt } from '@signalbox/schemas/items-of';
import { isJsonObject } from '@signalbox/schemas/json';

/**
 * The value for RJSF, which takes an empty object for none: an object that was added, and in which nothing is entered yet, has a
 * name without a value.
 */
export function withNames(schema: JsonSchema | undefined, value: JsonValue | undefined): unknown {
  if (schema === undefined) return value;
  if (Array.isArray(value)) return replaced(value, (item, place) => withNames(itemAt(schema, place), item));
  if (!isJsonObject(value)) return value;
  const [first] = Object.keys(schema.properties ?? {});
  const parts = Object.entries(value);
  if (parts.length === 0) return first === undefined ? value : { [first]: undefined };
  const branches = schema.oneOf ?? schema.anyOf ?? [];
  const properties = Object.assign({}, ...[schema, ...branches].map((each) => each.properties)) as Record<
    string,
    JsonSchema | undefined
  >;
  const next = parts.map(([name, part]) => [name, withNames(properties[name], part)] as const);
  return next.some(([, part], index) => part !== parts[index]?.[1]) ? Object.fromEntries(next) : value;
}

/** The same list if no item changes: RJSF compares identities. */
function replaced(items: JsonValue[], change: (item: JsonValue, place: number) => unknown): unknown[] {
  const next = items.map(change);
  return next.some((item, place) => item !== items[place]) ? next : items;
}
