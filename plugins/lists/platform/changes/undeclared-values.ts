import { isSameValue, pointerOf, readAt } from '@signalbox/engine/core';
import { isJsonObject, type JsonObject, type JsonValue } from '@signalbox/schemas/json';

interface SentValues {
  sent: JsonObject;
  /** Of the model. */
  schema: JsonObject;
  /** Columns that the sender may not see. */
  locked: readonly string[][];
  /** The record as the sender may see it. */
  visible: JsonObject;
}

/**
 * Pointers of sent values that the sender's form does not have: properties that the model does not declare, and columns
 * that the sender may not see, which do not exist for them. An undeclared value that the record has already may be sent back or removed.
 */
export function undeclaredValues({ sent, schema, locked, visible }: SentValues): string[] {
  const found: string[] = [];
  function visit(
    value: JsonValue,
    { schema: at, path, names }: { schema: JsonObject; path: string[]; names: string[] },
  ) {
    const { properties, items, additionalProperties } = at;
    if (Array.isArray(value) && isJsonObject(items))
      return value.forEach((item, index) => visit(item, { schema: items, path: [...path, String(index)], names }));
    if (!isJsonObject(value) || !isJsonObject(properties)) return;
    for (const [name, child] of Object.entries(value)) {
      const inner = Object.hasOwn(properties, name) ? properties[name] : undefined;
      const place = { path: [...path, name], names: [...names, name] };
      const pointer = pointerOf(place.path);
      if (locked.some((each) => isSameValue(each, place.names))) found.push(pointer);
      else if (isJsonObject(inner)) visit(child, { schema: inner, ...place });
      else if (additionalProperties !== true && !isKnown(child, readAt(visible, pointer))) found.push(pointer);
    }
  }
  visit(sent, { schema, path: [], names: [] });
  return found;
}

function isKnown(sent: JsonValue, stored: JsonValue | undefined): boolean {
  return stored !== undefined && (sent === null || isSameValue(sent, stored));
}
