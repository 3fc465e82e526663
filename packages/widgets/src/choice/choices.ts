import type { WidgetProps } from '@signalbox/engine/react';
import type { JsonValue } from '@signalbox/schemas';
import type { Choice } from '../select/single-select-props';

/** The enum values of a field (or of its items) with their labels, the messages `options.<value>`. */
export function choicesOf({
  schema,
  messages,
}: Pick<WidgetProps<JsonValue>, 'schema' | 'messages'>): { value: Choice; label: string }[] {
  const values = schema.enum ?? schema.items?.enum ?? [];
  return values.filter(isChoice).map((value) => ({ value, label: messages(`options.${value}`) }));
}

export const isChoice = (value: JsonValue): value is Choice => typeof value === 'string' || typeof value === 'number';

export const isChoiceList = (value: JsonValue): value is Choice[] => Array.isArray(value) && value.every(isChoice);

export const isChoiceOrList = (value: JsonValue): value is Choice | Choice[] => isChoice(value) || isChoiceList(value);
