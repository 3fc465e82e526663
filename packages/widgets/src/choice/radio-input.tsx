import type { WidgetProps } from '@signalbox/engine/react';
import { Radio } from 'antd';
import { groupAria } from '../input-frame';
import { byPlace } from './by-place';
import { type Answer, answersOf, isAnswer } from './choices';
import { useAnswerTexts } from './use-answer-texts';

export const RadioInput = byPlace(PlainRadioInput, isAnswer);

function PlainRadioInput(props: WidgetProps<Answer>) {
  const { id, value, onChange, disabled, options } = props;
  const answers = answersOf(props, useAnswerTexts());
  return (
    <Radio.Group
      {...groupAria(props)}
      id={id}
      role="radiogroup"
      name={id}
      vertical={options['inline'] === false}
      value={value}
      onChange={(event) => onChange(answers.find((choice) => choice.value === event.target.value)?.value)}
      disabled={disabled}
      options={answers}
    />
  );
}
