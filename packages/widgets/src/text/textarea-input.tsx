import type { WidgetProps } from '@signalbox/engine/react';
import { Input } from 'antd';
import { inputAria, inputFrame, inputStatus } from '../input-frame';
import { autoCompleteOf } from './auto-complete';
import { emptied } from './emptied';

/** `ui:options.rows` is the minimum number of lines; the input grows up to three times as many. */
export function TextareaInput(props: WidgetProps<string>) {
  const { value, onChange, onBlur, disabled, isInvalid, options, placeholder } = props;
  const rows = typeof options.rows === 'number' ? options.rows : 3;
  return (
    <Input.TextArea
      {...inputAria(props)}
      style={inputFrame}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || emptied(props))}
      onBlur={onBlur}
      disabled={disabled}
      status={inputStatus(isInvalid)}
      placeholder={placeholder}
      autoComplete={autoCompleteOf(options)}
      autoSize={{ minRows: rows, maxRows: rows * 3 }}
      dir="auto"
    />
  );
}
