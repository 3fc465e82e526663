import type { WidgetProps } from '@signalbox/engine/react';
import { Flex, Slider } from 'antd';
import { inputFrame } from '../input-frame';
import { NumberInput } from './number-input';
import type { NumberValue } from './number-value';

/** A number between `minimum` and `maximum`, moved by a slider or typed beside it. Without a value the slider is at the minimum. */
export function SliderInput(props: WidgetProps<NumberValue>) {
  const { label, value, onChange, onBlur, disabled, schema, describedBy } = props;
  const { minimum = 0, maximum = 100, multipleOf, type } = schema;
  return (
    <Flex gap="middle" align="center" style={inputFrame}>
      <Slider
        style={{ flex: 1, minInlineSize: 120 }}
        min={minimum}
        max={maximum}
        step={multipleOf ?? (type === 'integer' ? 1 : (maximum - minimum) / 100)}
        value={typeof value === 'number' ? value : minimum}
        onChange={onChange}
        onBlur={onBlur}
        disabled={disabled}
        // The number stands beside it.
        tooltip={{ formatter: null }}
        ariaLabelForHandle={label}
        aria-describedby={describedBy}
      />
      <NumberInput {...props} />
    </Flex>
  );
}
