import { readAgain } from '@signalbox/api/react';
import { OnlineCheckNote, PageCard } from '@signalbox/console-kit';
import { onlineColumns } from '@signalbox/schemas/online-columns';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Group } from '../filter/filter-tree';
import { noFilter } from '../filter/filter-tree';
import { readFilter } from '../filter/read-filter';
import { writeFilter } from '../filter/write-filter';
import { listKeyOf } from '../layout/stored-layout';
import { useLayout } from '../layout/use-layout';
import { ChangesBar } from '../live/changes-bar';
import { useListChanges } from '../live/use-list-changes';
import type { OpenModel } from '../model/open-model';
import { recordKeys } from '../model/record-keys';
import { firstPage, type ListPlace } from '../place/place';
import type { GoToPlace } from '../place/use-place';
import { useSelection } from '../selection/use-selection';
import { saveLocalFilter } from '../place/local-filter';
import { useViews } from '../views/use-views';
import { CardTop } from './card-top';
import styles from './list-page.module.css';
import { ListStatus } from './list-status';
import { LoadingRows } from './loading-rows';
import { Pager } from './pager';
import { RecordsPane } from './records-pane';
import { slots } from './slots';
import { useRecordPage } from './use-record-page';

interface ListCardProps {
  model: OpenModel;
  place: ListPlace;
  goTo: GoToPlace;
}

/** The table with everything that decides what it shows: view, filter, columns and pages. */
export function ListCard({ model, place, goTo }: ListCardProps) {
  const queries = useQueryClient();
  const listing = useRecordPage(model, place);
  const { records, readAt, readPage, replace: onLiveValues } = listing;
  const isLastPage = listing.next === undefined;
  const pending = useListChanges({ model, records, isLastPage, readPage, readAt, place, onLiveValues });
  const layout = useLayout(model);
  const views = useViews({ model, place, goTo, layout });
  const selection = useSelection(place);
  const { columns } = model;
  const filter = useMemo(() => readFilter(place.filter, columns), [place.filter, columns]);
  const keep = (next: Pick<ListPlace, 'filter'> | Pick<ListPlace, 'sorts'>) => {
    saveLocalFilter(listKeyOf(model), { ...place, ...next });
    goTo({ ...next, ...firstPage });
  };
  const changeFilter = (group: Group) => keep({ filter: writeFilter(group, columns) });
  const reload = () => void readAgain(queries, recordKeys.ofModel(model.id));
  return (
    <PageCard>
      <div className={styles.list}>
        <CardTop
          {...{ model, place, listing, layout, views, selection, filter }}
          onFilter={changeFilter}
          onReload={reload}
        />
        {onlineColumns(model.schema) && <OnlineCheckNote />}
        {layout.isPending ? (
          <LoadingRows count={place.size} />
        ) : (
          <RecordsPane
            {...{ model, listing, place, goTo, pending }}
            shown={views.shown}
            onColumns={views.setShown}
            onClearFilter={() => changeFilter(noFilter)}
            onClearOrder={() => keep({ sorts: [] })}
            selection={isSelectable(model) ? selection : undefined}
          />
        )}
        <div className={styles.foot}>
          <ListStatus listing={listing} />
          <ChangesBar pending={pending} onReload={reload} />
          <Pager listing={listing} place={place} goTo={goTo} />
        </div>
      </div>
    </PageCard>
  );
}

/** True if something can be done with several records. */
function isSelectable({ actions }: OpenModel): boolean {
  const mayChange = actions.includes('edit') || actions.includes('delete');
  return slots.exportButton !== undefined || (slots.selectionActions !== undefined && mayChange);
}
