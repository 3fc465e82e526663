import type { WidgetProps } from '@signalbox/engine/react';
import { InputNumber } from 'antd';
import { inputAria, inputStatus, shortFrame } from '../input-frame';

/**
 * A number. The validator checks the limits, and that it is whole: an input that silently changes what is typed would hide the error.
 * `ui:options.suffix` names the form's message for the unit.
 */
export function NumberInput(props: WidgetProps<number>) {
  const { value, onChange, onBlur, disabled, isInvalid, schema, options, messages, placeholder } = props;
  return (
    <InputNumber
      {...inputAria(props)}
      style={shortFrame}
      value={value ?? null}
      onChange={(next) => onChange(next ?? undefined)}
      onBlur={onBlur}
      disabled={disabled}
      status={inputStatus(isInvalid)}
      placeholder={placeholder}
      step={schema.multipleOf ?? 1}
      suffix={typeof options.suffix === 'string' ? messages(options.suffix, { count: value ?? 0 }) : undefined}
    />
  );
}
