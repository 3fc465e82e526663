import type { WidgetProps } from '@signalbox/engine/react';
import { InputNumber } from 'antd';
import { inputAria, inputStatus, shortFrame } from '../input-frame';

/**
 * Limits are left to the validator: an input that quietly moves a value into its range hides what is wrong with it.
 * `ui:options.suffix` names a unit by a word of the form.
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
      precision={schema.type === 'integer' ? 0 : undefined}
      step={schema.multipleOf ?? 1}
      suffix={typeof options.suffix === 'string' ? messages(options.suffix, { count: value ?? 0 }) : undefined}
    />
  );
}
