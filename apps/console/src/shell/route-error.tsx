import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { StatusPage } from './status-page';

/** Replaces a page that failed. The usual cause is a script that an update has removed: reloading helps. */
export function RouteError() {
  const { t } = useTranslation('console');
  const error = useRouteError();
  const cause = error instanceof Error ? error.message : String(error);
  return (
    <StatusPage
      title={t('routeError.title')}
      text={t('routeError.text')}
      detail={cause}
      action={
        <Button type="primary" onClick={() => location.reload()}>
          {t('routeError.reload')}
        </Button>
      }
    />
  );
}
