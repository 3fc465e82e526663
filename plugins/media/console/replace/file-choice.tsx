import { UploadOutlined } from '@ant-design/icons';
import { Button, Flex, Typography, Upload } from 'antd';
import { useTranslation } from 'react-i18next';

interface FileChoiceProps {
  chosen: File | undefined;
  /** Extension of the files to choose from, with its dot; '' for files without one. */
  extension: string;
  isDisabled: boolean;
  onChoose: (file: File) => void;
}

/** A button that chooses a file of the user's computer, and its name. */
export function FileChoice({ chosen, extension, isDisabled, onChoose }: FileChoiceProps) {
  const { t } = useTranslation('media');
  return (
    <Flex gap="small" align="center" wrap>
      <Upload
        accept={extension}
        maxCount={1}
        showUploadList={false}
        disabled={isDisabled}
        beforeUpload={(file) => {
          onChoose(file);
          return false;
        }}
      >
        <Button icon={<UploadOutlined aria-hidden />} disabled={isDisabled}>
          {t('replace.choose')}
        </Button>
      </Upload>
      <Typography.Text type={chosen ? undefined : 'secondary'} style={{ overflowWrap: 'anywhere' }}>
        <bdi>{chosen?.name ?? t('replace.none', { extension })}</bdi>
      </Typography.Text>
    </Flex>
  );
}
