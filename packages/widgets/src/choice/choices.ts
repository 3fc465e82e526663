import type { WidgetProps } from '@signalbox/engine/react';
import type { JsonValue } from '@signalbox/schemas';
import { itemsOf } from '@signalbox/schemas/items-of';
import type { Choice } from '../select/single-select-props';

/** Texts of yes and no, for a field that has none of its own. */
export type AnswerTexts = Record<'true' | 'false', string>;

/** What radio buttons and a select offer: a choice, or yes and no. */
export type Answer = Choice | boolean;

type Drawn = Pick<WidgetProps<JsonValue>, 'schema' | 'messages' | 'options'>;

interface Offered<Value> {
  value: Value;
  label: string;
  disabled?: true;
}

/** The enum values of a field (or of its items) as they are offered, with their labels: the messages `options.<value>`. */
export function choicesOf(drawn: Drawn): Offered<Choice>[] {
  return labelled(drawn, isChoice);
}

/** The same for radio buttons and a select. A boolean without an enum is yes or no. */
export function answersOf(drawn: Drawn, texts: AnswerTexts): Offered<Answer>[] {
  const { schema } = drawn;
  const isYesOrNo = schema.type === 'boolean' && schema.enum === undefined;
  const answers = labelled(isYesOrNo ? { ...drawn, schema: { ...schema, enum: [true, false] } } : drawn, isAnswer);
  return answers.map((answer) =>
    isYesOrNo && answer.label === String(answer.value)
      ? { ...answer, label: texts[`${answer.value === true}`] }
      : answer,
  );
}

function labelled<Value extends Answer>(
  { schema, messages, options }: Drawn,
  isOffered: (value: JsonValue) => value is Value,
): Offered<Value>[] {
  const values = schema.enum ?? itemsOf(schema)?.enum ?? [];
  return inOrder(values, options)
    .filter(isOffered)
    .map((value) => ({
      value,
      label: messages(`options.${value}`),
      ...(isDisabled(value, options) ? { disabled: true } : {}),
    }));
}

const isChoice = (value: JsonValue): value is Choice => typeof value === 'string' || typeof value === 'number';

export const isAnswer = (value: JsonValue): value is Answer => isChoice(value) || typeof value === 'boolean';

export const isChoiceList = (value: JsonValue): value is Choice[] => Array.isArray(value) && value.every(isChoice);

export const isAnswerOrList = (value: JsonValue): value is Answer | Choice[] => isAnswer(value) || isChoiceList(value);

type Options = WidgetProps<JsonValue>['options'];

/** The choices in the order of `ui:options.enumOrder`, in which `*` stands for the others. The check rejects an order that lacks a choice. */
function inOrder(choices: JsonValue[], { enumOrder }: Options): JsonValue[] {
  if (!Array.isArray(enumOrder)) return choices;
  const others = choices.filter((choice) => !enumOrder.includes(choice));
  return enumOrder.flatMap((each) => (each === '*' ? others : choices.includes(each) ? [each] : []));
}

/** True if the choice is shown and cannot be chosen: `ui:options.enumDisabled`. */
function isDisabled(choice: JsonValue, { enumDisabled }: Options): boolean {
  return Array.isArray(enumDisabled) && enumDisabled.includes(choice);
}
