import { Flex } from 'antd';
import { useRef, useState } from 'react';
import { useWidgetMessages } from '../widget-messages';
import { DeleteQuestion } from './delete-question';
import './icon-grid.css';
import { IconUpload } from './icon-upload';
import { OwnIconCell } from './own-icon-cell';
import { OwnIconsStatus } from './own-icons-status';
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
  /** The icon of the question, also while the question disappears. */
  const [asked, setAsked] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  /** By the question that is still shown. */
  const isDeleted = useRef(false);
  const uploadButton = useRef<HTMLButtonElement>(null);
  const variables = useGridVariables();

  const handleFile = (file: File) => {
    void upload?.(file).then((url) => url !== undefined && onPick(url));
  };
  const handleAsk = (url: string) => {
    setAsked(url);
    setIsAsking(true);
  };
  const handleRemove = async (url: string, isUsed: boolean) => {
    isDeleted.current = (await remove?.(url, { isUsed })) === true;
    setIsAsking(false);
    if (isDeleted.current) onRemoved(url);
  };
  /** The button that had the focus before the question disappears with its icon. */
  const handleClosed = () => {
    setAsked(undefined);
    if (isDeleted.current) (uploadButton.current ?? panel.current)?.focus();
    isDeleted.current = false;
  };
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
              onRemove={remove && (() => handleAsk(url))}
            />
          ))}
        </ul>
      )}
      {asked !== undefined && (
        <DeleteQuestion
          key={asked}
          isOpen={isAsking}
          url={asked}
          name={nameOf(asked)}
          isDeleting={busy === 'removing'}
          onYes={(isUsed) => void handleRemove(asked, isUsed)}
          onNo={() => setIsAsking(false)}
          onClosed={handleClosed}
        />
      )}
    </Flex>
  );
}
