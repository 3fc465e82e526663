import { CloudUploadOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Typography, Upload } from 'antd';
import { useTranslation } from 'react-i18next';

interface ArchiveChoiceProps {
  file: File | undefined;
  /** The last chosen file is no archive. */
  isWrongKind: boolean;
  disabled: boolean;
  onFile: (file: File) => void;
}

/** Chooses the archive to upload, and shows its name. */
export function ArchiveChoice({ file, isWrongKind, disabled, onFile }: ArchiveChoiceProps) {
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
