import { useState } from 'react';
import type { Item } from '../items/item';
import { nothingSelected, type Selection, withoutGone } from '../items/selection';
import { useWaiting } from '../items/use-waiting';
import type { Listing } from './use-listing';

interface SelectionState {
  placeKey: string;
  items: readonly Item[];
  selection: Selection;
  /** The selection of a place that the page shows next. */
  next?: { placeKey: string; selection: Selection };
}

/** The selection of what the page shows. Another place starts without one; items that leave the list leave it. */
export function useSelection(placeKey: string, listing: Listing) {
  const { items } = listing;
  const [state, setState] = useState<SelectionState>({ placeKey, items, selection: nothingSelected });
  let { selection } = state;
  if (state.placeKey !== placeKey || state.items !== items) {
    selection = selectionNow(state, { placeKey, items });
    setState({ placeKey, items, selection });
  }
  const setSelection = (next: Selection) => setState((now) => ({ ...now, selection: next }));
  useWaiting({ list: listing, selection, onSelect: setSelection });
  return {
    selection,
    setSelection,
    /** Selects in another place, before the page shows it. */
    prepare: (nextKey: string, next: Selection) =>
      setState((now) => ({ ...now, next: { placeKey: nextKey, selection: next } })),
  };
}

function selectionNow(
  { placeKey: oldKey, items: before, selection, next }: SelectionState,
  { placeKey, items }: Pick<SelectionState, 'placeKey' | 'items'>,
): Selection {
  if (oldKey !== placeKey) return next?.placeKey === placeKey ? next.selection : nothingSelected;
  if (selection === nothingSelected) return selection;
  return withoutGone(selection, { before: pathsOf(before), after: pathsOf(items) });
}

function pathsOf(items: readonly Item[]): string[] {
  return items.map(({ path }) => path);
}
