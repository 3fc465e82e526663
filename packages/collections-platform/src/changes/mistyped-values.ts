import { pointerOf } from '@signalbox/engine/core';
import type { FieldError } from '@signalbox/platform-kit';
import { isJsonObject, type JsonObject, type JsonValue } from '@signalbox/schemas/json';
import { itemSchema, mayBe, propertySchema } from '@signalbox/collections-core';
import { declaredValue } from '../records/declared-values';

/**
 * Errors for sent objects and lists in which the schema declares nothing, such as one instead of a number. `declaredValues` leaves
 * them out, so no validation sees them.
 */
export function mistypedValues({ sent, schema }: { sent: JsonObject; schema: JsonObject }): FieldError[] {
  const found: FieldError[] = [];
  function visit(value: JsonValue, place: Place) {
    if (!isJsonObject(value) && !Array.isArray(value)) return;
    const before = found.length;
    for (const [name, child] of Object.entries(value)) {
      const inner = insideOf(place, { name, value });
      if (inner) visit(child, inner);
    }
    if (found.length === before && declaredValue(value, place.at) === undefined) found.push(errorOf(place));
  }
  visit(sent, { at: schema, path: [], isNamed: true });
  return found;
}

interface Place {
  at: JsonObject;
  path: string[];
  /** False for a property that only patterns, or the schema of all other properties, declare. */
  isNamed: boolean;
}

/** Undefined for what the schema does not declare. */
function insideOf({ at, path }: Place, { name, value }: { name: string; value: JsonObject | JsonValue[] }) {
  const isItem = Array.isArray(value);
  if (!mayBe(at, isItem ? 'array' : 'object')) return undefined;
  const inner = isItem ? itemSchema(at) : propertySchema(at, name);
  const isNamed = isItem || (isJsonObject(at.properties) && Object.hasOwn(at.properties, name));
  return inner && { at: inner, path: [...path, name], isNamed };
}

function errorOf({ at, path, isNamed }: Place): FieldError {
  const pointer = pointerOf(path);
  // Which pattern an unnamed property has is not known.
  if (isNamed && typeof at.type === 'string') return { pointer, keyword: 'type', params: { type: at.type } };
  return { pointer, keyword: 'additionalProperties', params: {} };
}
