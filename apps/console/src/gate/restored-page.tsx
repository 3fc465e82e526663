import { useTranslation } from 'react-i18next';
import type { RestoreEnd } from '../state/session';
import { StatusPage } from '../shell/status-page';

/**
 * Replaces every page as soon as the platform reports that it was restored or rolled back: no call of the old session
 * follows. It is part of the loaded code, because a restore may have replaced the front-end package.
 */
export function RestoredPage({ end }: { end: RestoreEnd }) {
  const { t } = useTranslation('console');
  return (
    <main tabIndex={-1}>
      <div role="alert">
        <StatusPage title={t(`${end}.title`)} text={t(`${end}.text`)} />
      </div>
    </main>
  );
}
