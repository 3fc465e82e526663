import type { WidgetProps } from '@signalbox/engine/react';
import { Input } from 'antd';
import { inputAria, inputFrame, inputStatus } from '../input-frame';
import { emptied } from '../text/emptied';
import './code-input.css';

/**
 * A text that is code, with the numbers of its lines. `ui:options.rows` is the minimum number of lines. Tab leaves the
 * input, as it does every other one.
 */
export function CodeInput(props: WidgetProps<string>) {
  const { value = '', onChange, onBlur, disabled, isInvalid, options, placeholder } = props;
  const rows = typeof options.rows === 'number' ? options.rows : 6;
  const count = value.split('\n').length;
  return (
    <div className="sb-code" dir="ltr" style={inputFrame}>
      <pre className="sb-code-lines" aria-hidden>
        {Array.from({ length: count }, (_, index) => index + 1).join('\n')}
      </pre>
      <Input.TextArea
        {...inputAria(props)}
        value={value}
        onChange={(event) => onChange(event.target.value || emptied(props))}
        onBlur={onBlur}
        disabled={disabled}
        status={inputStatus(isInvalid)}
        placeholder={placeholder}
        // One more, as a long line puts a scroll bar below the last one.
        rows={Math.max(rows, count) + 1}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
      />
    </div>
  );
}
