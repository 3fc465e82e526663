import { UploadOutlined } from '@ant-design/icons';
import { Button, theme as antdTheme, Typography, Upload } from 'antd';
import { useWidgetWords } from '../widget-words';
import { imageExtensions } from './image-rules';

interface ImageDropProps {
  id: string;
  isReplacing: boolean;
  isUploading: boolean;
  disabled: boolean;
  onFile: (file: File) => void;
}

const accept = imageExtensions.map((extension) => `.${extension}`).join(',');

/** A button that opens the file dialog, on a field that takes a dropped file. One file at a time. */
export function ImageDrop({ id, isReplacing, isUploading, disabled, onFile }: ImageDropProps) {
  const words = useWidgetWords();
  const { token } = antdTheme.useToken();
  const action = isReplacing ? words('image.replace') : words('image.upload');
  const handleFile = (file: File) => {
    onFile(file);
    return Upload.LIST_IGNORE;
  };
  return (
    <Upload.Dragger
      accept={accept}
      beforeUpload={handleFile}
      showUploadList={false}
      disabled={disabled || isUploading}
      multiple={false}
      // The button inside is what takes focus; the area around it only takes drops.
      hasControlInside
    >
      <div style={{ paddingInline: token.padding }}>
        <Button
          id={id}
          aria-label={action}
          icon={<UploadOutlined aria-hidden />}
          loading={isUploading}
          disabled={disabled}
        >
          {action}
        </Button>{' '}
        <Typography.Text type="secondary">{words('image.drop')}</Typography.Text>
      </div>
    </Upload.Dragger>
  );
}
