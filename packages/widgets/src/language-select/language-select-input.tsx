import type { WidgetProps } from '@signalbox/engine/react';
import { Select } from 'antd';
import { inputAria, inputFrame, inputStatus } from '../input-frame';
import { useWidgetServices } from '../services/widget-services-context';
import { useWidgetWords } from '../widget-words';
import { languageChoices } from './language-choices';

export function LanguageSelectInput(props: WidgetProps<string>) {
  const { label, value, onChange, onBlur, disabled, required, isInvalid, placeholder } = props;
  const words = useWidgetWords();
  const { languages } = useWidgetServices();
  return (
    <Select<string>
      {...inputAria(props)}
      style={inputFrame}
      value={value}
      onChange={(code: string | undefined) => onChange(code)}
      onBlur={onBlur}
      disabled={disabled}
      status={inputStatus(isInvalid)}
      placeholder={placeholder}
      allowClear={required ? false : { label: words('select.clear', { label }) }}
      options={languageChoices({ languages, inUse: value ? [value] : [], words })}
    />
  );
}
