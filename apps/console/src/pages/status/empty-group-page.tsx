import { useTranslation } from 'react-i18next';
import { StatusWithHome } from './status-with-home';

/** A group of saved pages of which the menu of the user has none. */
export function EmptyGroupPage() {
  const { t } = useTranslation('console');
  return <StatusWithHome title={t('emptyGroup.title')} text={t('emptyGroup.text')} />;
}
