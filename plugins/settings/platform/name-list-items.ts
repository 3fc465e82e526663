import { randomBytes } from 'node:crypto';
import { isJsonObject, readAt, writeAt, type Pointer } from '@signalbox/engine/core';
import { holdsSecret, type FormCatalog } from '@signalbox/platform-kit';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { formsOf } from './forms-of';

/** Adds an id (24 hex digits) to new items of lists with secrets. The id is the key of their secrets. */
export function nameListItems({
  catalog,
  settings,
  touched,
}: {
  catalog: FormCatalog;
  settings: JsonObject;
  touched: Pointer[];
}): JsonObject {
  const lists = formsOf(catalog, touched)
    .flatMap(({ plan }) => plan.fields)
    .filter(
      ({ pointer, schema }) =>
        touched.includes(pointer) && schema.items?.properties?.['id'] !== undefined && holdsSecret(schema.items),
    );
  return lists.reduce((named, { pointer }) => {
    const items = readAt(named, pointer);
    return Array.isArray(items) ? writeAt(named, pointer, items.map(withId)) : named;
  }, settings);
}

function withId(item: JsonValue): JsonValue {
  return isJsonObject(item) && item['id'] === undefined ? { id: randomBytes(12).toString('hex'), ...item } : item;
}
