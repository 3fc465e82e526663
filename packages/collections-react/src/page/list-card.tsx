import { readAgain, useConsole } from '@signalbox/api/react';
import {
  firstPage,
  type Group,
  type ListPlace,
  noFilter,
  readFilter,
  recordKeys,
  writeFilter,
} from '@signalbox/collections-core';
import { OnlineCheckNote, PageCard, useFailureText } from '@signalbox/console-kit';
import { onlineColumns } from '@signalbox/schemas/online-columns';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Collection } from '../common/collection';
import { saveLocalFilter } from '../common/local-filter';
import { useSelection } from '../common/selection/use-selection';
import type { GoToPlace } from '../common/use-place';
import { useLayout } from '../table/columns/use-layout';
import { useViews } from '../views/use-views';
import { CardTop } from './card-top';
import styles from './collection-page.module.css';
import { ChangesBar } from './live/changes-bar';
import { useListChanges } from './live/use-list-changes';
import { LoadingRows } from './loading-rows';
import { Pager } from './pager';
import { RecordsPane } from './records-pane';
import { type Listing, useRecordPage } from './use-record-page';

interface ListCardProps {
  collection: Collection;
  place: ListPlace;
  goTo: GoToPlace;
}

/** The table with everything that decides what it shows: view, filter, columns and pages. */
export function ListCard({ collection, place, goTo }: ListCardProps) {
  const queries = useQueryClient();
  const listing = useRecordPage(collection, place);
  const { records, readAt, readPage, replace: onLiveValues } = listing;
  const isLastPage = listing.next === undefined;
  const pending = useListChanges({ collection, records, isLastPage, readPage, readAt, place, onLiveValues });
  const layout = useLayout(collection);
  const views = useViews({ collection, place, goTo, layout });
  const selection = useSelection(place);
  const { columns } = collection;
  const filter = useMemo(() => readFilter(place.filter, columns), [place.filter, columns]);
  const keep = (next: Pick<ListPlace, 'filter'> | Pick<ListPlace, 'sorts'>) => {
    saveLocalFilter(collection, { ...place, ...next });
    goTo({ ...next, ...firstPage });
  };
  const changeFilter = (group: Group) => keep({ filter: writeFilter(group, columns) });
  const reload = () => void readAgain(queries, recordKeys.of(collection.resource));
  return (
    <PageCard>
      <div className={styles.list}>
        <CardTop
          {...{ collection, place, listing, layout, views, selection, filter }}
          onFilter={changeFilter}
          onReload={reload}
        />
        {onlineColumns(collection.schema) && <OnlineCheckNote />}
        {layout.isPending ? (
          <LoadingRows count={place.size} />
        ) : (
          <RecordsPane
            {...{ collection, listing, place, goTo, pending }}
            shown={views.shown}
            onColumns={views.setShown}
            onClearFilter={() => changeFilter(noFilter)}
            onClearOrder={() => keep({ sorts: [] })}
            selection={selection}
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

/** Says which records the page shows, of how many. Screen readers hear its changes. */
function ListStatus({ listing }: { listing: Listing }) {
  const { t } = useTranslation('collections-react');
  const { language } = useConsole();
  const failureText = useFailureText();
  const { records, before, isPending, count } = listing;
  const { total, isEstimate, countExactly, error } = count;
  const format = new Intl.NumberFormat(language);
  const number = total === undefined ? '' : `${isEstimate ? '~' : ''}${format.format(total)}`;
  const last = (before ?? 0) + records.length;
  // The range of one number would be marked as approximate.
  const range = records.length === 1 ? format.format(last) : format.formatRange((before ?? 0) + 1, last);
  const text = () => {
    if (isPending || total === undefined) return '';
    if (before === undefined || records.length === 0) return t('status.total', { count: total, number });
    return t('status.range', { count: total, range, number });
  };
  return (
    <div className={styles.status}>
      <output>{text()}</output>
      {countExactly ? (
        <Button type="link" size="small" onClick={countExactly}>
          {t('status.countExactly')}
        </Button>
      ) : null}
      {/* One reason is enough where the records fail too. */}
      {error && !listing.error ? <span>{t('status.failed', { reason: failureText(error) })}</span> : null}
    </div>
  );
}
