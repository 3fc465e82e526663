import { readAt } from '@signalbox/engine/core';
import type { WidgetProps } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import type { ItemForm } from './item-form';

interface ItemTitleFacts {
  form: ItemForm;
  item: JsonObject;
  words: WidgetProps<unknown>['words'];
}

/** What an item is called in its header: its first text or choice. Undefined while it has neither. */
export function itemTitle({ form, item, words }: ItemTitleFacts): string | undefined {
  for (const { widget, schema, pointer, wordKey } of form.plan.fields) {
    const value = readAt(item, pointer);
    if (typeof value !== 'string' || value === '') continue;
    if (schema.enum) return words(`items.${wordKey}.options.${value}`);
    if (widget === 'text' || widget === 'textarea') return value;
  }
  return undefined;
}
