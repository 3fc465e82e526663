import type { WidgetProps } from '@signalbox/engine/react';
import { useLayoutEffect, useRef } from 'react';
import { inputAria, inputFrame } from '../input-frame';
import { autoCompleteOf } from './auto-complete';
import { emptied } from './emptied';
import { TextBox } from './text-box';

/** Keyboards of touch screens, by the kind of text. */
const inputModes = { email: 'email', url: 'url', tel: 'tel' } as const;

/** An uncontrolled text input: typing does not render anything. */
export function TextInput(props: WidgetProps<string>) {
  const { value, onChange, onBlur, disabled, options, placeholder, schema } = props;
  const input = useShownText(value ?? '');
  const kind = kindOf(props);
  return (
    <TextBox
      {...inputAria(props)}
      style={inputFrame}
      ref={input}
      onChange={({ target }) => {
        const next = target.value || emptied(props);
        onChange(next, { isShown: (next ?? '') === target.value });
      }}
      onBlur={({ target }) => {
        const trimmed = target.value.trim();
        if (trimmed !== target.value && rejectsBlanks(schema)) onChange(trimmed || emptied(props));
        onBlur?.();
      }}
      disabled={disabled}
      placeholder={placeholder}
      // Not the type of a mail address or URL: browsers change such texts, and have error messages of their own.
      type={kind === 'tel' ? kind : 'text'}
      inputMode={kind && inputModes[kind]}
      autoComplete={autoCompleteOf(options)}
      dir={kind ? 'ltr' : 'auto'}
    />
  );
}

/**
 * True if the schema rejects blanks at the ends: a format, or a pattern of addresses or of other texts without them. These blanks
 * come from copying, and are removed when the input is left.
 */
function rejectsBlanks({ format, pattern = '' }: WidgetProps<string>['schema']): boolean {
  return format !== undefined || pattern.startsWith('^https?://') || pattern.startsWith('^\\S');
}

/** By `ui:options.inputType`, or by the schema. Patterns of addresses begin with their protocols. */
function kindOf({
  schema: { format, pattern = '' },
  options: { inputType },
}: WidgetProps<string>): keyof typeof inputModes | undefined {
  if (inputType === 'tel' || inputType === 'email' || inputType === 'url') return inputType;
  if (format === 'uri' || pattern.startsWith('^https?://')) return 'url';
  return format === 'email' ? format : undefined;
}

/** Writes `text` into an uncontrolled input: on the first render, and when the value changed outside of the input. */
function useShownText(text: string) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current !== null && input.current.value !== text) input.current.value = text;
  });
  return input;
}
