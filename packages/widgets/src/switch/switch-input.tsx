import type { WidgetProps } from '@signalbox/engine/react';
import { Switch } from 'antd';

export function SwitchInput({ id, describedBy, value, onChange, disabled }: WidgetProps<boolean>) {
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
