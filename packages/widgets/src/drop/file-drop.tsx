import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState, type DragEvent } from 'react';
import './file-drop.css';

interface FileDropProps {
  id: string;
  /** Text of the button. */
  action: string;
  /** Name of the button, if it has more than its text. */
  label?: string;
  /** Text beside the button, which says that a file can be dropped. */
  hint: string;
  /** What the file dialog offers, as the HTML attribute. */
  accept?: string;
  isMultiple?: boolean;
  isBusy: boolean;
  disabled: boolean;
  /** At least one. */
  onFiles: (files: File[]) => void;
}

/** A drop area with a button. A click opens the file dialog. */
export function FileDrop(props: FileDropProps) {
  const { id, action, label = action, hint, accept, isMultiple, isBusy, disabled, onFiles } = props;
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isIdle = disabled || isBusy;

  const handleFiles = (files: Iterable<File>) => {
    const chosen = [...files].slice(0, isMultiple ? undefined : 1);
    if (chosen.length > 0) onFiles(chosen);
  };
  const handleDrag = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.type === 'dragover' && !isIdle);
  };
  const handleDrop = (event: DragEvent) => {
    handleDrag(event);
    if (!isIdle) handleFiles(event.dataTransfer.files);
  };
  const handleChosen = ({ files, value }: HTMLInputElement) => {
    const chosen = [...(files ?? [])];
    // Cleared, so that the user can choose the same file again.
    if (chooser.current && value !== '') chooser.current.value = '';
    handleFiles(chosen);
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
        multiple={isMultiple}
        disabled={isIdle}
        onClick={(event) => event.stopPropagation()}
        onChange={(event) => handleChosen(event.target)}
      />
      <Button id={id} aria-label={label} icon={<UploadOutlined aria-hidden />} loading={isBusy} disabled={disabled}>
        {action}
      </Button>{' '}
      <span className="sb-drop-hint">{hint}</span>
    </div>
  );
}
