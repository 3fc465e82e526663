import type { WidgetProps } from '@signalbox/engine/react';
import { useLayoutEffect, useRef } from 'react';
import { inputAria, inputFrame } from '../input-frame';
import { emptied } from './emptied';
import { TextBox } from './text-box';

const inputModes = { email: 'email', uri: 'url' } as const;

/** An uncontrolled text input: typing does not render anything. */
export function TextInput(props: WidgetProps<string>) {
  const { value, onChange, onBlur, disabled, schema, placeholder } = props;
  const input = useShownText(value ?? '');
  const format = isUrl(schema) ? 'uri' : schema.format === 'email' ? schema.format : undefined;
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

/** Patterns of addresses begin with their protocols. */
function isUrl({ format, pattern = '' }: WidgetProps<string>['schema']): boolean {
  return format === 'uri' || pattern.startsWith('^https?://');
}

/** Writes `text` into an uncontrolled input: on the first render, and when the value changed outside of the input. */
function useShownText(text: string) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current !== null && input.current.value !== text) input.current.value = text;
  });
  return input;
}
