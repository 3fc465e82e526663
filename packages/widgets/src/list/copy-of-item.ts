import { defaultsOf, type FieldPlan, readAt, writeAt } from '@signalbox/engine/core';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { isJsonObject } from '@signalbox/schemas/json';
import { itemFormOf, type ItemForm, newItemId } from './item-form';

/**
 * A copy of an item, with an id of its own and without secrets: those are stored for the item that they were typed in. What no
 * user can enter starts as in a new item.
 */
export function copyOfItem({ plan, hasOwnId }: ItemForm, item: JsonObject): JsonObject {
  const start = defaultsOf(plan.form);
  const copy = plan.fields.reduce((rest, field) => {
    const value = readAt(rest, field.pointer);
    if (value === undefined) return rest;
    return writeAt(rest, field.pointer, startsAnew(field) ? readAt(start, field.pointer) : copyOfValue(field, value));
  }, item);
  return hasOwnId ? { ...copy, id: newItemId() } : copy;
}

/** Read-only values are those of the platform; a hidden id is that of one item. */
function startsAnew({ pointer, schema, widget }: FieldPlan): boolean {
  return schema.readOnly === true || (pointer === '/id' && widget === 'hidden');
}

function copyOfValue({ isSecret, widget, schema, uiSchema }: FieldPlan, value: JsonValue): JsonValue | undefined {
  if (isSecret) return undefined;
  if (widget !== 'list' || !Array.isArray(value)) return value;
  const form = itemFormOf({ schema, uiSchema });
  return value.map((item) => (isJsonObject(item) ? copyOfItem(form, item) : item));
}
