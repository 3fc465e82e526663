import { useRef, useState } from 'react';
import { endDraftRun, redoDraft, undoDraft, type Drafts, type DraftStep } from '../../shared/drafts/drafts';
import type { PageTree } from '../../shared/tree/page-node';
import {
  isDirty,
  startEditor,
  withBase,
  withDrafts,
  withSave,
  withTree,
  type EditorState,
  type RebaseOptions,
  type SavedTree,
} from './editor-state';

/** The state of the editor, and functions that change it. Each starts from the state after the last event. */
export function useEditorState(saved: SavedTree) {
  const [state, setState] = useState(() => startEditor(saved));
  /** Two events in one tick must not lose the first one's change. */
  const latest = useRef(state);
  const apply = (change: (now: EditorState) => EditorState) => {
    latest.current = change(latest.current);
    setState(latest.current);
  };
  const step = (move: (drafts: Drafts) => { drafts: Drafts; step: DraftStep }) => {
    const made = move(latest.current.drafts);
    apply((now) => withDrafts(now, made.drafts));
    return made.step;
  };
  const { past, future } = state.drafts.history;
  return {
    state,
    latest: () => latest.current,
    select: (key: string | undefined) => apply((now) => ({ ...now, selected: key })),
    /** `key`: the page that the change is about. `run`: one undo reverts a series of changes with the same run. */
    change: (tree: PageTree, key: string, run?: string) => apply((now) => withTree(now, tree, { key, run })),
    drafts: {
      isDirty: isDirty(state),
      canUndo: past !== undefined,
      canRedo: future !== undefined,
      undo: () => step(undoDraft),
      redo: () => step(redoDraft),
      /** A save starts: what is typed later is a step of its own. */
      endRun: () => apply((now) => withDrafts(now, endDraftRun(now.drafts))),
      /** After a save of `sent`: what was changed meanwhile stays unsaved. */
      agree: (stored: SavedTree, sent: PageTree) => apply((now) => withSave(now, stored, sent)),
      rebase: (base: SavedTree, options: RebaseOptions = {}) => apply((now) => withBase(now, base, options)),
    },
  };
}
