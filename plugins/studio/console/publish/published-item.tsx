import { useConsole } from '@signalbox/api/react';
import { ConfirmPopover } from '@signalbox/console-kit';
import { Button, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PublishedTab } from '../../shared/published';
import { ErrorList } from '../check/error-list';
import { type OnOpenVersion, OpenVersion } from './open-version';
import styles from './published-tabs.module.css';
import { ReleaseFailure } from './release-failure';
import { titleOf } from './title-of';
import { useChangeText } from './use-change-text';
import { useRelease } from './use-release';

interface PublishedItemProps {
  tab: PublishedTab;
  onOpen: OnOpenVersion;
  onHistory: () => void;
}

/** One tab: whether it is in use, who changed it last, and what can be done. */
export function PublishedItem({ tab, onOpen, onHistory }: PublishedItemProps) {
  const { t } = useTranslation('studio');
  const { language } = useConsole();
  const changeText = useChangeText();
  const { id, version, isUsed, errors } = tab;
  const title = titleOf(tab, language);
  return (
    <li className={styles.item}>
      <div className={styles.texts}>
        <h3 className={styles.name}>
          {isUsed ? <Link to={addressOf(id)}>{title}</Link> : title} <bdi className={styles.id}>{id}</bdi>
        </h3>
        <State tab={tab} />
        <p className={styles.change}>{changeText(tab.last)}</p>
      </div>
      <div className={styles.actions}>
        <Button onClick={onHistory} aria-label={t('history.of', { title })}>
          {t('history.title')}
        </Button>
        {version !== null && errors.length > 0 && (
          <OpenVersion
            id={id}
            version={version}
            errors={errors}
            label={t('published.edit', { title })}
            onOpen={onOpen}
          />
        )}
        {version !== null && <WithdrawButton tab={tab} title={title} />}
      </div>
      {errors.length > 0 && <ErrorList errors={errors} label={t('published.errorsOf', { title })} />}
    </li>
  );
}

function State({ tab: { version, isUsed, errors } }: Pick<PublishedItemProps, 'tab'>) {
  const { t } = useTranslation('studio');
  if (version === null) return <Tag>{t('published.withdrawn')}</Tag>;
  const params = { version: String(version) };
  if (!isUsed) return <Tag color="error">{t('published.notUsed', params)}</Tag>;
  return (
    <>
      <Tag color="success">{t('published.inUse', params)}</Tag>
      {errors.length > 0 && <p className={styles.change}>{t('published.toCorrect')}</p>}
    </>
  );
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
