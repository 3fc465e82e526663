import { useConsole } from '@signalbox/api/react';
import { LoadFailure } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { Drawer, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PublishedTab } from '../../shared/published';
import type { OnOpenVersion } from './open-version';
import { changesQuery } from './published-queries';
import styles from './published-tabs.module.css';
import { titleOf } from './title-of';
import { useChangeText } from './use-change-text';
import { VersionItem } from './version-item';

interface TabHistoryProps {
  tab: PublishedTab;
  onOpen: OnOpenVersion;
  onClose: () => void;
}

/** The versions of a tab, to roll back to or to open, and who changed it when. */
export function TabHistory({ tab, onOpen, onClose }: TabHistoryProps) {
  const { t } = useTranslation('studio');
  const { api, language } = useConsole();
  const { data, error, refetch } = useQuery(changesQuery(api, tab.id));
  const changeText = useChangeText();
  const handleOpen: OnOpenVersion = (draft, errors) => {
    onOpen(draft, errors);
    onClose();
  };
  return (
    <Drawer open size={480} title={t('history.of', { title: titleOf(tab, language) })} onClose={onClose}>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && (
        <output aria-label={t('published.loading')}>
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </output>
      )}
      {data && (
        <>
          <ul className={styles.list} aria-label={t('history.title')}>
            {data.versions.map((version) => (
              <VersionItem key={version} tab={tab} version={version} onOpen={handleOpen} />
            ))}
          </ul>
          <h3 className={styles.name}>{t('history.changes')}</h3>
          <ol className={styles.changes} reversed>
            {data.changes.map((change) => (
              <li key={change.number} value={change.number}>
                {changeText(change)}
              </li>
            ))}
          </ol>
        </>
      )}
    </Drawer>
  );
}
