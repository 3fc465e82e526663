import { lazy, Suspense } from 'react';
import type { LibraryPlace } from '../place/place';
import type { OpenDialog } from './open-dialog';
import type { useEnds } from './use-ends';

const AddressDialog = lazy(async () => ({ default: (await import('./address-dialog')).AddressDialog }));
const DeleteDialog = lazy(async () => ({ default: (await import('../delete/delete-dialog')).DeleteDialog }));
const DownloadDialog = lazy(async () => ({ default: (await import('../download/download-dialog')).DownloadDialog }));
const KeysDialog = lazy(async () => ({ default: (await import('../keys/keys-dialog')).KeysDialog }));
const MoveDialog = lazy(async () => ({ default: (await import('../move/move-dialog')).MoveDialog }));
const NewFolderDialog = lazy(async () => ({ default: (await import('../folders/new-folder-dialog')).NewFolderDialog }));
const RenameDialog = lazy(async () => ({ default: (await import('../rename/rename-dialog')).RenameDialog }));
const ReplaceDialog = lazy(async () => ({ default: (await import('../replace/replace-dialog')).ReplaceDialog }));
const UndoDialog = lazy(async () => ({ default: (await import('../undo/undo-dialog')).UndoDialog }));

interface ActionDialogsProps {
  dialog: OpenDialog | undefined;
  place: LibraryPlace;
  ends: ReturnType<typeof useEnds>;
}

/** The open dialog. Its code is loaded when it opens. */
export function ActionDialogs({ dialog, place, ends }: ActionDialogsProps) {
  if (dialog === undefined || dialog.kind === 'inlineRename') return null;
  return <Suspense>{dialogOf(dialog, place, ends)}</Suspense>;
}

function dialogOf(
  dialog: Exclude<OpenDialog, { kind: 'inlineRename' }>,
  { folder }: LibraryPlace,
  ends: ActionDialogsProps['ends'],
) {
  const onClose = ends.close;
  switch (dialog.kind) {
    case 'newFolder':
      return <NewFolderDialog folder={folder} onCreated={ends.created} onClose={onClose} />;
    case 'keys':
      return <KeysDialog onClose={onClose} />;
    case 'address':
      return <AddressDialog text={dialog.text} onClose={onClose} />;
    case 'rename':
      return <RenameDialog item={dialog.item} typed={dialog.typed} onRenamed={ends.renamed} onClose={onClose} />;
    case 'replace':
      return <ReplaceDialog item={dialog.item} onReplaced={() => ends.replaced(dialog.item)} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog items={dialog.items} onEnd={ends.deleted} onClose={onClose} />;
    case 'download':
      return <DownloadDialog items={dialog.items} onClose={onClose} />;
    case 'place':
      return (
        <MoveDialog
          how={dialog.how}
          items={dialog.items}
          target={dialog.target}
          onEnd={ends.placed}
          onClose={onClose}
        />
      );
    case 'undo':
      return (
        <UndoDialog step={dialog.step} onEnd={(isComplete) => ends.undone(dialog.step, isComplete)} onClose={onClose} />
      );
  }
}
