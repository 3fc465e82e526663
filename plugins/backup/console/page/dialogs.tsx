import { lazy, Suspense } from 'react';
import type { OpenDialog } from '../list/list-props';

const OneClickDialog = lazy(async () => ({ default: (await import('../one-click/one-click-dialog')).OneClickDialog }));
const RestoreDialog = lazy(async () => ({ default: (await import('../restore/restore-dialog')).RestoreDialog }));
const DownloadDialog = lazy(async () => ({ default: (await import('../download/download-dialog')).DownloadDialog }));
const UploadDialog = lazy(async () => ({ default: (await import('../upload/upload-dialog')).UploadDialog }));
const CyclesDialog = lazy(async () => ({ default: (await import('../cycles/cycles-dialog')).CyclesDialog }));

/** Renders the open dialog. */
export function Dialogs({ dialog, onClose }: { dialog: OpenDialog | undefined; onClose: () => void }) {
  return <Suspense>{dialog && <Dialog dialog={dialog} onClose={onClose} />}</Suspense>;
}

function Dialog({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  switch (dialog.kind) {
    case 'one-click':
      return <OneClickDialog onClose={onClose} />;
    case 'upload':
      return <UploadDialog onClose={onClose} />;
    case 'cycles':
      return <CyclesDialog onClose={onClose} />;
    case 'restore':
      return <RestoreDialog backup={dialog.backup} onClose={onClose} />;
    case 'download':
      return <DownloadDialog backup={dialog.backup} onClose={onClose} />;
  }
}
