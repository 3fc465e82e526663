import { PlusOutlined } from '@ant-design/icons';
import { useConsole } from '@signalbox/api/react';
import { defaultView, listKeyOf, placeOfView } from '@signalbox/collections-core';
import { PageCard, PageFrame } from '@signalbox/console-kit';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Collection } from '../common/collection';
import { readLocalFilter } from '../common/local-filter';
import { type GoToPlace, usePlace } from '../common/use-place';
import { viewsQuery } from '../views/view-queries';
import { ListCard } from './list-card';
import { LoadingRows } from './loading-rows';

const RecordPanel = lazy(async () => ({ default: (await import('../record/record-panel')).RecordPanel }));

/** The list of a collection, with the panel of the open record. */
export function CollectionPage({ collection }: { collection: Collection }) {
  const { t } = useTranslation('collections-react');
  const { setPageTitle } = useConsole();
  const [place, goTo] = usePlace(collection.columns);
  const isStarted = useStart(collection, goTo);
  const { name, actions, newText = t('record.add') } = collection;
  useEffect(() => setPageTitle(name), [setPageTitle, name]);
  const open = useCallback((record: string | undefined) => goTo({ record }), [goTo]);
  return (
    <PageFrame
      title={<bdi>{name}</bdi>}
      actions={
        actions.includes('add') ? (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => open('new')}>
            {newText}
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

/**
 * Opens a list whose address says nothing with the filter and the view that this browser kept, else with the default
 * view, else in the order of the collection. Returns false until that is decided.
 */
function useStart(collection: Collection, goTo: GoToPlace): boolean {
  const { api } = useConsole();
  const { search } = useLocation();
  const isAddressed = /[?&](?:filter|sort|size|cursor|view)=/.test(search);
  const [isStarted, setIsStarted] = useState(isAddressed);
  const [local] = useState(() => (isAddressed ? undefined : readLocalFilter(listKeyOf(collection))));
  const views = useQuery({ ...viewsQuery(api, collection.id), enabled: !isStarted && local === undefined });
  const view = defaultView(views.data ?? []);
  const { sort: sorts } = collection;
  const hasStart = local !== undefined || view !== undefined || sorts.length > 0;
  const isDecided = isAddressed || (!hasStart && !views.isLoading);
  if (isDecided && !isStarted) setIsStarted(true);
  useEffect(() => {
    const start = local ?? (view ? { view: view.id, ...placeOfView(view) } : { sorts });
    if (!isStarted && hasStart && !views.isLoading) goTo(start, { replace: true });
  }, [isStarted, local, view, sorts, hasStart, views.isLoading, goTo]);
  return isStarted;
}
