import { useState } from 'react';
import type { ListPlace } from '@signalbox/collections-core';

/** What the user has selected in the list, over its pages. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** All records that match the filter, also on pages that were not loaded. */
  isAll: boolean;
  isSelected: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Selects these, or deselects all of them. */
  togglePage: (ids: readonly string[]) => void;
  selectAll: () => void;
  clear: () => void;
}

interface SelectionState {
  /** Another filter selects nothing. */
  filter: string;
  ids: ReadonlySet<string>;
  isAll: boolean;
}

export function useSelection({ filter = {} }: Pick<ListPlace, 'filter'>): Selection {
  const text = JSON.stringify(filter);
  const [state, setState] = useState<SelectionState>(nothing(text));
  const { ids, isAll } = state.filter === text ? state : nothing(text);
  const set = (next: ReadonlySet<string>) => setState({ filter: text, ids: next, isAll: false });
  return {
    ids,
    isAll,
    isSelected: (id) => isAll || ids.has(id),
    toggle: (id) => set(ids.has(id) ? new Set([...ids].filter((each) => each !== id)) : new Set([...ids, id])),
    togglePage: (page) => {
      const isWhole = isAll || page.every((id) => ids.has(id));
      set(isWhole ? new Set([...ids].filter((id) => !page.includes(id))) : new Set([...ids, ...page]));
    },
    selectAll: () => setState({ filter: text, ids, isAll: true }),
    clear: () => setState(nothing(text)),
  };
}

function nothing(filter: string): SelectionState {
  return { filter, ids: new Set(), isAll: false };
}
