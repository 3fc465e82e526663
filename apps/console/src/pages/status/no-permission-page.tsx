import { useTranslation } from 'react-i18next';
import { StatusPage } from '../../shell/status-page';
import { HomeLink } from './home-link';

export function NoPermissionPage({ permission }: { permission: string }) {
  const { t } = useTranslation('console');
  return (
    <StatusPage title={t('noPermission.title')} text={t('noPermission.text', { permission })} action={<HomeLink />} />
  );
}
