import type { WidgetProps } from '@signalbox/engine/react';
import { Input } from 'antd';
import { inputAria, inputFrame, inputStatus } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';
import { tidyExtensions } from './extensions';

/** Normalizes the text on blur, not while the user types. */
export function ExtensionText(props: WidgetProps<string>) {
  const { value, onChange, onBlur, disabled, isInvalid, placeholder } = props;
  const messages = useWidgetMessages();
  const handleBlur = () => {
    const tidy = tidyExtensions(value ?? '') || undefined;
    if (tidy !== value) onChange(tidy);
    onBlur?.();
  };
  return (
    <Input
      {...inputAria(props)}
      style={inputFrame}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
      onBlur={handleBlur}
      disabled={disabled}
      status={inputStatus(isInvalid)}
      placeholder={placeholder ?? messages('extensions.otherPlaceholder')}
      autoComplete="off"
      dir="ltr"
    />
  );
}
