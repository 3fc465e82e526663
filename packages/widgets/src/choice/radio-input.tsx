import type { WidgetProps } from '@signalbox/engine/react';
import { Radio } from 'antd';
import { groupAria } from '../input-frame';
import type { Choice } from '../select/single-select-props';
import { choicesOf } from './choices';

export function RadioInput(props: WidgetProps<Choice>) {
  const { id, value, onChange, disabled } = props;
  return (
    <Radio.Group
      {...groupAria(props)}
      id={id}
      role="radiogroup"
      name={id}
      value={value}
      onChange={(event) => onChange(choicesOf(props).find((choice) => choice.value === event.target.value)?.value)}
      disabled={disabled}
      options={choicesOf(props)}
    />
  );
}
