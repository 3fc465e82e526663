import { PlusOutlined } from '@ant-design/icons';
import { useConsole } from '@signalbox/api/react';
import { Button, Typography } from 'antd';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '../filter-text/filter-chips';
import type { Group } from '../filter/filter-tree';
import { readFilter } from '../filter/read-filter';
import { writeFilter } from '../filter/write-filter';
import { defaultColumns } from '../layout/column-layout';
import type { OpenModel } from '../model/open-model';
import { firstPage } from '../place/place';
import { usePlace } from '../place/use-place';
import { FilterButton } from './filter-button';
import styles from './list-page.module.css';
import { ListStatus } from './list-status';
import { Pager } from './pager';
import { RecordsPane } from './records-pane';
import { ReloadButton } from './reload-button';
import { slots } from './slots';
import { useRecordPage } from './use-record-page';

const FilterPanel = lazy(async () => ({ default: (await import('../builder/filter-panel')).FilterPanel }));

/** The list of a model, with the panel of the open record. */
export function ModelList({ model }: { model: OpenModel }) {
  const { t } = useTranslation('lists');
  const { setPageTitle } = useConsole();
  const [place, goTo] = usePlace();
  const [isFiltering, setIsFiltering] = useState(false);
  const listing = useRecordPage(model, place);
  const { columns, name, actions } = model;
  const filter = useMemo(() => readFilter(place.filter, columns), [place.filter, columns]);
  useEffect(() => setPageTitle(name), [setPageTitle, name]);
  const open = useCallback((record: string | undefined) => goTo({ record }), [goTo]);
  const changeFilter = (next: Group) => goTo({ filter: writeFilter(next, columns), ...firstPage });
  const { recordPanel: RecordPanel } = slots;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Typography.Title level={1} className={styles.title}>
          <bdi>{name}</bdi>
        </Typography.Title>
        {RecordPanel && actions.includes('add') ? (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => open('new')}>
            {t('record.add')}
          </Button>
        ) : null}
      </header>
      <div className={styles.card}>
        <div className={styles.tools}>
          <FilterButton
            hasConditions={place.filter !== undefined}
            isOpen={isFiltering}
            onToggle={() => setIsFiltering(!isFiltering)}
          />
          <ReloadButton model={model} />
        </div>
        {isFiltering ? (
          <Suspense>
            <FilterPanel filter={filter} columns={columns} onApply={changeFilter} />
          </Suspense>
        ) : null}
        <FilterChips filter={filter} columns={columns} onChange={changeFilter} />
        <RecordsPane model={model} shown={defaultColumns(columns)} listing={listing} place={place} goTo={goTo} />
        <div className={styles.foot}>
          <ListStatus listing={listing} />
          <Pager listing={listing} place={place} goTo={goTo} />
        </div>
      </div>
      {RecordPanel && place.record !== undefined ? (
        <Suspense>
          <RecordPanel model={model} record={place.record} onClose={() => open(undefined)} onOpen={open} />
        </Suspense>
      ) : null}
    </div>
  );
}
