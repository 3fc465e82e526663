import { isWithin, type Pointer, readAt, visibleFields, type FieldPlan } from '@signalbox/engine/core';
import type { PartError } from '@signalbox/engine/react';
import type { JsonObject, JsonValue } from '@signalbox/schemas';
import type { ItemForm } from './item-form';

/** The errors of a part of a value, with their places in the part. */
export function errorsInside(errors: readonly PartError[], part: Pointer): PartError[] {
  return errors.filter(({ at }) => isWithin(at, part)).map((error) => ({ ...error, at: error.at.slice(part.length) }));
}

export type ItemError = 'required' | 'duplicate';

interface ItemErrorOptions {
  field: FieldPlan;
  items: readonly JsonObject[];
  index: number;
  /** Properties that no two items may share. */
  unique: readonly string[];
}

/** The error of one field of one item. Of two equal values, the later one is the duplicate. */
export function itemError({ field, items, index, unique }: ItemErrorOptions): ItemError | undefined {
  const value = readAt(items[index], field.pointer);
  if (value === null && field.isNullable) return undefined;
  if (isEmpty(value)) return field.isRequired ? 'required' : undefined;
  const mustDiffer = field.path.length === 1 && unique.includes(field.path[0] ?? '');
  const isRepeated = items.slice(0, index).some((earlier) => readAt(earlier, field.pointer) === value);
  return mustDiffer && isRepeated ? 'duplicate' : undefined;
}

/** True when any visible field of an item has an error. */
export function hasItemError({ form, ...options }: Omit<ItemErrorOptions, 'field'> & { form: ItemForm }): boolean {
  const visible = visibleFields({ ...form, values: options.items[options.index] ?? {} });
  return form.plan.fields.some((field) => visible.has(field.pointer) && itemError({ field, ...options }) !== undefined);
}

function isEmpty(value: JsonValue | undefined): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
