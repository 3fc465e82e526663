import { useTranslation } from 'react-i18next';
import { HomeLink } from './home-link';
import { StatusPage } from '../../shell/status-page';

export function NotFoundPage() {
  const { t } = useTranslation('console');
  return <StatusPage title={t('notFound.title')} text={t('notFound.text')} action={<HomeLink />} />;
}
