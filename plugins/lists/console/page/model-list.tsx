import { useConsole } from '@signalbox/api/react';
import { Button, Typography } from 'antd';
import { PlusOutlined } from '@ant-design/icons';
import { Suspense, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { defaultColumns } from '../layout/column-layout';
import type { OpenModel } from '../model/open-model';
import { firstPage, readPlace, writePlace } from '../place/place';
import { usePlace } from '../place/use-place';
import { RecordTable } from '../table/record-table';
import styles from './list-page.module.css';
import { ListState } from './list-state';
import { Pager } from './pager';
import { ReloadButton } from './reload-button';
import { slots } from './slots';
import { useRecordPage } from './use-record-page';

/** The list of a model, with the panel of the open record. */
export function ModelList({ model }: { model: OpenModel }) {
  const { t } = useTranslation('lists');
  const { setPageTitle } = useConsole();
  const [place, goTo] = usePlace();
  const { search } = useLocation();
  const listing = useRecordPage(model, place);
  const { records } = listing;
  useEffect(() => setPageTitle(model.name), [setPageTitle, model.name]);
  const open = useCallback((record: string | undefined) => goTo({ record }), [goTo]);
  const { recordPanel: RecordPanel } = slots;
  const hrefOf = (record: string) => `?${writePlace({ ...readPlace(new URLSearchParams(search)), record }).toString()}`;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Typography.Title level={1} className={styles.title}>
          <bdi>{model.name}</bdi>
        </Typography.Title>
        {RecordPanel && model.actions.includes('add') ? (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => open('new')}>
            {t('record.add')}
          </Button>
        ) : null}
      </header>
      <div className={styles.card}>
        <div className={styles.tools}>
          <ReloadButton model={model} />
        </div>
        {records.length > 0 ? (
          <RecordTable
            label={model.name}
            columns={defaultColumns(model.columns)}
            records={records}
            sorts={place.sorts}
            onSort={(sorts) => goTo({ sorts, ...firstPage })}
            isBusy={listing.isStale}
            hrefOf={RecordPanel ? hrefOf : undefined}
            onOpen={open}
            openRecord={place.record}
          />
        ) : null}
        <ListState listing={listing} place={place} goTo={goTo} />
        <Pager listing={listing} place={place} goTo={goTo} />
      </div>
      {RecordPanel && place.record !== undefined ? (
        <Suspense>
          <RecordPanel model={model} record={place.record} onClose={() => open(undefined)} onOpen={open} />
        </Suspense>
      ) : null}
    </div>
  );
}
