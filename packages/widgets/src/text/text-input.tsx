import type { WidgetProps } from '@signalbox/engine/react';
import { inputAria, inputFrame } from '../input-frame';
import { emptied } from './emptied';
import { TextBox } from './text-box';

const inputModes = { email: 'email', uri: 'url' } as const;

export function TextInput(props: WidgetProps<string>) {
  const { value, onChange, onBlur, disabled, schema, placeholder } = props;
  const format = schema.format === 'email' || schema.format === 'uri' ? schema.format : undefined;
  return (
    <TextBox
      {...inputAria(props)}
      style={inputFrame}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || emptied(props))}
      onBlur={onBlur}
      disabled={disabled}
      placeholder={placeholder}
      inputMode={format && inputModes[format]}
      autoComplete="off"
      dir={format ? 'ltr' : 'auto'}
    />
  );
}
