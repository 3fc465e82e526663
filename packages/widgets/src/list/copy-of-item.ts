import { type FieldPlan, readAt, writeAt } from '@signalbox/engine/core';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { itemFormOf, type ItemForm, newItemId } from './item-form';

/** A copy of an item, with an id of its own and without secrets: those are stored for the item that they were typed in. */
export function copyOfItem({ plan, hasOwnId }: ItemForm, item: JsonObject): JsonObject {
  const copy = plan.fields.reduce((rest, field) => {
    const value = readAt(rest, field.pointer);
    return value === undefined ? rest : writeAt(rest, field.pointer, copyOfValue(field, value));
  }, item);
  return hasOwnId ? { ...copy, id: newItemId() } : copy;
}

function copyOfValue({ isSecret, widget, schema, uiSchema }: FieldPlan, value: JsonValue): JsonValue | undefined {
  if (isSecret) return undefined;
  if (widget !== 'list' || !Array.isArray(value)) return value;
  const form = itemFormOf({ schema, uiSchema });
  return value.map((item) => (isJsonObject(item) ? copyOfItem(form, item) : item));
}
