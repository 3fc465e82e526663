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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- after a change of the draft, the saved pages are the same
  }, [saved, isNew]);
}
