import { useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { listKeyOf } from '../layout/stored-layout';
import type { OpenModel } from '../model/open-model';
import type { GoToPlace } from '../place/use-place';
import { defaultView, placeOfView } from '../views/view-content';
import { viewsQuery } from '../views/view-queries';
import { readLocalFilter } from '../place/local-filter';

/**
 * Opens a list whose address says nothing with the filter and the view that this browser kept, else with the default
 * view. Returns false until that is decided.
 */
export function useStart(model: OpenModel, goTo: GoToPlace): boolean {
  const { api } = useConsole();
  const { search } = useLocation();
  const isAddressed = /[?&](?:filter|sort|size|cursor|view)=/.test(search);
  const [isStarted, setIsStarted] = useState(isAddressed);
  const [local] = useState(() => (isAddressed ? undefined : readLocalFilter(listKeyOf(model))));
  const views = useQuery({ ...viewsQuery(api, model.id), enabled: !isStarted && local === undefined });
  const view = defaultView(views.data ?? []);
  const isDecided = isAddressed || (local === undefined && !views.isLoading && view === undefined);
  if (isDecided && !isStarted) setIsStarted(true);
  useEffect(() => {
    const start = local ?? (view && { view: view.id, ...placeOfView(view) });
    if (!isStarted && start) goTo(start, { replace: true });
  }, [isStarted, local, view, goTo]);
  return isStarted;
}
