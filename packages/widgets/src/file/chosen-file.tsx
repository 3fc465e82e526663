import { DeleteOutlined, FileOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { sizeText } from '../choice-limits/size-text';
import { imageSource } from '../image/image-rules';
import { useWidgetServices } from '../services/widget-services-context';
import { useWidgetMessages } from '../widget-messages';
import { kindOfFile, nameOfFile } from './file-name';
import { useMediaFile } from './use-media-file';

interface ChosenFileProps {
  address: string;
  disabled: boolean;
  onRemove: () => void;
}

/** Name of the file as a link, with its kind and size, and what is wrong with it. */
export function ChosenFile({ address, disabled, onRemove }: ChosenFileProps) {
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
