import { PageCard } from '@signalbox/console-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListCommand, Point } from '../browse/list-props';
import { clear } from '../items/selection';
import { usePlace } from '../place/use-place';
import { TrashBar } from './trash-bar';
import { TrashDialogs } from './trash-dialogs';
import { TrashMenu } from './trash-menu';
import { TrashState } from './trash-state';
import { TrashStatus } from './trash-status';
import { TrashTable } from './trash-table';
import { TrashTools } from './trash-tools';
import styles from './trash.module.css';
import { useTrash } from './use-trash';
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
