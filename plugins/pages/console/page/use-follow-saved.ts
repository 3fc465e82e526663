import { useEffect } from 'react';
import { isSameTree } from '../../shared/tree/same-tree';
import type { SavedTree } from '../editor/editor-state';
import type { Editor } from '../editor/use-editor';

/** Shows what others save, while nothing is unsaved. With unsaved pages, both merge on Save. */
export function useFollowSaved(editor: Editor, saved: SavedTree): void {
  const { isDirty, state, rebase } = editor;
  const isNew = !isDirty && saved.revision !== state.base.revision;
  useEffect(() => {
    const isSame =
      isSameTree(saved.tree, state.base.tree) && String(saved.unreadable) === String(state.base.unreadable);
    if (isNew && !isSame) rebase(saved);
    // A change of the draft is no reason to read the saved pages again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [saved, isNew]);
}
