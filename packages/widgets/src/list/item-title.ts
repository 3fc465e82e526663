import { readAt } from '@signalbox/engine/core';
import type { WidgetProps } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import type { ItemForm } from './item-form';

interface ItemTitleOptions {
  form: ItemForm;
  item: JsonObject;
  messages: WidgetProps<unknown>['messages'];
}

/** The title of an item in its header: its first text or choice. Undefined without both. */
export function itemTitle({ form, item, messages }: ItemTitleOptions): string | undefined {
  for (const { widget, schema, pointer, messageKey } of form.plan.fields) {
    const value = readAt(item, pointer);
    if (typeof value !== 'string' || value === '') continue;
    if (schema.enum) return messages(`items.${messageKey}.options.${value}`);
    if (widget === 'text' || widget === 'textarea') return value;
  }
  return undefined;
}
