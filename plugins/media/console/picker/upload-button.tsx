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

interface UploadButtonProps extends OneUploadOptions {
  allowedExtensions: readonly string[] | undefined;
}

/**
 * Uploads into the shown directory and picks the uploaded file, or an existing one of the same content. Appends a number to a
 * taken name; replaces nothing. If the dialog closes meanwhile, the queue on the page goes on.
 */
export function UploadButton({ directory, allowedExtensions, onUploaded }: UploadButtonProps) {
  const { t } = useTranslation('media');
  const { language } = useConsole();
  const { percent, ended, start } = useOneUpload({ directory, onUploaded });
  const isRunning = percent !== undefined;
  const share = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <>
      <Upload
        accept={(allowedExtensions ?? []).map((extension) => `.${extension}`).join(',')}
        beforeUpload={(file) => {
          start(file);
          return Upload.LIST_IGNORE;
        }}
        showUploadList={false}
        disabled={isRunning}
      >
        <Button icon={<UploadOutlined aria-hidden />} loading={isRunning}>
          {t('picker.upload')}
          {isRunning && percent < 100 ? ` ${share.format(percent / 100)}` : ''}
        </Button>
      </Upload>
      <UploadEnd state={ended} />
    </>
  );
}

/**
 * Shows what the user has to know about the end of an upload: its failure, or the existing file that is used instead.
 */
function UploadEnd({ state }: { state: UploadState | undefined }) {
  const { t } = useTranslation('media');
  const failureText = useFailureText();
  const reasonOf = (error: unknown) => (error instanceof UploadProblem ? t('picker.unreadable') : failureText(error));
  if (state?.kind === 'failed')
    return (
      <Alert
        type="error"
        role="alert"
        showIcon
        title={t('picker.uploadFailed', { reason: reasonOf(state.error) })}
        style={{ flex: '1 1 100%' }}
      />
    );
  if (state?.kind !== 'existing') return null;
  return (
    <output style={{ flex: '1 1 100%' }}>
      <Alert type="info" role="none" showIcon title={t('picker.existing', { path: state.existing.path })} />
    </output>
  );
}

interface OneUploadOptions {
  directory: string;
  /** Called with the URL of the file and its directory: another one for an existing file. */
  onUploaded: (url: string, directory: string) => void;
}

/** Uploads one file at a time by the queue of the page, without a question. */
function useOneUpload({ directory, onUploaded }: OneUploadOptions) {
  const { queue } = useUploadQueue();
  const { items } = useAtomValue(uploadsAtom);
  const [id, setId] = useState<string>();
  const [ended, setEnded] = useState<UploadState>();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  const start = (file: File) => {
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
  };
  return {
    start,
    /** Undefined while no upload is under way. */
    percent: id === undefined ? undefined : summaryOf(items.filter((item) => item.id === id)).percent,
    /** How the last one ended. */
    ended,
  };
}
