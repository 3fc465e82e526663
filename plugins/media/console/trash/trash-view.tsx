import { ArrowLeftOutlined, DeleteOutlined, RollbackOutlined } from '@ant-design/icons';
import { useMay } from '@signalbox/api/react';
import { Button } from 'antd';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../actions/use-focus-return';
import type { ListCommand, Point } from '../browse/list-props';
import { clear, nothingSelected } from '../items/selection';
import { usePlace } from '../place/use-place';
import { SearchBox } from '../search/search-box';
import { TrashDialogs, type TrashDialog } from './trash-dialogs';
import { TrashMenu } from './trash-menu';
import { TrashState } from './trash-state';
import { TrashStatus } from './trash-status';
import { TrashTable } from './trash-table';
import styles from './trash.module.css';
import { useTrash } from './use-trash';

/** Deleted files and folders, for 30 days: they can be restored, or deleted for good. */
export function TrashView() {
  const { t } = useTranslation('media');
  const may = useMay();
  const [{ search }, goTo] = usePlace();
  const trash = useTrash(search.text);
  const { items, selection, onSelect } = trash;
  const [dialog, setDialog] = useState<TrashDialog>();
  const [menu, setMenu] = useState<Point>();
  const frame = useRef<HTMLDivElement>(null);
  const { remember, giveBack } = useFocusReturn(frame);
  const chosen = useMemo(() => items.filter(({ path }) => selection.selected.has(path)), [items, selection.selected]);
  const open = (next: TrashDialog) => {
    remember();
    setDialog(next);
  };
  const restore = may('media.add') ? () => open({ kind: 'restore', items: chosen }) : undefined;
  const purge = may('media.delete') ? () => open({ kind: 'purge', items: chosen }) : undefined;
  const handleCommand = (command: ListCommand) => {
    if (command === 'clear') onSelect(clear(selection));
    if (command === 'up') goTo({ isTrash: false, search: { ...search, text: '' } });
    if (command === 'delete' && chosen.length > 0) purge?.();
  };
  const handleEnd = (left: readonly string[]) => {
    setDialog(undefined);
    onSelect({ ...nothingSelected, selected: new Set(left) });
    giveBack();
  };
  return (
    <div className={styles.card}>
      <TrashTools
        isEmpty={items.length === 0}
        onLeave={() => handleCommand('up')}
        onEmpty={may('media.delete') ? () => open({ kind: 'empty' }) : undefined}
      />
      <TrashBar isDisabled={chosen.length === 0} onRestore={restore} onPurge={purge} />
      <div ref={frame} className={styles.frame}>
        <TrashTable
          label={t('trash.title')}
          items={items}
          count={trash.exactCount}
          isBusy={trash.isPending}
          onMore={trash.onMore}
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
      <TrashDialogs dialog={dialog} onEnd={handleEnd} onClose={() => handleEnd(chosen.map(({ path }) => path))} />
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

/** What the user may do with the selected entries. */
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
