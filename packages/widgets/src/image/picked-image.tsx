import { DeleteOutlined, EyeOutlined } from '@ant-design/icons';
import { Button, Flex, Modal, theme as antdTheme } from 'antd';
import { useState } from 'react';
import { useWidgetWords } from '../widget-words';

interface PickedImageProps {
  label: string;
  source: string;
  disabled: boolean;
  onRemove: () => void;
}

export function PickedImage({ label, source, disabled, onRemove }: PickedImageProps) {
  const words = useWidgetWords();
  const { token } = antdTheme.useToken();
  const [isOpen, setIsOpen] = useState(false);
  const thumbnail = {
    inlineSize: 96,
    blockSize: 96,
    objectFit: 'contain',
    border: `1px solid ${token.colorBorderSecondary}`,
    borderRadius: token.borderRadius,
    background: token.colorFillQuaternary,
  } as const;
  return (
    <Flex gap="small" align="center">
      <img src={source} alt={label} style={thumbnail} />
      <Button icon={<EyeOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        {words('image.preview')}
      </Button>
      <Button icon={<DeleteOutlined aria-hidden />} onClick={onRemove} disabled={disabled} danger type="text">
        {words('image.remove')}
      </Button>
      <Modal
        open={isOpen}
        onCancel={() => setIsOpen(false)}
        footer={null}
        title={words('image.previewOf', { label })}
        destroyOnHidden
      >
        <img
          src={source}
          alt={words('image.previewOf', { label })}
          style={{ display: 'block', marginInline: 'auto', maxInlineSize: '100%' }}
        />
      </Modal>
    </Flex>
  );
}
