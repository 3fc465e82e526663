import { Theme } from '@rjsf/antd';
import { type IconButtonProps, type TemplatesType, TranslatableString } from '@rjsf/utils';
import type { ComponentType } from 'react';

type Buttons = Partial<TemplatesType['ButtonTemplates']>;

/** The buttons of RJSF's lists by their texts. Their icons would else name them, in English: "plus-circle". */
export function rjsfButtons(): Buttons {
  const buttons: Buttons = Theme.templates?.ButtonTemplates ?? {};
  return {
    ...buttons,
    ...named(buttons, 'AddButton', TranslatableString.AddItemButton),
    ...named(buttons, 'CopyButton', TranslatableString.CopyButton),
    ...named(buttons, 'MoveDownButton', TranslatableString.MoveDownButton),
    ...named(buttons, 'MoveUpButton', TranslatableString.MoveUpButton),
    ...named(buttons, 'RemoveButton', TranslatableString.RemoveButton),
    ...named(buttons, 'ClearButton', TranslatableString.ClearButton),
  };
}

type IconButton = Exclude<keyof TemplatesType['ButtonTemplates'], 'SubmitButton'>;

function named(buttons: Buttons, name: IconButton, text: TranslatableString): Buttons {
  const Button: ComponentType<IconButtonProps> | undefined = buttons[name];
  if (Button === undefined) return {};
  const Named = (props: IconButtonProps) => <Button aria-label={props.registry.translateString(text)} {...props} />;
  return { [name]: Named };
}
