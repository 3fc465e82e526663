import { englishStringTranslator, TranslatableString } from '@rjsf/utils';
import type { FormMessages } from '../form-messages';

const keys: Partial<Record<TranslatableString, string>> = {
  [TranslatableString.AddButton]: 'island.add',
  [TranslatableString.AddItemButton]: 'island.add',
  [TranslatableString.OptionalObjectAdd]: 'island.add',
  [TranslatableString.RemoveButton]: 'island.remove',
  [TranslatableString.OptionalObjectRemove]: 'island.remove',
  [TranslatableString.MoveUpButton]: 'island.moveUp',
  [TranslatableString.MoveDownButton]: 'island.moveDown',
  [TranslatableString.CopyButton]: 'island.copy',
  [TranslatableString.ClearButton]: 'island.clear',
  [TranslatableString.ClearLabel]: 'island.clear',
  [TranslatableString.YesLabel]: 'island.yes',
  [TranslatableString.NoLabel]: 'island.no',
  [TranslatableString.EmptyArray]: 'island.empty',
  [TranslatableString.OptionalObjectEmptyMsg]: 'island.empty',
  [TranslatableString.NewStringDefault]: 'island.newKey',
  [TranslatableString.KeyLabel]: 'island.key',
  [TranslatableString.OptionPrefix]: 'island.option',
  [TranslatableString.TitleOptionPrefix]: 'island.titledOption',
  [TranslatableString.UnsupportedField]: 'island.unsupported',
  [TranslatableString.UnsupportedFieldWithId]: 'island.unsupported',
  [TranslatableString.UnsupportedFieldWithReason]: 'island.unsupported',
  [TranslatableString.UnsupportedFieldWithIdAndReason]: 'island.unsupported',
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
