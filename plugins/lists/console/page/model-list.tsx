import { PlusOutlined } from '@ant-design/icons';
import { useConsole } from '@signalbox/api/react';
import { Button, Typography } from 'antd';
import { Suspense, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenModel } from '../model/open-model';
import { usePlace } from '../place/use-place';
import { useStart } from '../start/use-start';
import { ListCard } from './list-card';
import styles from './list-page.module.css';
import { LoadingRows } from './loading-rows';
import { slots } from './slots';

/** The list of a model, with the panel of the open record. */
export function ModelList({ model }: { model: OpenModel }) {
  const { t } = useTranslation('lists');
  const { setPageTitle } = useConsole();
  const [place, goTo] = usePlace();
  const isStarted = useStart(model, goTo);
  const { name, actions } = model;
  useEffect(() => setPageTitle(name), [setPageTitle, name]);
  const open = useCallback((record: string | undefined) => goTo({ record }), [goTo]);
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
      {isStarted ? (
        <ListCard model={model} place={place} goTo={goTo} />
      ) : (
        <div className={styles.card}>
          <LoadingRows count={place.size} />
        </div>
      )}
      {RecordPanel && place.record !== undefined ? (
        <Suspense>
          <RecordPanel model={model} record={place.record} onClose={() => open(undefined)} onOpen={open} />
        </Suspense>
      ) : null}
    </div>
  );
}
