import { useTranslation } from 'react-i18next';
import { StatusWithHome } from './status-with-home';

export function NotFoundPage() {
  const { t } = useTranslation('console');
  return <StatusWithHome title={t('notFound.title')} text={t('notFound.text')} />;
}
