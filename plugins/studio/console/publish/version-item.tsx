import { ConfirmPopover } from '@signalbox/console-kit';
import { Button, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PublishedTab } from '../../shared/published';
import { type OnOpenVersion, OpenVersion } from './open-version';
import styles from './published-tabs.module.css';
import { ReleaseFailure } from './release-failure';
import { useRelease } from './use-release';

interface VersionItemProps {
  tab: PublishedTab;
  version: number;
  onOpen: OnOpenVersion;
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
