import { UploadOutlined } from '@ant-design/icons';
import { Button, Flex, Typography, Upload } from 'antd';
import type { Ref } from 'react';
import { imageExtensions } from '../image/image-rules';
import { useWidgetMessages } from '../widget-messages';

interface IconUploadProps {
  ref: Ref<HTMLButtonElement>;
  busy: 'uploading' | 'removing' | undefined;
  onFile: (file: File) => void;
}

const accept = imageExtensions.map((extension) => `.${extension}`).join(',');

/** A button that uploads an icon, and the requirements for its file. */
export function IconUpload({ ref, busy, onFile }: IconUploadProps) {
  const messages = useWidgetMessages();
  const handleFile = (file: File) => {
    onFile(file);
    return Upload.LIST_IGNORE;
  };
  return (
    <Flex gap="small" align="center" wrap>
      <Upload accept={accept} beforeUpload={handleFile} showUploadList={false} disabled={busy !== undefined}>
        <Button ref={ref} icon={<UploadOutlined aria-hidden />} loading={busy === 'uploading'}>
          {messages('icon.upload')}
        </Button>
      </Upload>
      <Typography.Text type="secondary">{messages('icon.uploadHint')}</Typography.Text>
    </Flex>
  );
}
