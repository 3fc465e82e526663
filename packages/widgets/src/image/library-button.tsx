import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useWidgetServices } from '../services/widget-services-context';
import { useWidgetMessages } from '../widget-messages';

interface LibraryButtonProps {
  id?: string;
  icon: ReactNode;
  /** Extensions of the files that are offered; missing: all. */
  extensions?: readonly string[];
  disabled: boolean;
  onPick: (url: string) => void;
}

/** Opens the media library. Renders nothing without a media picker. */
export function LibraryButton({ id, icon, extensions, disabled, onPick }: LibraryButtonProps) {
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
      <Button
        id={id}
        aria-label={messages('image.fromLibrary')}
        icon={icon}
        onClick={() => setIsOpen(true)}
        disabled={disabled}
      >
        {messages('image.fromLibrary')}
      </Button>
      <MediaPicker
        open={isOpen}
        onPick={handlePick}
        onClose={() => setIsOpen(false)}
        {...(extensions && { allowedExtensions: extensions })}
      />
    </>
  );
}
