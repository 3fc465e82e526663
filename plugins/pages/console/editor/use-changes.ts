import { useTranslation } from 'react-i18next';
import type { DraftStep } from '../../shared/drafts/drafts';
import { addBlockedReason, duplicateBlockedReason } from '../../shared/tree/blocked-reason';
import { childrenOf, findNode, foundNode, neighborOf } from '../../shared/tree/find-node';
import type { TreeLimits } from '../../shared/tree/page-node';
import type { Editor } from './use-editor';
import type { Moves } from './use-moves';
import { usePageTitle } from './use-page-title';

export type Changes = ReturnType<typeof useChanges>;

/** Adds, duplicates and deletes pages, and undoes changes. Announces to screen readers what was done, or why it was not. */
export function useChanges({ editor, moves, limits }: { editor: Editor; moves: Moves; limits: TreeLimits }) {
  const { t } = useTranslation('pages');
  const titleOf = usePageTitle();
  const { tree } = editor;
  const { announce, warn, placeText } = moves;
  const stepText = useStepText(placeText);

  const titleAt = (key: string) => titleOf(foundNode(tree, key).node);
  const warnBlocked = (reason: 'depth' | 'count') =>
    warn(t(`addBlocked.${reason}`, { limit: reason === 'depth' ? limits.maxDepth : limits.maxNodes }));
  /** Announces what undo or redo did and where, and shows that row. */
  const show = (kind: 'undone' | 'redone', step: DraftStep) => {
    const what = stepText(step);
    announce(what === undefined ? t(kind) : t(`${kind}.what`, { what }));
    const { before, after, key = '' } = step;
    const shown = findNode(after, key) ? key : neighborOf(before, key);
    if (shown === undefined) return;
    if (editor.state.selected !== undefined && shown === key) editor.select(key);
    editor.reveal(shown, { isFocused: isFocusInTree() });
  };
  return {
    add(parent?: string) {
      const reason = addBlockedReason(tree, parent, limits);
      if (reason !== undefined) {
        warnBlocked(reason);
        return;
      }
      const title = t('newPage');
      editor.add({ parent, index: childrenOf(tree, parent).length }, { title });
      announce(t('added', { title }));
    },
    duplicate(key: string) {
      const reason = duplicateBlockedReason(tree, key, limits);
      if (reason !== undefined) {
        warnBlocked(reason);
        return;
      }
      announce(t('duplicated', { title: titleAt(key) }));
      editor.duplicate(key);
    },
    remove(key: string) {
      announce(t('deleted', { title: titleAt(key) }));
      editor.remove(key);
    },
    undo() {
      if (editor.canUndo) show('undone', editor.undo());
    },
    redo() {
      if (editor.canRedo) show('redone', editor.redo());
    },
  };
}

/** Otherwise the focus stays, for example on the button that undoes. */
function isFocusInTree(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.closest('[role=tree]') != null;
}

/** Returns what a step did to its page, as a sentence; undefined for a step about no page. */
function useStepText(placeText: Moves['placeText']) {
  const { t } = useTranslation('pages');
  const titleOf = usePageTitle();
  return ({ before, after, key = '' }: DraftStep): string | undefined => {
    const [was, is] = [findNode(before, key), findNode(after, key)];
    const node = (is ?? was)?.node;
    if (node === undefined) return undefined;
    const title = titleOf(node);
    if (is === undefined) return t('change.gone', { title });
    const place = placeText(after, key);
    const isMoved = was === undefined || placeText(before, key) !== place;
    return isMoved ? t('change.at', { title, place }) : t('change.edited', { title });
  };
}
