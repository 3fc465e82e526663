import { useTranslation } from 'react-i18next';
import { addBlockedReason, duplicateBlockedReason } from '../../shared/tree/blocked-reason';
import { childrenOf, foundNode } from '../../shared/tree/find-node';
import type { TreeLimits } from '../../shared/tree/page-node';
import type { Editor } from './use-editor';
import type { Moves } from './use-moves';
import { usePageTitle } from './use-page-title';

export type Changes = ReturnType<typeof useChanges>;

/** Adds, duplicates and deletes pages, and undoes changes. Says for screen readers what was done, or why it was not. */
export function useChanges({ editor, moves, limits }: { editor: Editor; moves: Moves; limits: TreeLimits }) {
  const { t } = useTranslation('pages');
  const titleOf = usePageTitle();
  const { tree } = editor;
  const { say, warn } = moves;

  const titleAt = (key: string) => titleOf(foundNode(tree, key).node);
  const warnBlocked = (reason: 'depth' | 'count') =>
    warn(t(`addBlocked.${reason}`, { limit: reason === 'depth' ? limits.maxDepth : limits.maxNodes }));
  return {
    add(parent?: string) {
      const reason = addBlockedReason(tree, parent, limits);
      if (reason !== undefined) {
        warnBlocked(reason);
        return;
      }
      const title = t('newPage');
      editor.add({ parent, index: childrenOf(tree, parent).length }, { title });
      say(t('added', { title }));
    },
    duplicate(key: string) {
      const reason = duplicateBlockedReason(tree, key, limits);
      if (reason !== undefined) {
        warnBlocked(reason);
        return;
      }
      say(t('duplicated', { title: titleAt(key) }));
      editor.duplicate(key);
    },
    remove(key: string) {
      say(t('deleted', { title: titleAt(key) }));
      editor.remove(key);
    },
    undo() {
      if (!editor.canUndo) return;
      editor.undo();
      say(t('undone'));
    },
    redo() {
      if (!editor.canRedo) return;
      editor.redo();
      say(t('redone'));
    },
  };
}
