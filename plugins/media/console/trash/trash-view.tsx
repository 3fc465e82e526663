import { ArrowLeftOutlined, DeleteOutlined, RollbackOutlined } from '@ant-design/icons';
import { LoadFailure, LoadingLines, PageCard } from '@signalbox/console-kit';
import { Button, Empty } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trashDays } from '../../shared/trash';
import type { ListCommand, Point } from '../browse/list-props';
import { clear } from '../items/selection';
import { usePlace } from '../place/use-place';
import { SearchBox } from '../search/search-box';
import { TrashDialogs } from './trash-dialogs';
import { TrashMenu } from './trash-menu';
import { TrashStatus } from './trash-status';
import { TrashTable } from './trash-table';
import styles from './trash.module.css';
import { type Trash, useTrash } from './use-trash';
import { useTrashActions } from './use-trash-actions';

/** Deleted files and folders, for 30 days: they can be restored, or deleted for good. */
export function TrashView() {
  const { t } = useTranslation('media');
  const [{ search }, goTo] = usePlace();
  const trash = useTrash(search.text);
  const { items, selection, onSelect } = trash;
  const { chosen, frame, dialog, end, giveBack, restore, purge, empty } = useTrashActions(trash);
  const [menu, setMenu] = useState<Point>();
  const handleCommand = (command: ListCommand) => {
    if (command === 'clear') onSelect(clear(selection));
    if (command === 'up') goTo({ isTrash: false, search: { ...search, text: '' } });
    if (command === 'delete' && chosen.length > 0) purge?.();
  };
  return (
    <PageCard>
      <TrashTools isEmpty={items.length === 0} onLeave={() => handleCommand('up')} onEmpty={empty} />
      <TrashBar isDisabled={chosen.length === 0} onRestore={restore} onPurge={purge} />
      <div ref={frame} className={styles.frame}>
        <TrashTable
          label={t('trash.title')}
          items={items}
          count={trash.exactCount}
          isBusy={trash.isPending}
          onMore={trash.onMore}
          hasMore={trash.hasMore}
          selection={selection}
          onSelect={onSelect}
          onCommand={handleCommand}
          onMenu={(item, at) => item && (restore || purge) && setMenu(at)}
        />
        <TrashState trash={trash} isSearch={search.text !== ''} />
      </div>
      <TrashStatus trash={trash} />
      {menu === undefined ? null : (
        <TrashMenu
          at={menu}
          onRestore={restore}
          onPurge={purge}
          onClose={() => setMenu(undefined)}
          onLeave={giveBack}
        />
      )}
      <TrashDialogs dialog={dialog} onEnd={end} onClose={() => end(chosen.map(({ path }) => path))} />
    </PageCard>
  );
}

/** Drawn instead of the entries, or below those that are loaded: says why there are no more. */
function TrashState({ trash, isSearch }: { trash: Trash; isSearch: boolean }) {
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

interface TrashToolsProps {
  isEmpty: boolean;
  onLeave: () => void;
  /** Missing: the user may not do it. */
  onEmpty: (() => void) | undefined;
}

/** The way back, the search, and the button that empties the trash. */
function TrashTools({ isEmpty, onLeave, onEmpty }: TrashToolsProps) {
  const { t } = useTranslation('media');
  const [{ search }, goTo] = usePlace();
  const searchText = useCallback(
    (text: string) => goTo({ search: { ...search, text } }, { replace: search.text !== '' }),
    [goTo, search],
  );
  return (
    <div className={styles.tools}>
      <Button icon={<ArrowLeftOutlined className={styles.back} aria-hidden />} onClick={onLeave}>
        {t('trash.back')}
      </Button>
      <div className={styles.search}>
        <SearchBox text={search.text} onSearch={searchText} />
      </div>
      {onEmpty ? (
        <Button danger disabled={isEmpty} onClick={onEmpty}>
          {t('trash.empty')}
        </Button>
      ) : null}
    </div>
  );
}

interface TrashBarProps {
  isDisabled: boolean;
  /** Missing: the user may not do it. */
  onRestore: (() => void) | undefined;
  onPurge: (() => void) | undefined;
}

/** Offers what the user may do with the selected entries. */
function TrashBar({ isDisabled, onRestore, onPurge }: TrashBarProps) {
  const { t } = useTranslation('media');
  if (!onRestore && !onPurge) return null;
  return (
    <div role="toolbar" aria-label={t('actions.label')} className={styles.bar}>
      {onRestore ? (
        <Button type="text" icon={<RollbackOutlined aria-hidden />} disabled={isDisabled} onClick={onRestore}>
          {t('trash.restore')}
        </Button>
      ) : null}
      {onPurge ? (
        <Button type="text" danger icon={<DeleteOutlined aria-hidden />} disabled={isDisabled} onClick={onPurge}>
          {t('trash.purge')}
        </Button>
      ) : null}
    </div>
  );
}
