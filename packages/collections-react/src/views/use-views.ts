import { useConsole } from '@signalbox/api/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  columnsOfView,
  firstPage,
  isChanged,
  type ListPlace,
  pageSizes,
  placeOfView,
  type SavedView,
  type ShownColumn,
  startOrder,
} from '@signalbox/collections-core';
import type { Layout } from '../table/columns/use-layout';
import type { Collection } from '../common/collection';
import type { GoToPlace } from '../common/use-place';
import { saveLocalFilter } from '../common/local-filter';
import { viewsQuery } from './view-queries';

export interface Views {
  all: readonly SavedView[];
  /** Why the views could not be loaded. */
  error: Error | null;
  /** The chosen one. */
  active: SavedView | undefined;
  /** The list shows something else than the chosen view says. */
  isDirty: boolean;
  /** Without one: the list without filter, in the order of the collection, in the user's own columns. */
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
  collection: Collection;
  place: ListPlace;
  goTo: GoToPlace;
  layout: Layout;
}

export function useViews({ collection, place, goTo, layout }: ViewsOptions): Views {
  const { api } = useConsole();
  const { data: all = none, error } = useQuery(viewsQuery(api, collection.id));
  const [draft, setDraft] = useState<{ view: string; shown: readonly ShownColumn[] }>();
  const active = all.find(({ id }) => id === place.view);
  const ofView = useMemo(() => active && columnsOfView(active, collection.columns), [active, collection.columns]);
  const changed = draft !== undefined && draft.view === active?.id ? draft.shown : undefined;
  const keep = (next: Partial<ListPlace>) => saveLocalFilter(collection, { ...place, ...next });
  const choose = (view: SavedView | undefined) => {
    setDraft(undefined);
    const start = { filter: undefined, sorts: startOrder(collection), size: pageSizes[0] };
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
