import { useConsole, useMay } from '@signalbox/api/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeletedEntries } from '../../shared/trash';
import type { Ended } from '../bulk/use-bulk';
import type { Item } from '../items/item';
import { nameOf } from '../library/paths';
import type { PlaceEnd } from '../move/move-dialog';
import type { Placed } from '../move/place-items';
import type { UndoStep } from '../undo/undo-step';
import { undoDelete, undoMove, undoRename, undoReplace } from '../undo/undo-steps';
import type { Actions } from './use-actions';

type Deleted = Ended<Item & { key: string }, DeletedEntries>['done'];

interface PlacedItems extends Pick<PlaceEnd, 'how' | 'target'> {
  done: PlaceEnd['ended']['done'];
}

/** Reports what a change has done, and offers to undo it. */
export function useUndoOffers(actions: Actions) {
  const { t } = useTranslation('media');
  const { api } = useConsole();
  const may = useMay();
  const offerUndo = useUndoToast(actions);
  const rewrittenText = (sentence: string, placed: readonly Placed[]) => {
    const count = placed.reduce((sum, { rewritten }) => sum + rewritten, 0);
    return count === 0 ? sentence : t('move.rewritten', { sentence, count });
  };
  return {
    renamed: (placed: Placed) => {
      const title = t('rename.done', { name: nameOf(placed.to ?? '') });
      offerUndo(rewrittenText(title, [placed]), undoRename({ api, title: t('undo.rename') }, placed));
    },
    replaced: ({ name, path }: Item) =>
      offerUndo(t('replace.done', { name }), undoReplace({ api, title: t('undo.replace') }, path)),
    deleted: (done: Deleted) => {
      const step = may('media.add') ? undoDelete({ api, title: t('undo.delete') }, done) : undefined;
      offerUndo(t('delete.done', { count: done.length, name: done[0]?.item.name }), step);
    },
    placed: ({ how, target, done }: PlacedItems) => {
      const results = done.map(({ result }) => result);
      const folder = target === '' ? t('title') : nameOf(target);
      const sentence = t(`${how}.done`, { count: done.length, name: done[0]?.item.name, folder });
      const step = how === 'move' ? undoMove({ api, title: t('undo.move') }, results) : undefined;
      offerUndo(rewrittenText(sentence, results), step);
    },
    undone: (isComplete: boolean) => {
      actions.setLast(undefined);
      if (isComplete) offerUndo(t('undo.done'), undefined);
    },
  };
}

/** A toast about a change, with a button that undoes it. The toast disappears with the page, which runs the undo. */
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
