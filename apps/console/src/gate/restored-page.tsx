import { useTranslation } from 'react-i18next';
import type { RestoreEnd } from '../state/session';
import { StatusPage } from '../shell/status-page';

/**
 * In place of every page from the moment the platform says that it was restored, or goes back: no call of the old session follows.
 * Part of the code that is here already: a restore may have put another front-end package in place.
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
