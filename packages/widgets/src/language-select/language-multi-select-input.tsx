import type { WidgetProps } from '@signalbox/engine/react';
import { Select } from 'antd';
import { inputAria, inputFrame, inputStatus } from '../input-frame';
import { useWidgetServices } from '../services/widget-services-context';
import { useWidgetMessages } from '../widget-messages';
import { languageChoices } from './language-choices';

export function LanguageMultiSelectInput(props: WidgetProps<string[]>) {
  const { value = [], onChange, onBlur, disabled, isInvalid, placeholder } = props;
  const messages = useWidgetMessages();
  const { languages } = useWidgetServices();
  return (
    <Select<string[]>
      {...inputAria(props)}
      style={inputFrame}
      mode="multiple"
      optionFilterProp="label"
      value={value}
      onChange={(codes) => onChange(codes.length > 0 ? codes : undefined)}
      onBlur={onBlur}
      disabled={disabled}
      status={inputStatus(isInvalid)}
      placeholder={placeholder}
      options={languageChoices({ languages, inUse: value, messages })}
    />
  );
}
