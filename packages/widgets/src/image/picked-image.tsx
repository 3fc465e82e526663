import { DeleteOutlined, EyeOutlined } from '@ant-design/icons';
import { Alert, Button, theme as antdTheme } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { line } from '../input-frame';
import { useWidgetMessages } from '../widget-messages';

const ImagePreview = lazy(async () => ({ default: (await import('./image-preview')).ImagePreview }));

interface PickedImageProps {
  label: string;
  source: string;
  disabled: boolean;
  onRemove: () => void;
}

export function PickedImage({ label, source, disabled, onRemove }: PickedImageProps) {
  const messages = useWidgetMessages();
  const { token } = antdTheme.useToken();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  /**
   * The source that the browser could not load, for example because the page's content security policy blocks its host.
   */
  const [failedSource, setFailedSource] = useState<string>();
  const handlePreview = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  const thumbnail = {
    inlineSize: 96,
    blockSize: 96,
    objectFit: 'contain',
    border: `1px solid ${token.colorBorderSecondary}`,
    borderRadius: token.borderRadius,
    background: token.colorFillQuaternary,
  } as const;
  return (
    <div style={{ ...line, alignItems: 'center' }}>
      <img src={source} alt={label} style={thumbnail} onError={() => setFailedSource(source)} />
      <Button icon={<EyeOutlined aria-hidden />} onClick={handlePreview}>
        {messages('image.preview')}
      </Button>
      <Button icon={<DeleteOutlined aria-hidden />} onClick={onRemove} disabled={disabled} danger type="text">
        {messages('image.remove')}
      </Button>
      {failedSource === source && <Alert type="warning" role="alert" showIcon title={messages('image.notShown')} />}
      {wasOpened && (
        <Suspense>
          <ImagePreview
            isOpen={isOpen}
            title={messages('image.previewOf', { label })}
            source={source}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
