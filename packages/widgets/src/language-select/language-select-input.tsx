import type { WidgetProps } from '@signalbox/engine/react';
import { inputAria, inputFrame } from '../input-frame';
import { SingleSelect } from '../select/single-select';
import { useWidgetServices } from '../services/widget-services-context';
import { useWidgetMessages } from '../widget-messages';
import { languageChoices } from './language-choices';

export function LanguageSelectInput(props: WidgetProps<string>) {
  const { label, value, onChange, onBlur, disabled, required, placeholder } = props;
  const messages = useWidgetMessages();
  const { languages } = useWidgetServices();
  return (
    <SingleSelect<string>
      {...inputAria(props)}
      style={inputFrame}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      disabled={disabled}
      placeholder={placeholder}
      allowClear={required ? false : { label: messages('select.clear', { label }) }}
      options={languageChoices({ languages, inUse: value ? [value] : [], messages })}
    />
  );
}
