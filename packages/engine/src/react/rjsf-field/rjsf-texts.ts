import { englishStringTranslator, TranslatableString } from '@rjsf/utils';
import type { FormMessages } from '../form-messages';

const keys: Partial<Record<TranslatableString, string>> = {
  [TranslatableString.AddButton]: 'rjsfField.add',
  [TranslatableString.AddItemButton]: 'rjsfField.add',
  [TranslatableString.OptionalObjectAdd]: 'rjsfField.add',
  [TranslatableString.RemoveButton]: 'rjsfField.remove',
  [TranslatableString.OptionalObjectRemove]: 'rjsfField.remove',
  [TranslatableString.MoveUpButton]: 'rjsfField.moveUp',
  [TranslatableString.MoveDownButton]: 'rjsfField.moveDown',
  [TranslatableString.CopyButton]: 'rjsfField.copy',
  [TranslatableString.ClearButton]: 'rjsfField.clear',
  [TranslatableString.ClearLabel]: 'rjsfField.clear',
  [TranslatableString.YesLabel]: 'rjsfField.yes',
  [TranslatableString.NoLabel]: 'rjsfField.no',
  [TranslatableString.EmptyArray]: 'rjsfField.empty',
  [TranslatableString.OptionalObjectEmptyMsg]: 'rjsfField.empty',
  [TranslatableString.NewStringDefault]: 'rjsfField.newKey',
  [TranslatableString.KeyLabel]: 'rjsfField.key',
  [TranslatableString.OptionPrefix]: 'rjsfField.option',
  [TranslatableString.TitleOptionPrefix]: 'rjsfField.titledOption',
  [TranslatableString.UnsupportedField]: 'rjsfField.unsupported',
  [TranslatableString.UnsupportedFieldWithId]: 'rjsfField.unsupported',
  [TranslatableString.UnsupportedFieldWithReason]: 'rjsfField.unsupported',
  [TranslatableString.UnsupportedFieldWithIdAndReason]: 'rjsfField.unsupported',
};

/** RJSF's texts in the user's locale. Texts that our forms cannot show stay in RJSF's English. */
export function rjsfTexts(messages: FormMessages) {
  return (text: TranslatableString, params: string[] = []): string => {
    const key = keys[text];
    const sentence = key && messages(`engine::${key}`, paramsOf(text, params));
    return sentence ?? englishStringTranslator(text, params);
  };
}

function paramsOf(text: TranslatableString, params: string[]): Record<string, string> {
  const [first = '', second = ''] = params;
  switch (text) {
    case TranslatableString.KeyLabel:
      return { label: first };
    case TranslatableString.OptionPrefix:
      return { index: first };
    case TranslatableString.TitleOptionPrefix:
      return { title: first, index: second };
    default:
      return {};
  }
}
