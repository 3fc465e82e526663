import type { WidgetProps } from '@signalbox/engine/react';
import { ColorPicker, Input, Space } from 'antd';
import { inputAria, inputStatus, shortFrame } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';

const readable = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** A colour as `#rrggbb`, typed or picked by pointer. The text input makes it usable by keyboard. */
export function ColorInput(props: WidgetProps<string>) {
  const { label, value, onChange, onBlur, disabled, isInvalid, placeholder } = props;
  const messages = useWidgetMessages();
  return (
    <Space>
      <Input
        {...inputAria(props)}
        style={shortFrame}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
        onBlur={onBlur}
        disabled={disabled}
        status={inputStatus(isInvalid)}
        placeholder={placeholder ?? '#1677ff'}
        autoComplete="off"
        dir="ltr"
      />
      <ColorPicker
        aria-label={messages('color.pick', { label })}
        value={value && readable.test(value) ? value : null}
        onChangeComplete={(color) => onChange(color.toHexString())}
        disabled={disabled}
      />
    </Space>
  );
}
