import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState, type DragEvent } from 'react';
import { useWidgetMessages } from '../widget-messages';
import './image-drop.css';
import { imageExtensions } from './image-rules';

interface ImageDropProps {
  id: string;
  isReplacing: boolean;
  isUploading: boolean;
  disabled: boolean;
  onFile: (file: File) => void;
}

const accept = imageExtensions.map((extension) => `.${extension}`).join(',');

/** A drop area with a button. A click opens the file dialog. Accepts one file at a time. */
export function ImageDrop({ id, isReplacing, isUploading, disabled, onFile }: ImageDropProps) {
  const messages = useWidgetMessages();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const action = isReplacing ? messages('image.replace') : messages('image.upload');
  const isIdle = disabled || isUploading;

  const handleDrag = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.type === 'dragover' && !isIdle);
  };
  const handleDrop = (event: DragEvent) => {
    handleDrag(event);
    const [file] = event.dataTransfer.files;
    if (file && !isIdle) onFile(file);
  };
  const handleChosen = ({ files, value }: HTMLInputElement) => {
    const [file] = files ?? [];
    // Cleared, so that the user can choose the same file again.
    if (chooser.current && value !== '') chooser.current.value = '';
    if (file) onFile(file);
  };
  return (
    // The button takes focus; its click bubbles to the area.
    <div
      role="presentation"
      className="sb-drop"
      data-over={isOver || undefined}
      data-idle={isIdle || undefined}
      onClick={isIdle ? undefined : () => chooser.current?.click()}
      onDragOver={handleDrag}
      onDragLeave={handleDrag}
      onDrop={handleDrop}
    >
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accept}
        disabled={isIdle}
        onClick={(event) => event.stopPropagation()}
        onChange={(event) => handleChosen(event.target)}
      />
      <Button
        id={id}
        aria-label={action}
        icon={<UploadOutlined aria-hidden />}
        loading={isUploading}
        disabled={disabled}
      >
        {action}
      </Button>{' '}
      <span className="sb-drop-hint">{messages('image.drop')}</span>
    </div>
  );
}
