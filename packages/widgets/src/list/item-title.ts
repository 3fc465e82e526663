import { readAt } from '@signalbox/engine/core';
import type { JsonObject } from '@signalbox/schemas';
import type { ItemForm } from './item-form';

/** What an item is called in its header: its first text that is no secret. */
export function itemTitle({ form, item }: { form: ItemForm; item: JsonObject }): string | undefined {
  for (const field of form.plan.fields) {
    const value = readAt(item, field.pointer);
    if (field.widget === 'text' && typeof value === 'string' && value !== '') return value;
  }
  return undefined;
}
