import { useEffect, useRef } from 'react';
import type { DeletedEntries } from '../../shared/trash';
import type { Ended } from '../bulk/use-bulk';
import type { Item } from '../items/item';
import type { Selection } from '../items/selection';
import type { PlaceEnd } from '../move/move-dialog';
import type { Placed } from '../move/place-items';
import { followed, type Gone } from '../place/followed';
import type { LibraryPlace } from '../place/place';
import type { GoToPlace } from '../place/use-place';
import type { UndoStep } from '../undo/undo-step';
import type { Actions } from './use-actions';
import { useUndoOffers } from './use-undo-offers';

interface EndsOptions {
  actions: Actions;
  place: LibraryPlace;
  goTo: GoToPlace;
  onSelect: (selection: Selection) => void;
  /** Moves the focus back to the list. */
  onFocus: () => void;
}

/**
 * Returns the handlers for the end of a change: the page follows what has moved, selects what the user goes on with,
 * and offers to undo.
 */
export function useEnds({ actions, place, goTo, onSelect, onFocus }: EndsOptions) {
  const offers = useUndoOffers(actions);
  useFocusAfterDialog(actions.dialog !== undefined, onFocus);

  const close = () => actions.open(undefined);
  const follow = (moves: readonly Gone[]) => {
    const change = followed(place, moves);
    if (change !== undefined) goTo(change, { replace: true });
  };
  const selectPaths = (paths: readonly string[]) => {
    if (paths.length > 0) onSelect({ selected: new Set(paths), active: paths[0], anchor: paths[0] });
  };

  return {
    close,
    created: (path: string) => {
      close();
      selectPaths([path]);
    },
    renamed: (placed: Placed) => {
      close();
      follow([placed]);
      selectPaths([placed.to ?? placed.from]);
      offers.renamed(placed);
    },
    replaced: (item: Item) => {
      close();
      offers.replaced(item);
    },
    deleted: ({ done, notDone }: Ended<Item & { key: string }, DeletedEntries>) => {
      close();
      selectPaths(notDone.map(({ path }) => path));
      if (done.length === 0) return;
      follow(done.map(({ item }) => ({ from: item.path })));
      offers.deleted(done);
    },
    placed: ({ how, target, ended: { done, notDone } }: PlaceEnd) => {
      close();
      selectPaths(notDone.map(({ path }) => path));
      if (how === 'move' && notDone.length === 0) actions.setClipboard(undefined);
      if (done.length === 0) return;
      const results = done.map(({ result }) => result);
      if (how === 'move') follow(results);
      if (target === place.folder) selectPaths(results.flatMap(({ to }) => to ?? []));
      offers.placed({ how, target, done });
    },
    undone: (step: UndoStep, isComplete: boolean) => {
      close();
      offers.undone(isComplete);
      selectPaths(step.paths);
    },
  };
}

/** Calls `onFocus` once a dialog has closed. Not earlier: a dialog takes the focus back until it has left the page. */
function useFocusAfterDialog(isOpen: boolean, onFocus: () => void): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) onFocus();
    wasOpen.current = isOpen;
  }, [isOpen, onFocus]);
}
