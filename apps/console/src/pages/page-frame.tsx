import { Outlet } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useMay } from '../shell/session/use-may';
import { useRouteHandle } from '../shell/use-route-handle';
import { StatusPage } from '../shell/status-page';
import { HomeLink } from './status/home-link';

/** Draws the page if the user may see it. The platform rejects its calls in any case. */
export function PageFrame() {
  const may = useMay();
  const permission = useRouteHandle()?.permission;
  if (permission !== undefined && !may(permission)) return <NoPermissionPage permission={permission} />;
  return <Outlet />;
}

function NoPermissionPage({ permission }: { permission: string }) {
  const { t } = useTranslation('console');
  return (
    <StatusPage title={t('noPermission.title')} text={t('noPermission.text', { permission })} action={<HomeLink />} />
  );
}
