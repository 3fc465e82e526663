import { useTranslation } from 'react-i18next';
import { StatusPage } from '../status-page';

/**
 * In place of every page from the moment the platform says that it was restored: no call of the old session follows.
 * Part of the code that is here already: a restore may have put another front-end package in place.
 */
export function RestoredPage() {
  const { t } = useTranslation('console');
  return (
    <main tabIndex={-1}>
      <div role="alert">
        <StatusPage title={t('restored.title')} text={t('restored.text')} />
      </div>
    </main>
  );
}
