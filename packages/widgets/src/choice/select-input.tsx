import type { WidgetProps } from '@signalbox/engine/react';
import { inputAria, inputFrame } from '../input-frame';
import { lazyWidget } from '../lazy-widget';
import { SingleSelect } from '../select/single-select';
import { useWidgetMessages } from '../widget-messages';
import type { Choice } from '../select/single-select-props';
import { byPlace } from './by-place';
import { choicesOf, isChoiceOrList } from './choices';

const MultiSelectInput = lazyWidget(async () => (await import('./multi-select-input')).MultiSelectInput);

/** Selects one enum value, or several when the field is an array. */
export const SelectInput = byPlace(PlainSelectInput, isChoiceOrList);

function PlainSelectInput(props: WidgetProps<Choice | Choice[]>) {
  const { label, value, onChange, onBlur, disabled, required, schema, placeholder } = props;
  const messages = useWidgetMessages();
  if (schema.type === 'array') return <MultiSelectInput {...props} value={Array.isArray(value) ? value : undefined} />;
  return (
    <SingleSelect<Choice>
      {...inputAria(props)}
      style={inputFrame}
      value={Array.isArray(value) ? undefined : value}
      onChange={onChange}
      onBlur={onBlur}
      disabled={disabled}
      placeholder={placeholder}
      allowClear={required ? false : { label: messages('select.clear', { label }) }}
      options={choicesOf(props)}
    />
  );
}
