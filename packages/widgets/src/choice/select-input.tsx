import type { WidgetProps } from '@signalbox/engine/react';
import { inputAria, inputFrame } from '../input-frame';
import { lazyWidget } from '../lazy-widget';
import { SingleSelect } from '../select/single-select';
import { useWidgetMessages } from '../widget-messages';
import type { Choice } from '../select/single-select-props';
import { byPlace } from './by-place';
import { type Answer, answersOf, isAnswerOrList } from './choices';
import { useAnswerTexts } from './use-answer-texts';

const MultiSelectInput = lazyWidget(async () => (await import('./multi-select-input')).MultiSelectInput);

/** Selects one enum value, yes or no, or several values when the field is an array. */
export const SelectInput = byPlace(PlainSelectInput, isAnswerOrList);

function PlainSelectInput(props: WidgetProps<Answer | Choice[]>) {
  const { label, value, onChange, onBlur, disabled, required, schema, placeholder } = props;
  const messages = useWidgetMessages();
  const texts = useAnswerTexts();
  if (schema.type === 'array') return <MultiSelectInput {...props} value={Array.isArray(value) ? value : undefined} />;
  const answers = answersOf(props, texts);
  // It would be shown as a text that looks alike.
  const isForeign = typeof value === 'boolean' && answers.every((answer) => answer.value !== value);
  return (
    <SingleSelect<Choice>
      {...inputAria(props)}
      style={inputFrame}
      value={keyOf(isForeign ? undefined : value)}
      onChange={(key) =>
        onChange(key === undefined ? key : answers.find((answer) => keyOf(answer.value) === key)?.value)
      }
      onBlur={onBlur}
      disabled={disabled}
      placeholder={placeholder}
      allowClear={required ? false : { label: messages('select.clear', { label }) }}
      options={answers.map((answer) => ({ ...answer, value: keyOf(answer.value) }))}
    />
  );
}

/** antd's select has no booleans. */
function keyOf(answer: Answer): Choice;
function keyOf(answer: Answer | Choice[] | undefined): Choice | undefined;
function keyOf(answer: Answer | Choice[] | undefined): Choice | undefined {
  if (Array.isArray(answer)) return undefined;
  return typeof answer === 'boolean' ? String(answer) : answer;
}
