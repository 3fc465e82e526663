import type { WidgetProps } from '@signalbox/engine/react';
import type { JsonValue } from '@signalbox/schemas';
import type { Choice } from '../select/single-select-props';

/** What radio buttons offer: a choice, or yes and no. */
export type Answer = Choice | boolean;

type Drawn = Pick<WidgetProps<JsonValue>, 'schema' | 'messages'>;

/** The enum values of a field (or of its items) with their labels, the messages `options.<value>`. */
export function choicesOf(drawn: Drawn): { value: Choice; label: string }[] {
  return labelled(drawn, isChoice);
}

/** The same for radio buttons. */
export function answersOf(drawn: Drawn): { value: Answer; label: string }[] {
  return labelled(drawn, isAnswer);
}

function labelled<Value extends Answer>(
  { schema, messages }: Drawn,
  isOffered: (value: JsonValue) => value is Value,
): { value: Value; label: string }[] {
  const values = schema.enum ?? schema.items?.enum ?? [];
  return values.filter(isOffered).map((value) => ({ value, label: messages(`options.${value}`) }));
}

const isChoice = (value: JsonValue): value is Choice => typeof value === 'string' || typeof value === 'number';

export const isAnswer = (value: JsonValue): value is Answer => isChoice(value) || typeof value === 'boolean';

export const isChoiceList = (value: JsonValue): value is Choice[] => Array.isArray(value) && value.every(isChoice);

export const isChoiceOrList = (value: JsonValue): value is Choice | Choice[] => isChoice(value) || isChoiceList(value);
