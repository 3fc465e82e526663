import { randomUUID } from 'node:crypto';
import { readAt, writeAt, type Pointer } from '@signalbox/engine/core';
import { isJsonObject } from '@signalbox/schemas/json';
import type { FormCatalog } from '@signalbox/platform-kit';
import type { JsonObject, JsonValue, TreeRules } from '@signalbox/schemas';
import { itemsOf } from '@signalbox/schemas/items-of';
import { hasSecret } from '@signalbox/schemas/secret-places';
import { formsOf } from './forms-of';

/** A list field, and its items with ids. */
interface NamedList {
  pointer: Pointer;
  items: JsonValue[];
}

/**
 * Touched lists with secrets, with an id (24 hex digits) for each new item: the id is the key of the item's secrets.
 * Touched trees, with a key (24 hex digits) for each node without one.
 */
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
    .filter(({ pointer }) => touched.includes(pointer))
    .flatMap(({ pointer, schema }) => {
      const items = readAt(settings, pointer);
      if (!Array.isArray(items)) return [];
      const { tree } = schema;
      if (tree !== undefined) return [{ pointer, items: items.map((item) => withKeys(item, tree)) }];
      const each = itemsOf(schema);
      const isNamed = each?.properties?.['id'] !== undefined && hasSecret(each);
      return isNamed ? [{ pointer, items: items.map(withId) }] : [];
    });
}

export function withLists(settings: JsonObject, lists: readonly NamedList[]): JsonObject {
  return lists.reduce((rest, { pointer, items }) => writeAt(rest, pointer, items), settings);
}

function withId(item: JsonValue): JsonValue {
  return isJsonObject(item) && item['id'] === undefined ? { id: newId(), ...item } : item;
}

/** The node and the nodes below it, with a key each. The body parser limits the depth. */
function withKeys(node: JsonValue, rules: TreeRules): JsonValue {
  if (!isJsonObject(node)) return node;
  const { key, children } = rules;
  const below = node[children];
  return {
    ...(node[key] === undefined ? { [key]: newId() } : {}),
    ...node,
    ...(Array.isArray(below) ? { [children]: below.map((child) => withKeys(child, rules)) } : {}),
  };
}

function newId(): string {
  // A list may have thousands of items: random bytes for each cost ten times as much.
  return randomUUID().replaceAll('-', '').slice(0, 24);
}
