import { FilterOutlined, InsertRowLeftOutlined, ReloadOutlined } from '@ant-design/icons';
import { type Group, type ListPlace, wireSorts } from '@signalbox/collections-core';
import { useFailureText } from '@signalbox/console-kit';
import { Alert, Button } from 'antd';
import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExportButton, type ExportButtonProps } from '../actions/export/export-button';
import type { Collection } from '../common/collection';
import { selectedRecords } from '../common/selection/selected-records';
import type { Selection } from '../common/selection/use-selection';
import { FilterChips } from '../filter/chips/filter-chips';
import type { Layout } from '../table/columns/use-layout';
import type { Views } from '../views/use-views';
import { ViewBar } from '../views/view-bar';
import styles from './collection-page.module.css';
import { SelectionBar } from './selection-bar';
import type { Listing } from './use-record-page';

const ColumnsDrawer = lazy(async () => ({ default: (await import('../table/columns/columns-drawer')).ColumnsDrawer }));
const FilterPanel = lazy(async () => ({ default: (await import('../filter/builder/filter-panel')).FilterPanel }));

interface CardTopProps {
  collection: Collection;
  place: ListPlace;
  listing: Listing;
  layout: Layout;
  views: Views;
  selection: Selection;
  filter: Group;
  onFilter: (filter: Group) => void;
  onReload: () => void;
}

/** Above the table: the saved view, the tools, and the filter. Below it: what is selected. */
export function CardTop(props: CardTopProps) {
  const { collection, place, listing, layout, views, selection, filter, onFilter, onReload } = props;
  const [opened, setOpened] = useState<'filter' | 'columns'>();
  const filterButton = useRef<HTMLButtonElement>(null);
  const { columns } = collection;
  const selected = selectedRecords({ selection, place, listing, columns });
  const exported = {
    selection: selected,
    columns: views.shown.map(({ column }) => column.path),
    sorts: wireSorts(place.sorts),
  };
  return (
    <>
      <div className={styles.tools}>
        <ViewBar {...{ collection, place, views }} />
        <ListTools
          {...{ collection, exported, onReload, filterButton }}
          hasConditions={place.filter !== undefined}
          isFiltering={opened === 'filter'}
          onFilter={() => setOpened(opened === 'filter' ? undefined : 'filter')}
          onColumns={() => setOpened('columns')}
        />
      </div>
      {selection.isAll || selection.ids.size > 0 ? (
        <SelectionBar {...{ collection, listing, selection, selected }} />
      ) : null}
      <LayoutFailure layout={layout} />
      <Suspense>
        {opened === 'filter' ? (
          <FilterPanel
            filter={filter}
            columns={columns.filter(({ compare }) => compare !== 'never')}
            onApply={onFilter}
          />
        ) : null}
        {opened === 'columns' ? (
          <ColumnsDrawer
            columns={columns}
            shown={views.shown}
            onChange={views.setShown}
            onClose={() => setOpened(undefined)}
          />
        ) : null}
      </Suspense>
      <FilterChips filter={filter} columns={columns} onChange={onFilter} onNone={() => filterButton.current?.focus()} />
    </>
  );
}

/** The columns stay as the user chose them, until the page is left. */
function LayoutFailure({ layout: { error, retry } }: { layout: Layout }) {
  const { t } = useTranslation('collections-react');
  const failureText = useFailureText();
  if (error === null) return null;
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={t('columns.saveFailed', { reason: failureText(error) })}
      action={
        <Button size="small" onClick={retry}>
          {t('retry')}
        </Button>
      }
    />
  );
}

interface ListToolsProps {
  collection: Collection;
  hasConditions: boolean;
  isFiltering: boolean;
  onFilter: () => void;
  filterButton: RefObject<HTMLButtonElement | null>;
  onColumns: () => void;
  onReload: () => void;
  /** Props of the button that exports the records. */
  exported: Omit<ExportButtonProps, 'collection'>;
}

/** Opens the builder of the filter and the chooser of columns, and reads the records again. */
function ListTools({
  collection,
  hasConditions,
  isFiltering,
  onFilter,
  filterButton,
  onColumns,
  onReload,
  exported,
}: ListToolsProps) {
  const { t } = useTranslation('collections-react');
  return (
    <div className={styles.buttons}>
      <Button
        ref={filterButton}
        icon={<FilterOutlined aria-hidden />}
        className={hasConditions ? styles.active : ''}
        aria-expanded={isFiltering}
        onClick={onFilter}
      >
        {t('filter.open')}
      </Button>
      <Button icon={<InsertRowLeftOutlined aria-hidden />} onClick={onColumns}>
        {t('columns.open')}
      </Button>
      <ExportButton collection={collection} {...exported} />
      <Button icon={<ReloadOutlined aria-hidden />} onClick={onReload} aria-label={t('reload')} title={t('reload')} />
    </div>
  );
}
