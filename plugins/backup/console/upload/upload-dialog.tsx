import { CloudUploadOutlined } from '@ant-design/icons';
import { ApiError } from '@signalbox/api/client';
import { readAgain, useConsole } from '@signalbox/api/react';
import { FormDialog, useDialogStore, useUpload, WaitingDialog } from '@signalbox/console-kit';
import type { JsonObject } from '@signalbox/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Flex, Progress, Typography, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { backupKeys } from '../backup-queries';
import { useScope } from '../scope';

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

interface ArchiveChoiceProps {
  file: File | undefined;
  /** The last chosen file is no archive. */
  isWrongKind: boolean;
  disabled: boolean;
  onFile: (file: File) => void;
}

/** Chooses the archive to upload, and shows its name. */
function ArchiveChoice({ file, isWrongKind, disabled, onFile }: ArchiveChoiceProps) {
  const { t } = useTranslation('backup');
  const handleFile = (picked: File) => {
    onFile(picked);
    // The dialog sends the file, not antd.
    return false;
  };
  return (
    <Flex vertical gap="small" align="start">
      <Upload accept=".zip" showUploadList={false} beforeUpload={handleFile} disabled={disabled}>
        <Button icon={<CloudUploadOutlined aria-hidden />} disabled={disabled}>
          {t('upload.choose')}
        </Button>
      </Upload>
      <Typography.Text aria-live="polite" type={file ? undefined : 'secondary'}>
        {file ? <bdi>{file.name}</bdi> : t('upload.none')}
      </Typography.Text>
      {isWrongKind && <Alert type="error" role="alert" title={t('upload.wrongKind')} />}
    </Flex>
  );
}
