import type { WidgetProps } from '@signalbox/engine/react';
import { Switch } from 'antd';
import { useWidgetMessages } from '../widget-messages';

/** Without a value, one that users cannot change is unknown: the platform has not set it yet. */
export function SwitchInput({ id, describedBy, value, onChange, disabled, schema }: WidgetProps<boolean>) {
  const messages = useWidgetMessages();
  if (schema.readOnly === true && typeof value !== 'boolean')
    return (
      <span id={id} aria-describedby={describedBy} style={{ color: 'var(--sb-about)' }}>
        {messages('switch.unknown')}
      </span>
    );
  return (
    <Switch
      id={id}
      aria-describedby={describedBy}
      checked={value === true}
      onChange={(isOn) => onChange(isOn)}
      disabled={disabled}
    />
  );
}
