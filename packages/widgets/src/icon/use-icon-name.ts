import { isIconName } from '@signalbox/schemas/icon-name';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useWidgetMessages } from '../widget-messages';
import { productIcons, type ProductIcon } from './icon-labels';
import { ownIconName } from './own-icon-name';

/** The icons of the product, labelled in the user's locale. */
export function useProductIcons(): ProductIcon[] {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(
    () => productIcons(language, i18n.getResourceBundle(language, 'data/icons') as Record<string, string> | undefined),
    [i18n, language],
  );
}

/** Returns the text that names an icon: a label, a file name, or the time of an upload. */
export function useIconName(icons: readonly ProductIcon[]): (value: string) => string {
  const messages = useWidgetMessages();
  const { i18n } = useTranslation();
  return (value) => {
    if (isIconName(value)) return icons.find(({ name }) => name === value)?.label ?? value;
    const own = ownIconName(value);
    if ('name' in own) return own.name;
    const time = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'medium' });
    return messages('icon.ownOf', { time: time.format(own.uploadedAt) });
  };
}
