import { useConsole } from '@signalbox/api/react';
import { ConfirmPopover, useFailureText } from '@signalbox/console-kit';
import { useMutation } from '@tanstack/react-query';
import { Button, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import type { TabDraft } from '../../shared/draft';
import type { PublishedTab } from '../../shared/published';
import styles from './published-tabs.module.css';
import { ReleaseFailure } from './release-failure';
import { useRelease } from './use-release';

interface VersionItemProps {
  tab: PublishedTab;
  version: number;
  onOpen: (draft: TabDraft) => void;
}

/** One version: opens it in the editor, or puts it in use again. */
export function VersionItem({ tab, version, onOpen }: VersionItemProps) {
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
        <OpenButton id={tab.id} version={version} onOpen={onOpen} />
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

function OpenButton({ id, version, onOpen }: { id: string } & Pick<VersionItemProps, 'version' | 'onOpen'>) {
  const { t } = useTranslation('studio');
  const { api } = useConsole();
  const failureText = useFailureText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.get<TabDraft>(`core/schema/published/version?id=${encodeURIComponent(id)}&version=${version}`),
    onSuccess: onOpen,
  });
  return (
    <>
      <ConfirmPopover
        title={t('start.replaceWith', { id: t('history.version', { version: String(version) }) })}
        okText={t('start.open')}
        cancelText={t('start.keep')}
        onConfirm={() => mutate()}
      >
        <Button loading={isPending} aria-label={t('history.editVersion', { version: String(version) })}>
          {t('history.edit')}
        </Button>
      </ConfirmPopover>
      <ReleaseFailure text={error ? failureText(error) : undefined} />
    </>
  );
}
