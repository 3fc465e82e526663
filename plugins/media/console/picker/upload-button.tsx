import { UploadOutlined } from '@ant-design/icons';
import { readAgain, useConsole } from '@signalbox/api/react';
import { useFailureText } from '@signalbox/console-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import { libraryKeys, uploadToLibrary } from '../library/library-queries';

interface UploadButtonProps {
  directory: string;
  allowedExtensions: readonly string[];
  onUploaded: (url: string) => void;
}

/** Uploads into the shown directory and picks the uploaded file. */
export function UploadButton({ directory, allowedExtensions, onUploaded }: UploadButtonProps) {
  const { t } = useTranslation('media');
  const { api } = useConsole();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const upload = useMutation({
    mutationFn: (file: File) => uploadToLibrary({ api, file, catalog: directory }),
    onSuccess: async ({ url }) => {
      await readAgain(queryClient, libraryKeys.all);
      onUploaded(url);
    },
  });
  const handleFile = (file: File) => {
    upload.mutate(file);
    return Upload.LIST_IGNORE;
  };
  return (
    <>
      <Upload
        accept={allowedExtensions.map((extension) => `.${extension}`).join(',')}
        beforeUpload={handleFile}
        showUploadList={false}
        disabled={upload.isPending}
      >
        <Button icon={<UploadOutlined aria-hidden />} loading={upload.isPending}>
          {t('picker.upload')}
        </Button>
      </Upload>
      {upload.error && (
        <Alert
          type="error"
          role="alert"
          showIcon
          title={t('picker.uploadFailed', { reason: failureText(upload.error) })}
          style={{ flex: '1 1 100%' }}
        />
      )}
    </>
  );
}
