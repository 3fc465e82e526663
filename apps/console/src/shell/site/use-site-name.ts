import { useTranslation } from 'react-i18next';
import { textIn } from '@signalbox/api';
import { useSite } from './use-site';

/** The site's name in the user's language, or the product's if the settings have none. */
export function useSiteName(): string {
  const { i18n } = useTranslation();
  return textIn(useSite().name, i18n.language) || 'Signalbox';
}
