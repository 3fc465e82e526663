import type { WidgetProps } from '@signalbox/engine/react';
import { Button, ColorPicker, Input, Space } from 'antd';
import { inputAria, inputStatus, shortFrame } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';

const readable = /^#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** A colour as `#rrggbb`, typed or picked. */
export function ColorInput(props: WidgetProps<string>) {
  const { label, value, onChange, onBlur, disabled, isInvalid, placeholder } = props;
  const messages = useWidgetMessages();
  const shown = value && readable.test(value) ? value : null;
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
      <ColorPicker value={shown} onChangeComplete={(color) => onChange(color.toHexString())} disabled={disabled}>
        {/* antd's own trigger has no role, so it can have no name. */}
        <Button
          aria-label={messages('color.pick', { label })}
          disabled={disabled}
          icon={<span style={{ ...swatch, background: shown ?? 'transparent' }} />}
        />
      </ColorPicker>
    </Space>
  );
}

const swatch = {
  display: 'block',
  inlineSize: 18,
  blockSize: 18,
  border: '1px solid var(--line)',
  borderRadius: 4,
} as const;
