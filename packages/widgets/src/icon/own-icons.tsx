import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Flex, Typography, Upload } from 'antd';
import { type Ref, useRef } from 'react';
import { imageExtensions } from '../image/image-rules';
import { useWidgetMessages } from '../widget-messages';
import { DeleteQuestion } from './delete-question';
import { IconDrawing } from './icon-drawing';
import './icon-grid.css';
import { OwnIconsStatus } from './own-icons-status';
import { useDeleteQuestion } from './use-delete-question';
import { useGridVariables } from './use-grid-variables';
import { useOwnIcons } from './use-own-icons';

interface OwnIconsProps {
  value: string | undefined;
  nameOf: (url: string) => string;
  onPick: (url: string) => void;
  onRemoved: (url: string) => void;
}

/** The uploaded icons: choose one again, upload another one, or delete one. */
export function OwnIcons({ value, nameOf, onPick, onRemoved }: OwnIconsProps) {
  const messages = useWidgetMessages();
  const { loaded, reload, busy, errorText, upload, remove } = useOwnIcons();
  const panel = useRef<HTMLDivElement>(null);
  const uploadButton = useRef<HTMLButtonElement>(null);
  const variables = useGridVariables();

  const handleFile = (file: File) => {
    void upload?.(file).then((url) => url !== undefined && onPick(url));
  };
  const question = useDeleteQuestion({
    remove,
    onRemoved,
    // The button that had the focus disappears with its icon.
    onDeleted: () => (uploadButton.current ?? panel.current)?.focus(),
  });
  return (
    <Flex ref={panel} vertical gap="middle" tabIndex={-1} style={variables}>
      {upload && <IconUpload ref={uploadButton} busy={busy} onFile={handleFile} />}
      <OwnIconsStatus loaded={loaded} errorText={errorText} onRetry={reload} />
      {loaded.items.length > 0 && (
        <ul className="sb-icons" aria-label={messages('icon.own')}>
          {loaded.items.map((url) => (
            <OwnIconCell
              key={url}
              url={url}
              name={nameOf(url)}
              isChosen={url === value}
              disabled={busy !== undefined}
              onPick={() => onPick(url)}
              onRemove={remove && (() => question.ask(url))}
            />
          ))}
        </ul>
      )}
      {question.url !== undefined && (
        <DeleteQuestion
          key={question.url}
          isOpen={question.isOpen}
          url={question.url}
          name={nameOf(question.url)}
          isDeleting={busy === 'removing'}
          onYes={question.confirm}
          onNo={question.close}
          onClosed={question.handleClosed}
        />
      )}
    </Flex>
  );
}

interface IconUploadProps {
  ref: Ref<HTMLButtonElement>;
  busy: 'uploading' | 'removing' | undefined;
  onFile: (file: File) => void;
}

const accept = imageExtensions.map((extension) => `.${extension}`).join(',');

/** A button that uploads an icon, and the requirements for its file. */
function IconUpload({ ref, busy, onFile }: IconUploadProps) {
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

interface OwnIconCellProps {
  url: string;
  name: string;
  isChosen: boolean;
  disabled: boolean;
  onPick: () => void;
  /** Missing if the user may not delete icons. */
  onRemove?: () => void;
}

function OwnIconCell({ url, name, isChosen, disabled, onPick, onRemove }: OwnIconCellProps) {
  const messages = useWidgetMessages();
  return (
    <li className="sb-icon-cell">
      <button
        type="button"
        className="sb-icon"
        data-pick
        aria-pressed={isChosen}
        title={name}
        disabled={disabled}
        onClick={onPick}
      >
        <IconDrawing value={url} />
        <span className="sb-icon-name" dir="auto">
          {name}
        </span>
      </button>
      {onRemove && (
        <Button
          className="sb-icon-remove"
          type="text"
          size="small"
          danger
          icon={<DeleteOutlined aria-hidden />}
          aria-label={messages('icon.remove', { name })}
          disabled={disabled}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
