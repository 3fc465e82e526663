import { useConsole, useMay } from '@signalbox/api/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeletedEntries } from '../../shared/trash';
import type { Ended } from '../bulk/use-bulk';
import type { Item } from '../items/item';
import { nothingSelected, type Selection } from '../items/selection';
import type { PlaceEnd } from '../move/move-dialog';
import type { Placed } from '../move/place-items';
import { nameOf } from '../library/paths';
import { followed, type Gone } from '../place/followed';
import type { LibraryPlace } from '../place/place';
import type { GoToPlace } from '../place/use-place';
import type { UndoStep } from '../undo/undo-step';
import { undoDelete, undoMove, undoRename, undoReplace } from '../undo/undo-steps';
import type { Actions } from './use-actions';

interface EndsOptions {
  actions: Actions;
  place: LibraryPlace;
  goTo: GoToPlace;
  onSelect: (selection: Selection) => void;
  /** Gives the keyboard back to the list. */
  onFocus: () => void;
}

/** What follows a change: the page follows what has moved, selects what the user goes on with, and offers to undo. */
export function useEnds({ actions, place, goTo, onSelect, onFocus }: EndsOptions) {
  const { t } = useTranslation('media');
  const { api } = useConsole();
  const may = useMay();
  const offerUndo = useUndoToast(actions);

  const isOpen = actions.dialog !== undefined;
  const wasOpen = useRef(false);
  // Not earlier: a dialog takes the focus back until it has left the page.
  useEffect(() => {
    if (wasOpen.current && !isOpen) onFocus();
    wasOpen.current = isOpen;
  }, [isOpen, onFocus]);

  const close = () => actions.open(undefined);
  const follow = (moves: readonly Gone[]) => {
    const change = followed(place, moves);
    if (change !== undefined) goTo(change, { replace: true });
  };
  const selectPaths = (paths: readonly string[]) => {
    if (paths.length > 0) onSelect({ selected: new Set(paths), active: paths[0], anchor: paths[0] });
  };
  const rewrittenText = (sentence: string, placed: readonly Placed[]) => {
    const count = placed.reduce((sum, { rewritten }) => sum + rewritten, 0);
    return count === 0 ? sentence : t('move.rewritten', { sentence, count });
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
      const title = t('rename.done', { name: nameOf(placed.to ?? '') });
      offerUndo(rewrittenText(title, [placed]), undoRename({ api, title: t('undo.rename') }, placed));
    },
    replaced: (item: Item) => {
      close();
      offerUndo(t('replace.done', { name: item.name }), undoReplace({ api, title: t('undo.replace') }, item.path));
    },
    deleted: ({ done, notDone }: Ended<Item & { key: string }, DeletedEntries>) => {
      close();
      selectPaths(notDone.map(({ path }) => path));
      if (done.length === 0) return;
      follow(done.map(({ item }) => ({ from: item.path })));
      const step = may('media.add') ? undoDelete({ api, title: t('undo.delete') }, done) : undefined;
      offerUndo(t('delete.done', { count: done.length, name: done[0]?.item.name }), step);
    },
    placed: ({ how, target, ended: { done, notDone } }: PlaceEnd) => {
      close();
      selectPaths(notDone.map(({ path }) => path));
      if (how === 'move' && notDone.length === 0) actions.setClipboard(undefined);
      if (done.length === 0) return;
      const results = done.map(({ result }) => result);
      if (how === 'move') follow(results);
      else if (target === place.folder) selectPaths(results.flatMap(({ to }) => to ?? []));
      if (how === 'move' && target === place.folder) selectPaths(results.flatMap(({ to }) => to ?? []));
      const folder = target === '' ? t('title') : nameOf(target);
      const sentence = t(`${how}.done`, { count: done.length, name: done[0]?.item.name, folder });
      const step = how === 'move' ? undoMove({ api, title: t('undo.move') }, results) : undefined;
      offerUndo(rewrittenText(sentence, results), step);
    },
    undone: (step: UndoStep, isComplete: boolean) => {
      close();
      actions.setLast(undefined);
      if (isComplete) offerUndo(t('undo.done'), undefined);
      selectPaths(step.paths);
    },
    nothing: () => onSelect(nothingSelected),
  };
}

/** A toast about a change, with a button that takes it back. It goes with the page, which does that. */
function useUndoToast(actions: Actions) {
  const { t } = useTranslation('media');
  const { notify } = useConsole();
  const hide = useRef<() => void>(undefined);
  // Above a dialog it would be in the way. The key for it stays.
  const isInTheWay = actions.dialog !== undefined;
  useEffect(() => {
    if (isInTheWay) hide.current?.();
  }, [isInTheWay]);
  useEffect(() => () => hide.current?.(), []);
  return (sentence: string, step: UndoStep | undefined) => {
    actions.setLast(step);
    const onClick = () => step && actions.open({ kind: 'undo', step });
    const hideToast = step ? notify(sentence, { label: t('undo'), onClick }) : notify(sentence);
    hide.current = step && hideToast;
  };
}
