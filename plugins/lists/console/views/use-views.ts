import { useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { SavedView } from '../../shared/saved-view';
import type { ShownColumn } from '../layout/column-layout';
import { listKeyOf } from '../layout/stored-layout';
import type { Layout } from '../layout/use-layout';
import type { OpenModel } from '../model/open-model';
import { firstPage, type ListPlace, pageSizes } from '../place/place';
import type { GoToPlace } from '../place/use-place';
import { saveLocalFilter } from '../place/local-filter';
import { columnsOfView, isChanged, placeOfView } from './view-content';
import { viewsQuery } from './view-queries';

export interface Views {
  all: readonly SavedView[];
  /** Why the views could not be loaded. */
  error: Error | null;
  /** The chosen one. */
  active: SavedView | undefined;
  /** The list shows something else than the chosen view says. */
  isDirty: boolean;
  /** Without one: the list without filter and order, in the user's own columns. */
  choose: (view: SavedView | undefined) => void;
  /** Marks another view as chosen, without changing what the list shows: it was saved from that, or deleted. */
  follow: (view: string | undefined) => void;
  /** Goes back to what the chosen view says. */
  reset: () => void;
  /** The columns of the list: those of the view, else those of the user. */
  shown: readonly ShownColumn[];
  /** Changes the columns: those of the user at once, those of the view until it is saved. */
  setShown: (shown: readonly ShownColumn[]) => void;
}

interface ViewsOptions {
  model: OpenModel;
  place: ListPlace;
  goTo: GoToPlace;
  layout: Layout;
}

export function useViews({ model, place, goTo, layout }: ViewsOptions): Views {
  const { api } = useConsole();
  const { data: all = none, error } = useQuery(viewsQuery(api, model.id));
  const [draft, setDraft] = useState<{ view: string; shown: readonly ShownColumn[] }>();
  const active = all.find(({ id }) => id === place.view);
  const ofView = useMemo(() => active && columnsOfView(active, model.columns), [active, model.columns]);
  const changed = draft !== undefined && draft.view === active?.id ? draft.shown : undefined;
  const keep = (next: Partial<ListPlace>) => saveLocalFilter(listKeyOf(model), { ...place, ...next });
  const choose = (view: SavedView | undefined) => {
    setDraft(undefined);
    const start = { filter: undefined, sorts: [], size: pageSizes[0] };
    const next = { view: view?.id, ...(view ? placeOfView(view) : start), ...firstPage };
    keep(next);
    goTo(next);
  };
  return {
    all,
    error,
    active,
    isDirty: active !== undefined && isChanged(active, { place, shown: changed }),
    choose,
    follow: (view) => {
      setDraft(undefined);
      keep({ view });
      goTo({ view }, { replace: true });
    },
    reset: () => choose(active),
    shown: changed ?? ofView ?? layout.shown,
    setShown: (shown) => (active && ofView ? setDraft({ view: active.id, shown }) : layout.save(shown)),
  };
}

const none: readonly SavedView[] = [];
