import { LoadFailure, LoadingLines } from '@signalbox/console-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { Alert, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Use, keyOfUse } from '../details/use-row';
import type { FileUses } from '../../shared/uses';
import styles from './uses.module.css';

/** What a change does to the places that have the address. */
type Change = 'delete' | 'move' | 'rename' | 'replace';

interface UsesNoteProps {
  change: Change;
  uses: Pick<UseQueryResult<FileUses>, 'data' | 'error' | 'refetch'>;
}

/** Before a change: who uses the files, and what will happen there. */
export function UsesNote({ change, uses: { data, error, refetch } }: UsesNoteProps) {
  const { t } = useTranslation('media');
  if (error)
    return (
      <LoadFailure error={error} onRetry={() => void refetch()} titleOf={(reason) => t('uses.failed', { reason })} />
    );
  if (data === undefined) return <LoadingLines label={t('uses.loading')} rows={1} />;
  const { count, uses } = data;
  if (count === 0) return <Typography.Text type="secondary">{t('usesOf.none')}</Typography.Text>;
  const more = count - uses.length;
  return (
    <Alert
      type={change === 'delete' ? 'warning' : 'info'}
      showIcon
      title={t('usesOf.count', { count })}
      description={
        <>
          <div>{t(`usesOf.${change}`)}</div>
          {uses.length === 0 ? null : (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls a long list
            <ul className={styles.uses} aria-label={t('uses.title')} tabIndex={0}>
              {uses.map((use) => (
                <Use key={keyOfUse(use)} use={use} />
              ))}
            </ul>
          )}
          {more > 0 ? <div>{t('usesOf.more', { count: more })}</div> : null}
        </>
      }
    />
  );
}
