import { LoadFailure, LoadingLines } from '@signalbox/console-kit';
import { Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { trashDays } from '../../shared/trash';
import styles from './trash.module.css';
import type { Trash } from './use-trash';

/** Drawn instead of the entries, or below those that are loaded: says why there are no more. */
export function TrashState({ trash, isSearch }: { trash: Trash; isSearch: boolean }) {
  const { t } = useTranslation('media');
  const { items, isPending, error, retry } = trash;
  if (error)
    return (
      <div className={items.length === 0 ? styles.state : styles.stateBelow}>
        <LoadFailure error={error} onRetry={retry} titleOf={(reason) => t('trash.loadFailed', { reason })} />
      </div>
    );
  if (items.length > 0) return null;
  return (
    <div className={styles.state}>
      {isPending ? (
        <LoadingLines label={t('list.loading')} rows={6} />
      ) : (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={isSearch ? t('trash.notFound') : t('trash.isEmpty', { days: trashDays })}
        />
      )}
    </div>
  );
}
