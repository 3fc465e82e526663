import { Flex } from 'antd';
import { useRef } from 'react';
import { useWidgetMessages } from '../widget-messages';
import { DeleteQuestion } from './delete-question';
import './icon-grid.css';
import { IconUpload } from './icon-upload';
import { OwnIconCell } from './own-icon-cell';
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
