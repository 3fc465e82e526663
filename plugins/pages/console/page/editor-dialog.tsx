import { findNode } from '../../shared/tree/find-node';
import { DeleteDialog } from '../delete/delete-dialog';
import type { Changes } from '../editor/use-changes';
import type { Editor } from '../editor/use-editor';
import type { Moves } from '../editor/use-moves';
import { MoveToDialog } from '../move/move-to-dialog';
import type { OpenDialog } from './use-row-actions';

interface EditorDialogProps {
  dialog: OpenDialog;
  editor: Editor;
  moves: Moves;
  changes: Changes;
  onClose: () => void;
}

/** The dialog about a page; nothing if the page is gone. When it closes, the row of the page gets the focus. */
export function EditorDialog({ dialog: { kind, key }, editor, moves, changes, onClose }: EditorDialogProps) {
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
