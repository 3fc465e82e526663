import type { JsonObject } from '@signalbox/schemas/json';
import { itemSchema, propertySchema } from './declared-schema';

interface HiddenColumns {
  /** Schema of the model. */
  schema: JsonObject;
  /** Paths without the indexes of items. */
  hidden: readonly string[][];
}

/** True if a value at `path` is a hidden one, contains one, or is inside one. */
export function reachesHidden(path: readonly string[], { schema, hidden }: HiddenColumns): boolean {
  return hidden.some((each) => passedNames(path, each, schema).size > 0);
}

/** True if a value at `path` is a hidden one, or is inside one. */
export function isInHidden(path: readonly string[], { schema, hidden }: HiddenColumns): boolean {
  return hidden.some((each) => passedNames(path, each, schema).has(each.length));
}

/**
 * How many names of the path of a column `path` passes. A number in it is a name or, where the schema may have a list, the index of
 * an item. Empty if it goes elsewhere.
 */
function passedNames(path: readonly string[], names: readonly string[], schema: JsonObject): ReadonlySet<number> {
  let passed = [{ count: 0, at: schema }];
  for (const [place, part] of path.entries()) {
    if (passed.some(({ count }) => count === names.length)) break;
    // A record is no list.
    const isIndex = place > 0 && /^\d+$/.test(part);
    passed = passed.flatMap(({ count, at }) => {
      const items = isIndex ? itemSchema(at) : undefined;
      const asItem = items ? [{ count, at: items }] : [];
      // Anything may be where the schema is not known.
      return names[count] === part ? [...asItem, { count: count + 1, at: insideOf(at, part) ?? {} }] : asItem;
    });
  }
  return new Set(passed.map(({ count }) => count));
}

/** The schema of a property, also of the items of a list. */
function insideOf(schema: JsonObject, name: string): JsonObject | undefined {
  const items = itemSchema(schema);
  return propertySchema(schema, name) ?? (items && insideOf(items, name));
}
