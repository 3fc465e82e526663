import type { WidgetProps } from '@signalbox/engine/react';
import { Input } from 'antd';
import { inputAria, inputFrame, inputStatus } from '../input-frame';
import { emptied } from './emptied';

const inputModes = { email: 'email', uri: 'url' } as const;

export function TextInput(props: WidgetProps<string>) {
  const { value, onChange, onBlur, disabled, isInvalid, schema, placeholder } = props;
  const format = schema.format === 'email' || schema.format === 'uri' ? schema.format : undefined;
  return (
    <Input
      {...inputAria(props)}
      style={inputFrame}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || emptied(props))}
      onBlur={onBlur}
      disabled={disabled}
      status={inputStatus(isInvalid)}
      placeholder={placeholder}
      inputMode={format && inputModes[format]}
      autoComplete="off"
      dir={format ? 'ltr' : 'auto'}
    />
  );
}
