import { useFailureText } from '@signalbox/console-kit';
import { Alert, Button } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '../filter-text/filter-chips';
import { type Group, noFilter } from '../filter/filter-tree';
import { readFilter } from '../filter/read-filter';
import { writeFilter } from '../filter/write-filter';
import { listKeyOf } from '../layout/stored-layout';
import { useLayout } from '../layout/use-layout';
import type { OpenModel } from '../model/open-model';
import { wireSorts } from '../place/list-query';
import { firstPage, type ListPlace } from '../place/place';
import type { GoToPlace } from '../place/use-place';
import { selectedRecords } from '../selection/selected-records';
import { useSelection } from '../selection/use-selection';
import { saveLocalFilter } from '../start/local-filter';
import { useViews } from '../views/use-views';
import { ViewBar } from '../views/view-bar';
import styles from './list-page.module.css';
import { ListStatus } from './list-status';
import { ListTools } from './list-tools';
import { LoadingRows } from './loading-rows';
import { Pager } from './pager';
import { RecordsPane } from './records-pane';
import { SelectionBar } from './selection-bar';
import { slots } from './slots';
import { useRecordPage } from './use-record-page';

const ColumnsDrawer = lazy(async () => ({ default: (await import('../chooser/columns-drawer')).ColumnsDrawer }));
const FilterPanel = lazy(async () => ({ default: (await import('../builder/filter-panel')).FilterPanel }));

interface ListCardProps {
  model: OpenModel;
  place: ListPlace;
  goTo: GoToPlace;
}

/** The table with everything that decides what it shows: view, filter, columns and pages. */
export function ListCard({ model, place, goTo }: ListCardProps) {
  const { t } = useTranslation('lists');
  const failureText = useFailureText();
  const [opened, setOpened] = useState<'filter' | 'columns'>();
  const listing = useRecordPage(model, place);
  const layout = useLayout(model);
  const views = useViews({ model, place, goTo, layout });
  const { columns } = model;
  const filter = useMemo(() => readFilter(place.filter, columns), [place.filter, columns]);
  const selection = useSelection(place);
  const selected = selectedRecords({ selection, place, listing, columns });
  const changeFilter = (group: Group) => {
    const next = writeFilter(group, columns);
    saveLocalFilter(listKeyOf(model), { ...place, filter: next });
    goTo({ filter: next, ...firstPage });
  };
  return (
    <div className={styles.card}>
      <div className={styles.tools}>
        {selection.isAll || selection.ids.size > 0 ? (
          <SelectionBar model={model} listing={listing} selection={selection} selected={selected} />
        ) : (
          <ViewBar model={model} place={place} views={views} />
        )}
        <ListTools
          model={model}
          hasConditions={place.filter !== undefined}
          isFiltering={opened === 'filter'}
          onFilter={() => setOpened(opened === 'filter' ? undefined : 'filter')}
          onColumns={() => setOpened('columns')}
          exported={{
            selection: selected,
            columns: views.shown.map(({ column }) => column.path),
            sorts: wireSorts(place.sorts),
          }}
        />
      </div>
      {layout.error ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('columns.saveFailed', { reason: failureText(layout.error) })}
          action={
            <Button size="small" onClick={layout.retry}>
              {t('retry')}
            </Button>
          }
        />
      ) : null}
      <Suspense>
        {opened === 'filter' ? <FilterPanel filter={filter} columns={columns} onApply={changeFilter} /> : null}
        {opened === 'columns' ? (
          <ColumnsDrawer
            columns={columns}
            shown={views.shown}
            onChange={views.setShown}
            onClose={() => setOpened(undefined)}
          />
        ) : null}
      </Suspense>
      <FilterChips filter={filter} columns={columns} onChange={changeFilter} />
      {layout.isPending ? (
        <LoadingRows count={place.size} />
      ) : (
        <RecordsPane
          model={model}
          shown={views.shown}
          onColumns={views.setShown}
          listing={listing}
          place={place}
          goTo={goTo}
          onClearFilter={() => changeFilter(noFilter)}
          selection={isSelectable(model) ? selection : undefined}
        />
      )}
      <div className={styles.foot}>
        <ListStatus listing={listing} />
        <Pager listing={listing} place={place} goTo={goTo} />
      </div>
    </div>
  );
}

/** True if something can be done with several records. */
function isSelectable({ actions }: OpenModel): boolean {
  const mayChange = actions.includes('edit') || actions.includes('delete');
  return slots.exportButton !== undefined || (slots.selectionActions !== undefined && mayChange);
}
