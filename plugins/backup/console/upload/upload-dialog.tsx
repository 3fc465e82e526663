import { ApiError } from '@signalbox/api/client';
import { readAgain, useConsole } from '@signalbox/api/react';
import type { JsonObject } from '@signalbox/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { App, Progress } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { backupKeys } from '../backup-queries';
import { FormDialog, useDialogStore, useUpload, WaitingDialog } from '@signalbox/console-kit';
import { useScope } from '../scope';
import { ArchiveChoice } from './archive-choice';

/** Takes a .zip and the password of an encrypted one. The platform validates the archive before it lists it. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('backup');
  const { message } = App.useApp();
  const queries = useQueryClient();
  const { path } = useScope();
  const { hasExtensions } = useConsole();
  const { store, error, retry } = useDialogStore('backup/upload', {});
  const [file, setFile] = useState<File>();
  const [isWrongKind, setIsWrongKind] = useState(false);
  const { percent, send, showFull, stop, clear } = useUpload();
  const title = t('action.upload');
  if (!store) return <WaitingDialog title={title} error={error} onRetry={retry} onClose={onClose} />;

  const handleFile = (picked: File) => {
    const isZip = picked.name.toLowerCase().endsWith('.zip');
    setIsWrongKind(!isZip);
    setFile(isZip ? picked : undefined);
    clear();
  };
  const handleSend = async ({ password }: JsonObject) => {
    if (!file) return;
    try {
      await send(`${path}/upload`, file, {
        // The documented place is the query.
        ...(typeof password === 'string' ? { [hasExtensions ? 'fields' : 'params']: { password } } : {}),
        headers: { 'X-Access-Path': location.pathname },
      });
    } catch (failure) {
      const isSilent = failure instanceof ApiError && !failure.isUnreachable && failure.body.message === '';
      throw isSilent ? new ApiError(failure.status, { ...failure.body, message: t('upload.failed') }) : failure;
    }
    void message.success(t('upload.done'));
    void readAgain(queries, backupKeys.all);
    if (await showFull()) onClose();
  };
  return (
    <FormDialog
      store={store}
      title={title}
      okText={t('upload.start')}
      onSend={handleSend}
      onClose={onClose}
      onStop={stop}
      isReady={file !== undefined}
      failureTitle={t('upload.failed')}
      before={
        <ArchiveChoice file={file} isWrongKind={isWrongKind} disabled={percent !== undefined} onFile={handleFile} />
      }
    >
      {percent !== undefined && <Progress percent={percent} status="active" aria-label={t('upload.progress')} />}
    </FormDialog>
  );
}
