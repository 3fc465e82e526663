import { randomBytes } from 'node:crypto';
import { isJsonObject, readAt, writeAt, type Pointer } from '@signalbox/engine/core';
import { holdsSecret, type FormCatalog } from '@signalbox/platform-kit';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { formsOf } from './forms-of';

/** A list field, and its items with ids. */
interface NamedList {
  pointer: Pointer;
  items: JsonValue[];
}

/** Touched lists with secrets, with an id (24 hex digits) for each new item. The id is the key of the item's secrets. */
export function namedLists({
  catalog,
  settings,
  touched,
}: {
  catalog: FormCatalog;
  settings: JsonObject;
  touched: Pointer[];
}): NamedList[] {
  return formsOf(catalog, touched)
    .flatMap(({ plan }) => plan.fields)
    .filter(
      ({ pointer, schema }) =>
        touched.includes(pointer) && schema.items?.properties?.['id'] !== undefined && holdsSecret(schema.items),
    )
    .flatMap(({ pointer }) => {
      const items = readAt(settings, pointer);
      return Array.isArray(items) ? [{ pointer, items: items.map(withId) }] : [];
    });
}

export function withLists(settings: JsonObject, lists: readonly NamedList[]): JsonObject {
  return lists.reduce((rest, { pointer, items }) => writeAt(rest, pointer, items), settings);
}

function withId(item: JsonValue): JsonValue {
  return isJsonObject(item) && item['id'] === undefined ? { id: randomBytes(12).toString('hex'), ...item } : item;
}
