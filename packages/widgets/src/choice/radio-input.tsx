import type { WidgetProps } from '@signalbox/engine/react';
import { Radio } from 'antd';
import { groupAria } from '../input-frame';
import { byPlace } from './by-place';
import { type Answer, answersOf, isAnswer } from './choices';

export const RadioInput = byPlace(PlainRadioInput, isAnswer);

function PlainRadioInput(props: WidgetProps<Answer>) {
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
