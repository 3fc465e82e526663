import { PictureOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useWidgetServices } from '../services/widget-services-context';
import { useWidgetMessages } from '../widget-messages';
import { imageExtensions } from './image-rules';

/** Opens the media library. Renders nothing without a media picker. */
export function LibraryButton({ disabled, onPick }: { disabled: boolean; onPick: (url: string) => void }) {
  const messages = useWidgetMessages();
  const { MediaPicker } = useWidgetServices();
  const [isOpen, setIsOpen] = useState(false);
  if (!MediaPicker) return null;

  const handlePick = (url: string) => {
    setIsOpen(false);
    onPick(url);
  };
  return (
    <>
      <Button icon={<PictureOutlined aria-hidden />} onClick={() => setIsOpen(true)} disabled={disabled}>
        {messages('image.fromLibrary')}
      </Button>
      <MediaPicker
        open={isOpen}
        onPick={handlePick}
        onClose={() => setIsOpen(false)}
        allowedExtensions={imageExtensions}
      />
    </>
  );
}
