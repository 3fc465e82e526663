import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { StatusPage } from '../../shell/status-page';
import { useRouteTitle } from '../../shell/use-route-handle';
import { HomeLink } from '../status/home-link';

/** Explains that the page is not part of this version, and what it will do. */
export function PlannedPage() {
  const { t } = useTranslation('console');
  const title = useRouteTitle();
  const path = useLocation().pathname.replace(/^\/app\/|\/$/g, '');
  return <StatusPage title={title} text={t('planned.notYet')} detail={t(`planned.${path}`)} action={<HomeLink />} />;
}
