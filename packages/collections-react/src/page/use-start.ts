import { useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { defaultView, listKeyOf, placeOfView } from '@signalbox/collections-core';
import type { Collection } from '../common/collection';
import type { GoToPlace } from '../common/use-place';
import { viewsQuery } from '../views/view-queries';
import { readLocalFilter } from '../common/local-filter';

/**
 * Opens a list whose address says nothing with the filter and the view that this browser kept, else with the default
 * view, else in the order of the collection. Returns false until that is decided.
 */
export function useStart(collection: Collection, goTo: GoToPlace): boolean {
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
