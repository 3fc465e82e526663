import { useConsole } from '@signalbox/api/react';
import { ConfirmPopover, LoadFailure } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { Button, Drawer, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishedTab } from '../../shared/published';
import { type OnOpenVersion, OpenVersion } from './open-version';
import { PublishedItem } from './published-item';
import { changesQuery, publishedQuery } from './published-queries';
import styles from './published-tabs.module.css';
import { ReleaseFailure } from './release-failure';
import { titleOf } from './title-of';
import { useChangeText } from './use-change-text';
import { useRelease } from './use-release';

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

interface TabHistoryProps {
  tab: PublishedTab;
  onOpen: OnOpenVersion;
  onClose: () => void;
}

/** The versions of a tab, to roll back to or to open, and who changed it when. */
function TabHistory({ tab, onOpen, onClose }: TabHistoryProps) {
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

interface VersionItemProps {
  tab: PublishedTab;
  version: number;
  onOpen: OnOpenVersion;
}

/** One version: opens it in the editor, or puts it in use again. */
function VersionItem({ tab, version, onOpen }: VersionItemProps) {
  const { t } = useTranslation('studio');
  const { release, isPending, failure } = useRelease({ route: 'rollBack', done: 'rollBack.done' });
  const isUsed = tab.version === version;
  const params = { version: String(version) };
  return (
    <li className={styles.item}>
      <span className={styles.texts}>
        {t('history.version', params)} {isUsed && <Tag color="success">{t('history.used')}</Tag>}
      </span>
      <div className={styles.actions}>
        <OpenVersion
          id={tab.id}
          version={version}
          errors={isUsed ? tab.errors : []}
          label={t('history.editVersion', params)}
          onOpen={onOpen}
        />
        {!isUsed && (
          <ConfirmPopover
            title={t('rollBack.question', params)}
            description={t('rollBack.help')}
            okText={t('rollBack.confirm')}
            cancelText={t('publish.cancel')}
            onConfirm={() => release({ id: tab.id, version, base: tab.last.number })}
          >
            <Button loading={isPending} aria-label={t('rollBack.to', params)}>
              {t('rollBack.confirm')}
            </Button>
          </ConfirmPopover>
        )}
      </div>
      <ReleaseFailure text={failure} />
    </li>
  );
}
