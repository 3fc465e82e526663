import { UploadOutlined } from '@ant-design/icons';
import { useConsole } from '@signalbox/api/react';
import { useFailureText } from '@signalbox/console-kit';
import { Alert, Button, Upload } from 'antd';
import { useAtomValue } from 'jotai/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parentOf } from '../library/paths';
import { UploadProblem, type UploadState } from '../uploads/items/upload-item';
import { summaryOf } from '../uploads/items/upload-summary';
import { uploadsAtom } from '../uploads/queue/uploads-atom';
import { useUploadQueue } from '../uploads/queue/use-upload-queue';

interface UploadButtonProps {
  directory: string;
  allowedExtensions: readonly string[];
  /** Called with the URL of the file and its directory: another one for an existing file. */
  onUploaded: (url: string, directory: string) => void;
}

/**
 * Uploads into the shown directory and picks the uploaded file, or an existing one of the same content. Appends a number to a
 * taken name; replaces nothing. If the dialog closes meanwhile, the queue on the page goes on.
 */
export function UploadButton({ directory, allowedExtensions, onUploaded }: UploadButtonProps) {
  const { t } = useTranslation('media');
  const { language } = useConsole();
  const { queue } = useUploadQueue();
  const failureText = useFailureText();
  const { items } = useAtomValue(uploadsAtom);
  const [id, setId] = useState<string>();
  const [ended, setEnded] = useState<UploadState>();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  const handleFile = (file: File) => {
    setEnded(undefined);
    const started = queue.addOne(file, directory, {
      action: 'rename',
      preset: { duplicate: 'use' },
      onEnd(state) {
        if (!isShown.current) return;
        // This dialog says how it ended, so the queue need not.
        queue.cancel(started);
        setId(undefined);
        setEnded(state);
        if (state.kind === 'stored') onUploaded(state.url ?? '', directory);
        if (state.kind === 'existing') onUploaded(state.existing.url, parentOf(state.existing.path));
      },
    });
    setId(started);
    return Upload.LIST_IGNORE;
  };
  const reasonOf = (error: unknown) => (error instanceof UploadProblem ? t('picker.unreadable') : failureText(error));
  const isRunning = id !== undefined;
  const percent = summaryOf(items.filter((item) => item.id === id)).percent;
  const share = new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100);
  return (
    <>
      <Upload
        accept={allowedExtensions.map((extension) => `.${extension}`).join(',')}
        beforeUpload={handleFile}
        showUploadList={false}
        disabled={isRunning}
      >
        <Button icon={<UploadOutlined aria-hidden />} loading={isRunning}>
          {t('picker.upload')}
          {isRunning && percent < 100 ? ` ${share}` : ''}
        </Button>
      </Upload>
      {ended?.kind === 'failed' && (
        <Alert
          type="error"
          role="alert"
          showIcon
          title={t('picker.uploadFailed', { reason: reasonOf(ended.error) })}
          style={{ flex: '1 1 100%' }}
        />
      )}
      {ended?.kind === 'existing' && (
        <output style={{ flex: '1 1 100%' }}>
          <Alert type="info" role="none" showIcon title={t('picker.existing', { path: ended.existing.path })} />
        </output>
      )}
    </>
  );
}
