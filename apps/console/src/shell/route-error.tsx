import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { StatusPage } from './status-page';

/** In place of a page that broke. A part of the program that is gone after an update is the usual cause: reloading mends it. */
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
