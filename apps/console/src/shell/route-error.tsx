import { Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { StatusPage } from './status-page';

/**
 * Replaces a page that failed. The usual cause is a script that an update has removed: reloading helps. While the browser is
 * offline a script cannot be loaded, and reloading would leave the console.
 */
export function RouteError() {
  const { t } = useTranslation('console');
  const isOffline = useSyncExternalStore(onNetworkChange, () => !navigator.onLine);
  const error = useRouteError();
  const cause = error instanceof Error ? error.message : String(error);
  const isLoading = loadFailure.test(cause);
  if (isLoading && isOffline) return <StatusPage title={t('routeError.title')} text={t('routeError.offline')} />;
  return (
    <StatusPage
      title={t('routeError.title')}
      text={t('routeError.text')}
      detail={isLoading ? undefined : cause}
      action={
        <Button type="primary" onClick={() => location.reload()}>
          {t('routeError.reload')}
        </Button>
      }
    />
  );
}

/** Asks the browser, not the live connection, which may still be there for a moment after the browser went offline. */
function onNetworkChange(changed: () => void): () => void {
  const events = ['online', 'offline'];
  for (const event of events) addEventListener(event, changed);
  return () => {
    for (const event of events) removeEventListener(event, changed);
  };
}

/** How browsers and Vite say that a script or style could not be loaded. Their messages have its address, which helps no user. */
const loadFailure = /dynamically imported module|importing a module script failed|unable to preload css/i;
