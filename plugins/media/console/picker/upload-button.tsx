import { UploadOutlined } from '@ant-design/icons';
import { useConsole } from '@signalbox/api/react';
import { useFailureText } from '@signalbox/console-kit';
import { Alert, Button, Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import { UploadProblem, type UploadState } from '../uploads/items/upload-item';
import { type OneUploadOptions, useOneUpload } from './use-one-upload';

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
