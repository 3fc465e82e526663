import type { WidgetProps } from '@signalbox/engine/react';
import { Input } from 'antd';
import { inputAria, inputFrame, inputStatus } from '../input-frame';

/** A masked text whose value the form knows. For values that the server never sends, see `secret`. */
export function PasswordInput(props: WidgetProps<string>) {
  const { value, onChange, onBlur, disabled, isInvalid, placeholder } = props;
  return (
    <Input.Password
      {...inputAria(props)}
      style={inputFrame}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
      onBlur={onBlur}
      disabled={disabled}
      status={inputStatus(isInvalid)}
      placeholder={placeholder}
      autoComplete="new-password"
      dir="ltr"
    />
  );
}
