import { type FieldPlan, readAt } from '@signalbox/engine/core';
import type { WidgetProps } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import type { ItemForm } from './item-form';

interface ItemTitleOptions {
  form: ItemForm;
  item: JsonObject;
  /** The fields of `ui:options.itemTitle`. */
  names: readonly string[];
  messages: WidgetProps<unknown>['messages'];
}

/**
 * The title of an item in its header: the message `itemTitle` with the named fields, if each has a value; else its first text
 * or choice. Undefined without both.
 */
export function itemTitle({ form: { plan }, item, names, messages }: ItemTitleOptions): string | undefined {
  const texts = plan.fields.map((field) => ({ field, text: textOf(field, { item, messages }) }));
  const named = names.map((name) => [name, texts.find(({ field }) => field.pointer === `/${name}`)?.text] as const);
  if (names.length > 0 && named.every(([, text]) => text !== undefined))
    return messages('itemTitle', Object.fromEntries(named.map(([name, text = '']) => [name, isolated(text)])));
  return texts.find(({ field, text }) => text !== undefined && isTitle(field))?.text;
}

function textOf(
  { schema, pointer, messageKey }: FieldPlan,
  { item, messages }: Pick<ItemTitleOptions, 'item' | 'messages'>,
): string | undefined {
  const value = readAt(item, pointer);
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return undefined;
  return schema.enum ? messages(`items.${messageKey}.options.${value}`) : value;
}

/** With a direction of its own: addresses are from left to right in every language. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

function isTitle({ schema, widget }: FieldPlan): boolean {
  return schema.enum !== undefined || widget === 'text' || widget === 'textarea';
}
