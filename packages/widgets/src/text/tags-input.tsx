import type { WidgetProps } from '@signalbox/engine/react';
import { Select } from 'antd';
import { inputAria, inputFrame, inputStatus } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';

/** A list of texts: Enter or a comma ends one, Backspace removes the last one. Blanks around a text are removed. */
export function TagsInput(props: WidgetProps<string[]>) {
  const { label, value, onChange, onBlur, disabled, required, isInvalid, placeholder } = props;
  const messages = useWidgetMessages();
  const handleChange = (next: string[]) => {
    const texts = [...new Set(next.map((text) => text.trim()).filter((text) => text !== ''))];
    onChange(texts.length > 0 ? texts : undefined);
  };
  return (
    <Select<string[]>
      {...inputAria(props)}
      style={inputFrame}
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={[',', '，', '、', '\n']}
      value={value}
      onChange={handleChange}
      onBlur={onBlur}
      disabled={disabled}
      status={inputStatus(isInvalid)}
      placeholder={placeholder ?? messages('tags.placeholder')}
      allowClear={required ? false : { label: messages('select.clear', { label }) }}
    />
  );
}
