import { useConsole } from '@signalbox/api/react';
import { LoadingLines, PageFrame } from '@signalbox/console-kit';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { trashDays } from '../../shared/trash';
import { usePlace } from '../place/use-place';
import { LibraryBrowser } from './library-browser';

const TrashView = lazy(async () => ({ default: (await import('../trash/trash-view')).TrashView }));

/** `/app/media`: the media library, and its trash. */
export function MediaPage() {
  const { t } = useTranslation('media');
  const { setPageTitle } = useConsole();
  const [{ isTrash }] = usePlace();
  const title = t(isTrash ? 'trash.title' : 'title');
  useEffect(() => setPageTitle(title), [setPageTitle, title]);
  return (
    <PageFrame
      title={title}
      description={t(isTrash ? 'trash.description' : 'description', { days: trashDays })}
      width="wide"
    >
      {isTrash ? (
        <Suspense fallback={<LoadingLines label={t('list.loading')} rows={3} />}>
          <TrashView />
        </Suspense>
      ) : (
        <LibraryBrowser />
      )}
    </PageFrame>
  );
}
