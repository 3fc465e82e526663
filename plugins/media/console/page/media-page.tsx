import { useConsole } from '@signalbox/api/react';
import { Skeleton, Typography } from 'antd';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { trashDays } from '../../shared/trash';
import { usePlace } from '../place/use-place';
import { LibraryBrowser } from './library-browser';
import styles from './media-page.module.css';

const TrashView = lazy(async () => ({ default: (await import('../trash/trash-view')).TrashView }));

/** `/app/media`: the media library, and its trash. */
export function MediaPage() {
  const { t } = useTranslation('media');
  const { setPageTitle } = useConsole();
  const [{ isTrash }] = usePlace();
  const title = t(isTrash ? 'trash.title' : 'title');
  useEffect(() => setPageTitle(title), [setPageTitle, title]);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div>
          <Typography.Title level={1} className={styles.title}>
            {title}
          </Typography.Title>
          <Typography.Text type="secondary">
            {t(isTrash ? 'trash.description' : 'description', { days: trashDays })}
          </Typography.Text>
        </div>
      </header>
      {isTrash ? (
        <Suspense fallback={<Skeleton active aria-label={t('list.loading')} />}>
          <TrashView />
        </Suspense>
      ) : (
        <LibraryBrowser />
      )}
    </div>
  );
}
