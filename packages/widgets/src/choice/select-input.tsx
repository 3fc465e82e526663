import type { WidgetProps } from '@signalbox/engine/react';
import { Select } from 'antd';
import { inputAria, inputFrame, inputStatus } from '../input-frame';
import { useWidgetWords } from '../widget-words';
import { choicesOf, type Choice } from './choices';

/** One of an enum; several of it when the field is an array. */
export function SelectInput(props: WidgetProps<Choice | Choice[]>) {
  const { label, value, onChange, onBlur, disabled, required, isInvalid, schema, placeholder } = props;
  const words = useWidgetWords();
  const handleChange = (next: Choice | Choice[] | undefined) =>
    onChange(Array.isArray(next) && next.length === 0 ? undefined : next);
  return (
    <Select<Choice | Choice[]>
      {...inputAria(props)}
      style={inputFrame}
      mode={schema.type === 'array' ? 'multiple' : undefined}
      value={value}
      onChange={handleChange}
      onBlur={onBlur}
      disabled={disabled}
      status={inputStatus(isInvalid)}
      placeholder={placeholder}
      allowClear={required ? false : { label: words('select.clear', { label }) }}
      options={choicesOf(props)}
    />
  );
}
