import { Alert, Button } from 'antd';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConflictPanelProps } from './conflict-panel';

const load = () => import('./conflict-panel');

/** Few saves need the panel. It is fetched with the first change, so that a save that needs it does not wait. */
export function preloadConflictPanel(): void {
  // A save that needs it tries again.
  load().catch(() => undefined);
}

export const ConflictPanel = lazy(() =>
  load().then(
    ({ ConflictPanel: Loaded }) => ({ default: Loaded }),
    () => ({ default: ConflictWithoutValues }),
  ),
);

/** The choice alone, if the panel could not be loaded: what was typed can still be saved. */
function ConflictWithoutValues({ onKeepMine, onTakeTheirs }: ConflictPanelProps) {
  const { t } = useTranslation('settings');
  return (
    <Alert
      type="warning"
      role="alert"
      showIcon
      title={t('conflict.title')}
      description={t('conflict.text')}
      action={
        <>
          <Button onClick={onKeepMine}>{t('conflict.keepMine')}</Button>
          <Button onClick={onTakeTheirs}>{t('conflict.takeTheirs')}</Button>
        </>
      }
    />
  );
}
