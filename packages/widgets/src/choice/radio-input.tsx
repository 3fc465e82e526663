import type { WidgetProps } from '@signalbox/engine/react';
import { Radio } from 'antd';
import { groupAria } from '../input-frame';
import { type Answer, answersOf } from './choices';

export function RadioInput(props: WidgetProps<Answer>) {
  const { id, value, onChange, disabled } = props;
  return (
    <Radio.Group
      {...groupAria(props)}
      id={id}
      role="radiogroup"
      name={id}
      value={value}
      onChange={(event) => onChange(answersOf(props).find((choice) => choice.value === event.target.value)?.value)}
      disabled={disabled}
      options={answersOf(props)}
    />
  );
}
