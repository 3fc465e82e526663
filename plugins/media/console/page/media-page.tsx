import { useConsole } from '@signalbox/api/react';
import { Typography } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LibraryBrowser } from './library-browser';
import styles from './media-page.module.css';

/** `/app/media`: the media library. */
export function MediaPage() {
  const { t } = useTranslation('media');
  const { setPageTitle } = useConsole();
  const title = t('title');
  useEffect(() => setPageTitle(title), [setPageTitle, title]);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div>
          <Typography.Title level={1} className={styles.title}>
            {title}
          </Typography.Title>
          <Typography.Text type="secondary">{t('description')}</Typography.Text>
        </div>
      </header>
      <LibraryBrowser />
    </div>
  );
}
