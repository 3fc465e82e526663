import { useConsole } from '@signalbox/api/react';
import { ConfirmPopover } from '@signalbox/console-kit';
import { Button, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PublishedTab } from '../../shared/published';
import { ErrorList } from '../check/error-list';
import styles from './published-tabs.module.css';
import { ReleaseFailure } from './release-failure';
import { useChangeText } from './use-change-text';
import { useRelease } from './use-release';

interface PublishedItemProps {
  tab: PublishedTab;
  onHistory: () => void;
}

/** One tab: whether it is in use, who changed it last, and what can be done. */
export function PublishedItem({ tab, onHistory }: PublishedItemProps) {
  const { t } = useTranslation('studio');
  const { language } = useConsole();
  const changeText = useChangeText();
  const title = tab.title[language] ?? tab.title['en'] ?? tab.id;
  const isUsed = tab.version !== null && tab.errors.length === 0;
  return (
    <li className={styles.item}>
      <div className={styles.texts}>
        <h3 className={styles.name}>
          {isUsed ? <Link to={addressOf(tab.id)}>{title}</Link> : title} <bdi className={styles.id}>{tab.id}</bdi>
        </h3>
        <State tab={tab} />
        <p className={styles.change}>{changeText(tab.last)}</p>
      </div>
      <div className={styles.actions}>
        <Button onClick={onHistory} aria-label={t('history.of', { title })}>
          {t('history.title')}
        </Button>
        {tab.version !== null && <WithdrawButton tab={tab} title={title} />}
      </div>
      {tab.errors.length > 0 && <ErrorList errors={tab.errors} />}
    </li>
  );
}

function State({ tab: { version, errors } }: Pick<PublishedItemProps, 'tab'>) {
  const { t } = useTranslation('studio');
  if (version === null) return <Tag>{t('published.withdrawn')}</Tag>;
  const params = { version: String(version) };
  if (errors.length > 0) return <Tag color="error">{t('published.notUsed', params)}</Tag>;
  return <Tag color="success">{t('published.inUse', params)}</Tag>;
}

function WithdrawButton({ tab, title }: { tab: PublishedTab; title: string }) {
  const { t } = useTranslation('studio');
  const { release, isPending, failure } = useRelease({ route: 'withdraw', done: 'withdraw.done' });
  return (
    <>
      <ConfirmPopover
        title={t('withdraw.question', { title })}
        description={t('withdraw.help')}
        okText={t('withdraw.confirm')}
        cancelText={t('publish.cancel')}
        onConfirm={() => release({ id: tab.id, base: tab.last.number })}
      >
        <Button danger loading={isPending} aria-label={t('withdraw.of', { title })}>
          {t('withdraw.confirm')}
        </Button>
      </ConfirmPopover>
      <ReleaseFailure text={failure} />
    </>
  );
}

function addressOf(id: string): string {
  const [group, tab] = id.split('/');
  return `/app/system/list/${group}?tab=${tab}`;
}
