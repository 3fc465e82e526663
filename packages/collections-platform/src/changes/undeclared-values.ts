import { isSameValue, pointerOf } from '@signalbox/engine/core';
import { isJsonObject, type JsonObject, type JsonValue } from '@signalbox/schemas/json';
import { itemSchema, mayBe, propertySchema } from '@signalbox/collections-core';

interface SentValues {
  sent: JsonObject;
  /** Schema of the model. */
  schema: JsonObject;
  /** Columns that the sender may not see. */
  locked: readonly string[][];
}

/**
 * Pointers of sent values that the sender's form does not have: properties that the model does not declare, and columns
 * that the sender may not see, which do not exist for them.
 */
export function undeclaredValues({ sent, schema, locked }: SentValues): string[] {
  const found: string[] = [];
  function visit(
    value: JsonValue,
    { schema: at, path, names }: { schema: JsonObject; path: string[]; names: string[] },
  ) {
    if (Array.isArray(value)) {
      const items = itemSchema(at);
      if (items) value.forEach((item, index) => visit(item, { schema: items, path: [...path, String(index)], names }));
    }
    // The schema rejects an object instead of a value of another type.
    if (!isJsonObject(value) || !mayBe(at, 'object')) return;
    for (const [name, child] of Object.entries(value)) {
      const inner = propertySchema(at, name);
      const place = { path: [...path, name], names: [...names, name] };
      const isLocked = locked.some((each) => isSameValue(each, place.names));
      if (inner === undefined || isLocked) found.push(pointerOf(place.path));
      else visit(child, { schema: inner, ...place });
    }
  }
  visit(sent, { schema, path: [], names: [] });
  return found;
}
