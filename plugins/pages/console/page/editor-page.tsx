import { mediaQueries, useMediaQuery } from '@signalbox/api/react';
import { useFormMessages } from '@signalbox/console-kit';
import { useEffect } from 'react';
import { findNode } from '../../shared/tree/find-node';
import { overLimits } from '../../shared/tree/over-limits';
import { isSameTree } from '../../shared/tree/same-tree';
import { DeleteDialog } from '../delete/delete-dialog';
import type { SavedTree } from '../editor/editor-state';
import { type Changes, useChanges } from '../editor/use-changes';
import { type Editor, useEditor } from '../editor/use-editor';
import { type Moves, useMoves } from '../editor/use-moves';
import { useMarks } from '../marks/use-marks';
import { MoveToDialog } from '../move/move-to-dialog';
import { PreviewSlot } from '../preview/preview-slot';
import { usePreviewChoices } from '../preview/use-preview-choices';
import { usePageRights } from '../rights/use-page-rights';
import type { RejectedPage } from '../save/rejected-pages';
import { SaveArea } from '../save/save-area';
import { UnreadableNotice, useUnreadable } from '../save/unreadable-notice';
import { useCorrect } from '../save/use-correct';
import { useSavePages } from '../save/use-save-pages';
import type { EditorSource } from './editor-query';
import { EmptyPages } from './empty-pages';
import { FormPane } from './form-pane';
import styles from './router-page.module.css';
import { TreePane } from './tree-pane';
import { type OpenDialog, useRowActions } from './use-row-actions';
import { useUndoKeys } from './use-undo-keys';

interface EditorPageProps extends EditorSource {
  saved: SavedTree;
}

const none: readonly RejectedPage[] = [];

/** The tree and the form beside it; on a narrow screen one of them. */
export function EditorPage({ saved, form, compiled, limits }: EditorPageProps) {
  const isNarrow = useMediaQuery(mediaQueries.narrow);
  const [{ isOpen: isPreviewOpen }] = usePreviewChoices();
  const messages = useFormMessages();
  const editor = useEditor(saved);
  useFollowSaved(editor, saved);
  const moves = useMoves({ editor, limits });
  const unreadable = useUnreadable(editor.state.base);
  const changes = useChanges({ editor, moves, limits });
  const { correct, correctNext, correction } = useCorrect(editor);
  const saving = useSavePages({ editor, limits, onRejected: correct });
  const rejected = saving.failure?.kind === 'failed' ? saving.failure.rejected : none;
  const { tree, state } = editor;
  const { marks, dashboards, blocking } = useMarks({ tree, stored: state.base.tree, form, compiled, rejected });
  const isEmpty = tree.length === 0;
  const selected = state.selected === undefined ? undefined : findNode(tree, state.selected);
  const rights = usePageRights(editor);
  const addToTop = rights.mayAdd ? () => changes.add() : undefined;
  const { actions, dialog, closeDialog } = useRowActions({ editor, moves, changes, rights, compiled });
  useUndoKeys(changes, dialog === undefined);

  return (
    <div className={styles.card} data-preview={isPreviewOpen || undefined}>
      <UnreadableNotice unreadable={unreadable} mayDelete={rights.mayDelete} />
      <div className={styles.panes}>
        {isEmpty ? <EmptyPages editor={editor} changes={changes} onAdd={addToTop} /> : null}
        {isEmpty || (isNarrow && selected) ? null : (
          <TreePane {...{ editor, moves, changes, actions, marks, dashboards, rights }} onAdd={addToTop} />
        )}
        {isEmpty || (isNarrow && !selected) ? null : (
          <FormPane
            node={selected?.node}
            marks={marks}
            rejected={rejected}
            correction={correction}
            editor={editor}
            source={{ form, compiled }}
            messages={messages}
            disabled={selected !== undefined && !rights.canChange(selected.node.key)}
            isNarrow={isNarrow}
          />
        )}
        <PreviewSlot editor={editor} marks={marks} />
      </div>
      <SaveArea
        editor={editor}
        saving={saving}
        unreadable={unreadable}
        errorCount={blocking.length}
        over={overLimits(tree, limits)}
        limits={limits}
        form={form}
        messages={messages}
        onCorrect={() => correctNext(blocking)}
      />
      <output className="visually-hidden">{moves.announcement}</output>
      {dialog ? <EditorDialog {...{ dialog, editor, moves, changes }} onClose={closeDialog} /> : null}
    </div>
  );
}

interface EditorDialogProps {
  dialog: OpenDialog;
  editor: Editor;
  moves: Moves;
  changes: Changes;
  onClose: () => void;
}

/** The dialog about a page; nothing if the page is gone. When it closes, the row of the page gets the focus. */
function EditorDialog({ dialog: { kind, key }, editor, moves, changes, onClose }: EditorDialogProps) {
  const node = findNode(editor.tree, key)?.node;
  if (node === undefined) return null;
  const handleClose = () => {
    editor.reveal(key);
    onClose();
  };
  const handleDelete = () => {
    onClose();
    changes.remove(key);
  };
  switch (kind) {
    case 'moveTo':
      return <MoveToDialog tree={editor.tree} pageKey={key} moves={moves} onClose={handleClose} />;
    case 'delete':
      return <DeleteDialog node={node} onDelete={handleDelete} onClose={handleClose} />;
  }
}

/** Shows what others save, while nothing is unsaved. With unsaved pages, both merge on Save. */
function useFollowSaved(editor: Editor, saved: SavedTree): void {
  const { isDirty, state, rebase } = editor;
  const isNew = !isDirty && saved.revision !== state.base.revision;
  useEffect(() => {
    const isSame =
      isSameTree(saved.tree, state.base.tree) && String(saved.unreadable) === String(state.base.unreadable);
    if (isNew && !isSame) rebase(saved);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- after a change of the draft, the saved pages are the same
  }, [saved, isNew]);
}
