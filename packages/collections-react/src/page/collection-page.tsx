import { PlusOutlined } from '@ant-design/icons';
import { useConsole } from '@signalbox/api/react';
import { PageCard, PageFrame } from '@signalbox/console-kit';
import { Button } from 'antd';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Collection } from '../common/collection';
import { usePlace } from '../common/use-place';
import { useStart } from './use-start';
import { ListCard } from './list-card';
import { LoadingRows } from './loading-rows';

const RecordPanel = lazy(async () => ({ default: (await import('../record/record-panel')).RecordPanel }));

/** The list of a collection, with the panel of the open record. */
export function CollectionPage({ collection }: { collection: Collection }) {
  const { t } = useTranslation('collections-react');
  const { setPageTitle } = useConsole();
  const [place, goTo] = usePlace();
  const isStarted = useStart(collection, goTo);
  const { name, actions } = collection;
  useEffect(() => setPageTitle(name), [setPageTitle, name]);
  const open = useCallback((record: string | undefined) => goTo({ record }), [goTo]);
  return (
    <PageFrame
      title={<bdi>{name}</bdi>}
      actions={
        actions.includes('add') ? (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => open('new')}>
            {t('record.add')}
          </Button>
        ) : null
      }
      width="wide"
    >
      {isStarted ? (
        <ListCard collection={collection} place={place} goTo={goTo} />
      ) : (
        <PageCard>
          <LoadingRows count={place.size} />
        </PageCard>
      )}
      {place.record !== undefined ? (
        <Suspense>
          <RecordPanel collection={collection} record={place.record} onClose={() => open(undefined)} onOpen={open} />
        </Suspense>
      ) : null}
    </PageFrame>
  );
}
