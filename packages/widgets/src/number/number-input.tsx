import type { WidgetProps } from '@signalbox/engine/react';
import type { AriaAttributes } from 'react';
import { inputAria, inputStatus, shortFrame } from '../input-frame';
import { NumberBox } from './number-box';
import { type NumberValue, numberValueOf, typedOf } from './number-value';

/**
 * A number. The validator checks the limits, and that it is whole: an input that silently changes what is typed would hide the error.
 * `ui:options.suffix` names the form's message for the unit.
 */
export function NumberInput(props: WidgetProps<NumberValue> & Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'>) {
  const { value, onChange, onBlur, disabled, isInvalid, schema, options, messages, placeholder } = props;
  const count = typeof value === 'number' ? value : 0;
  return (
    <NumberBox
      {...inputAria(props)}
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      style={shortFrame}
      value={typedOf(value)}
      // The error of a text is shown once the input is left: a minus alone is the start of a number.
      onChange={(next) => onChange(numberValueOf(next), { isStarted: typeof next === 'string' })}
      onBlur={onBlur}
      disabled={disabled}
      status={inputStatus(isInvalid)}
      placeholder={placeholder}
      min={schema.minimum}
      max={schema.maximum}
      isWhole={schema.type === 'integer'}
      step={schema.multipleOf ?? 1}
      suffix={typeof options.suffix === 'string' ? messages(options.suffix, { count }) : undefined}
    />
  );
}
