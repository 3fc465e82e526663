import { PlusOutlined } from '@ant-design/icons';
import { useConsole } from '@signalbox/api/react';
import { PageCard, PageFrame } from '@signalbox/console-kit';
import { Button } from 'antd';
import { Suspense, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenModel } from '../model/open-model';
import { usePlace } from '../place/use-place';
import { useStart } from '../start/use-start';
import { ListCard } from './list-card';
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
    <PageFrame
      title={<bdi>{name}</bdi>}
      actions={
        RecordPanel && actions.includes('add') ? (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => open('new')}>
            {t('record.add')}
          </Button>
        ) : null
      }
      width="wide"
    >
      {isStarted ? (
        <ListCard model={model} place={place} goTo={goTo} />
      ) : (
        <PageCard>
          <LoadingRows count={place.size} />
        </PageCard>
      )}
      {RecordPanel && place.record !== undefined ? (
        <Suspense>
          <RecordPanel model={model} record={place.record} onClose={() => open(undefined)} onOpen={open} />
        </Suspense>
      ) : null}
    </PageFrame>
  );
}
