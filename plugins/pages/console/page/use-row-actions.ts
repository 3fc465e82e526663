import type { CompiledForm } from '@signalbox/schemas';
import { useState } from 'react';
import { useDeleteQuestion } from '../delete/use-delete-question';
import type { Changes } from '../editor/use-changes';
import type { Editor } from '../editor/use-editor';
import type { Moves } from '../editor/use-moves';
import type { PageRights } from '../rights/use-page-rights';
import type { RowActions } from '../tree/row-actions';

/** A dialog about the page with this key. */
export interface OpenDialog {
  kind: 'moveTo' | 'delete';
  key: string;
}

interface RowActionsOptions {
  editor: Editor;
  moves: Moves;
  changes: Changes;
  rights: PageRights;
  compiled: CompiledForm;
}

/** Returns what the user may do to the rows of the tree, and the dialog that an action has opened. */
export function useRowActions({ editor, moves, changes, rights, compiled }: RowActionsOptions) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const askToDelete = useDeleteQuestion({ editor, moves, rights, compiled });
  const actions: RowActions = {
    canMove: rights.canChange,
    canDelete: rights.canDelete,
    onMoveTo: (key) => setDialog({ kind: 'moveTo', key }),
    onAddBelow: rights.mayAdd ? changes.add : undefined,
    onDuplicate: rights.mayAdd ? changes.duplicate : undefined,
    onDelete: (key) => askToDelete(key, () => setDialog({ kind: 'delete', key })),
  };
  return { actions, dialog, closeDialog: () => setDialog(undefined) };
}
