import { DeleteOutlined, FileOutlined, FolderOpenOutlined } from '@ant-design/icons';
import type { WidgetProps } from '@signalbox/engine/react';
import { Alert, Button, Flex, Typography } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { sizeText } from '../choice-limits/size-text';
import { imageSource } from '../image/image-rules';
import { LibraryButton } from '../image/library-button';
import { groupAria, inputFrame } from '../input-frame';
import { useLoaded } from '../services/use-loaded';
import { useWidgetServices } from '../services/widget-services-context';
import { TextInput } from '../text/text-input';
import { useWidgetMessages } from '../widget-messages';
import { kindOfFile, nameOfFile } from './file-name';

/**
 * One file of any kind. The value is its address, picked from the media library; without a library, it is typed.
 */
export function FileInput(props: WidgetProps<string>) {
  const { id, value, onChange, disabled } = props;
  const { MediaPicker } = useWidgetServices();
  if (MediaPicker === undefined) return <TextInput {...props} />;
  return (
    <Flex vertical gap="small" align="start" style={inputFrame} {...groupAria(props)}>
      {value !== undefined && value !== '' && (
        <ChosenFile address={value} disabled={disabled} onRemove={() => onChange(undefined)} />
      )}
      <LibraryButton id={id} icon={<FolderOpenOutlined aria-hidden />} disabled={disabled} onPick={onChange} />
    </Flex>
  );
}

interface ChosenFileProps {
  address: string;
  disabled: boolean;
  onRemove: () => void;
}

/** Name of the file as a link, with its kind and size, and what is wrong with it. */
function ChosenFile({ address, disabled, onRemove }: ChosenFileProps) {
  const messages = useWidgetMessages();
  const { i18n } = useTranslation();
  const { imageUrl } = useWidgetServices();
  const { bytes, isGone, reason, retry } = useMediaFile(address);
  const name = nameOfFile(address);
  const size = bytes === undefined ? undefined : sizeText(bytes / (1024 * 1024), i18n.language);
  return (
    <>
      <Flex gap="small" wrap align="center">
        <FileOutlined aria-hidden />
        <Typography.Link
          href={imageSource(address, imageUrl)}
          target="_blank"
          rel="noreferrer"
          style={{ overflowWrap: 'anywhere' }}
        >
          <bdi>{name}</bdi>
        </Typography.Link>
        {[kindOfFile(name), size].filter(Boolean).map((part) => (
          <Typography.Text key={part} type="secondary">
            <bdi>{part}</bdi>
          </Typography.Text>
        ))}
        <Button icon={<DeleteOutlined aria-hidden />} onClick={onRemove} disabled={disabled} danger type="text">
          {messages('image.remove')}
        </Button>
      </Flex>
      {isGone && <Alert type="warning" role="alert" showIcon title={messages('file.gone')} />}
      {reason !== undefined && (
        <Alert
          type="error"
          role="alert"
          showIcon
          title={messages('file.failed', { reason })}
          action={
            <Button size="small" onClick={retry}>
              {messages('file.retry')}
            </Button>
          }
        />
      )}
    </>
  );
}

interface KnownFile {
  /** Missing while it is loading, and for files that are not in the library. */
  bytes?: number;
  /** True for an address of the library at which no file is. */
  isGone: boolean;
  /** Why nothing could be learnt of the file. */
  reason?: string;
  retry: () => void;
}

/** Returns what the media library knows of the file at an address. */
function useMediaFile(address: string): KnownFile {
  const { findMediaFile } = useWidgetServices();
  const load = useCallback(async () => {
    const found = await findMediaFile?.(address);
    return found === undefined ? [] : [{ address, found }];
  }, [address, findMediaFile]);
  const { loaded, reload: retry } = useLoaded(load);
  const [item] = loaded.items;
  // A result that was loaded for the file before does not belong to this one.
  const found = item?.address === address ? item.found : undefined;
  if (loaded.status === 'failed') return { isGone: false, reason: loaded.reason, retry };
  return { isGone: found === 'gone', ...(typeof found === 'object' && { bytes: found.bytes }), retry };
}
