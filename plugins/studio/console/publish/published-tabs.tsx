import { useConsole } from '@signalbox/api/react';
import { LoadFailure } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishedTab } from '../../shared/published';
import type { OnOpenVersion } from './open-version';
import { PublishedItem } from './published-item';
import { publishedQuery } from './published-queries';
import styles from './published-tabs.module.css';
import { TabHistory } from './tab-history';

/** The tabs that were published from the studio, with what changes them. */
export function PublishedTabs({ onOpen }: { onOpen: OnOpenVersion }) {
  const { t } = useTranslation('studio');
  const { api } = useConsole();
  const { data, error, refetch } = useQuery(publishedQuery(api));
  const [shown, setShown] = useState<string>();
  const tab = data?.find(({ id }) => id === shown);
  return (
    <section aria-labelledby="studio-published">
      <h2 id="studio-published" className={styles.heading}>
        {t('published.title')}
      </h2>
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <output aria-label={t('published.loading')}>
          <Skeleton active title={false} paragraph={{ rows: 4 }} />
        </output>
      ) : (
        <List tabs={data} onOpen={onOpen} onHistory={setShown} />
      )}
      {tab && <TabHistory tab={tab} onOpen={onOpen} onClose={() => setShown(undefined)} />}
    </section>
  );
}

interface ListProps {
  tabs: readonly PublishedTab[];
  onOpen: OnOpenVersion;
  onHistory: (id: string) => void;
}

function List({ tabs, onOpen, onHistory }: ListProps) {
  const { t } = useTranslation('studio');
  if (tabs.length === 0) return <p className={styles.none}>{t('published.none')}</p>;
  return (
    <ul className={styles.list}>
      {tabs.map((tab) => (
        <PublishedItem key={tab.id} tab={tab} onOpen={onOpen} onHistory={() => onHistory(tab.id)} />
      ))}
    </ul>
  );
}
