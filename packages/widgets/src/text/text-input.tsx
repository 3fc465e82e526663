import type { WidgetProps } from '@signalbox/engine/react';
import { inputAria, inputFrame } from '../input-frame';
import { emptied } from './emptied';
import { TextBox } from './text-box';
import { useShownText } from './use-shown-text';

const inputModes = { email: 'email', uri: 'url' } as const;

/** The browser keeps the text while somebody types, so that a key draws nothing. */
export function TextInput(props: WidgetProps<string>) {
  const { value, onChange, onBlur, disabled, schema, placeholder } = props;
  const input = useShownText(value ?? '');
  const format = schema.format === 'email' || schema.format === 'uri' ? schema.format : undefined;
  return (
    <TextBox
      {...inputAria(props)}
      style={inputFrame}
      ref={input}
      onChange={(event) => onChange(event.target.value || emptied(props), { isShown: true })}
      onBlur={onBlur}
      disabled={disabled}
      placeholder={placeholder}
      inputMode={format && inputModes[format]}
      autoComplete="off"
      dir={format ? 'ltr' : 'auto'}
    />
  );
}
