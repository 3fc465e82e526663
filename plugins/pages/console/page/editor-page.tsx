import { mediaQueries, useMediaQuery } from '@signalbox/api/react';
import { useFormMessages } from '@signalbox/console-kit';
import { useState } from 'react';
import { findNode } from '../../shared/tree/find-node';
import { overLimits } from '../../shared/tree/over-limits';
import { DeleteDialog } from '../delete/delete-dialog';
import { useDeleteQuestion } from '../delete/use-delete-question';
import type { SavedTree } from '../editor/editor-state';
import { useChanges } from '../editor/use-changes';
import { useEditor } from '../editor/use-editor';
import { useMoves } from '../editor/use-moves';
import { blockingPages } from '../marks/blocking-pages';
import { useMarks } from '../marks/use-marks';
import { MoveToDialog } from '../move/move-to-dialog';
import type { RejectedPage } from '../save/rejected-pages';
import { PreviewSlot } from '../preview/preview-slot';
import { SaveArea } from '../save/save-area';
import { UnreadableNotice, useUnreadable } from '../save/unreadable-notice';
import { nextOf, useCorrect } from '../save/use-correct';
import { useSavePages } from '../save/use-save-pages';
import type { RowActions } from '../tree/row-actions';
import type { EditorSource } from './editor-query';
import { EmptyPages } from './empty-pages';
import { FormPane } from './form-pane';
import styles from './router-page.module.css';
import { TreePane } from './tree-pane';
import { useFollowSaved } from './use-follow-saved';
import { usePageRights } from '../rights/use-page-rights';
import { useUndoKeys } from './use-undo-keys';

interface EditorPageProps extends EditorSource {
  saved: SavedTree;
}

type Dialog = { kind: 'moveTo' | 'delete'; key: string };

const none: readonly RejectedPage[] = [];

/** The tree and the form beside it; on a narrow screen one of them. */
export function EditorPage({ saved, form, compiled, limits }: EditorPageProps) {
  const isNarrow = useMediaQuery(mediaQueries.narrow);
  const messages = useFormMessages();
  const editor = useEditor(saved);
  useFollowSaved(editor, saved);
  const moves = useMoves({ editor, limits });
  const unreadable = useUnreadable(editor.state.base);
  const changes = useChanges({ editor, moves, limits });
  const { correct, correction } = useCorrect(editor);
  const saving = useSavePages({ editor, limits, onRejected: correct });
  const rejected = saving.failure?.kind === 'failed' ? saving.failure.rejected : none;
  const { marks, dashboards } = useMarks({ tree: editor.tree, compiled, rejected });
  const invalid = [...marks].filter(([, kinds]) => kinds.includes('invalid')).map(([key]) => key);
  const { tree, state } = editor;
  const blocking = blockingPages({ invalid, tree, stored: state.base.tree, form, compiled, rejected });
  const correctNext = () => {
    const next = nextOf(blocking, state.selected);
    if (next !== undefined) correct(next);
  };
  const [dialog, setDialog] = useState<Dialog>();
  const isEmpty = tree.length === 0;
  const selected = state.selected === undefined ? undefined : findNode(tree, state.selected);
  const rights = usePageRights(editor);
  const addToTop = rights.mayAdd ? () => changes.add() : undefined;
  const askToDelete = useDeleteQuestion({ editor, moves, rights, compiled });
  const actions: RowActions = {
    canMove: rights.canChange,
    canDelete: rights.canDelete,
    onMoveTo: (key) => setDialog({ kind: 'moveTo', key }),
    onAddBelow: rights.mayAdd ? changes.add : undefined,
    onDuplicate: rights.mayAdd ? changes.duplicate : undefined,
    onDelete: (key) => askToDelete(key, () => setDialog({ kind: 'delete', key })),
  };
  const closeDialog = () => {
    if (dialog !== undefined) editor.reveal(dialog.key);
    setDialog(undefined);
  };
  useUndoKeys(changes, dialog === undefined);
  const inDialog = dialog && findNode(tree, dialog.key)?.node;

  return (
    <div className={styles.card}>
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
        onCorrect={correctNext}
      />
      <output className={styles.heard}>{moves.announcement}</output>
      {dialog?.kind === 'moveTo' && inDialog ? (
        <MoveToDialog tree={tree} pageKey={dialog.key} moves={moves} onClose={closeDialog} />
      ) : null}
      {dialog?.kind === 'delete' && inDialog ? (
        <DeleteDialog
          node={inDialog}
          onDelete={() => {
            setDialog(undefined);
            changes.remove(dialog.key);
          }}
          onClose={closeDialog}
        />
      ) : null}
    </div>
  );
}
