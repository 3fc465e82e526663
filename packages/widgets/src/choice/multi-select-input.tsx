import type { WidgetProps } from '@signalbox/engine/react';
import { Select } from 'antd';
import { inputAria, inputFrame, inputStatus } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';
import type { Choice } from '../select/single-select-props';
import { choicesOf } from './choices';

/** Selects several enum values. */
export function MultiSelectInput(props: WidgetProps<Choice[]>) {
  const { label, value, onChange, onBlur, disabled, required, isInvalid, placeholder } = props;
  const messages = useWidgetMessages();
  return (
    <Select<Choice[]>
      {...inputAria(props)}
      style={inputFrame}
      mode="multiple"
      value={value}
      onChange={(next) => onChange(next.length > 0 ? next : undefined)}
      onBlur={onBlur}
      disabled={disabled}
      status={inputStatus(isInvalid)}
      placeholder={placeholder}
      allowClear={required ? false : { label: messages('select.clear', { label }) }}
      options={choicesOf(props)}
    />
  );
}
