import { DeleteOutlined, DownloadOutlined, FileOutlined } from '@ant-design/icons';
import { bytesOfBase64, partsOfDataUrl } from '@signalbox/schemas/data-url';
import { Button, Flex, theme as antdTheme, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { sizeText } from '../choice-limits/size-text';
import { useWidgetMessages } from '../widget-messages';

interface FileInValueProps {
  /** The stored text: a data URL, unless it is of an earlier schema. */
  value: string;
  /** Name of the file, if it has none of its own. */
  fallbackName: string;
  hasPreview: boolean;
  disabled: boolean;
  onRemove: () => void;
}

/** Pictures that browsers draw without running anything in them. Drawings (SVG) are not among them. */
const drawn = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/** Name, kind and size of the file, and with `hasPreview` the picture. Its content is saved, never opened. */
export function FileInValue({ value, fallbackName, hasPreview, disabled, onRemove }: FileInValueProps) {
  const messages = useWidgetMessages();
  const { i18n } = useTranslation();
  const { token } = antdTheme.useToken();
  const file = partsOfDataUrl(value);
  const name = file?.name || fallbackName;
  const picture = {
    alignSelf: 'flex-start',
    objectFit: 'contain',
    maxInlineSize: '100%',
    maxBlockSize: 200,
    border: `1px solid ${token.colorBorderSecondary}`,
    borderRadius: token.borderRadius,
  } as const;
  return (
    <>
      {file && hasPreview && drawn.has(file.type) && (
        <img src={value} alt={messages('image.previewOf', { label: name })} style={picture} />
      )}
      <Flex gap="small" wrap align="center">
        <Flex gap="small" align="center">
          <FileOutlined aria-hidden />
          <Typography.Text style={{ overflowWrap: 'anywhere' }}>
            <bdi>{file ? name : messages('dataUrl.noFile')}</bdi>
          </Typography.Text>
        </Flex>
        {file && (
          <Typography.Text type="secondary">
            <bdi>{sizeText(bytesOfBase64(file.base64) / (1024 * 1024), i18n.language)}</bdi>
          </Typography.Text>
        )}
        {file && (
          <Button
            type="text"
            icon={<DownloadOutlined aria-hidden />}
            aria-label={messages('dataUrl.saveOf', { name })}
            onClick={() => saveDataUrl({ name, base64: file.base64 })}
          >
            {messages('dataUrl.save')}
          </Button>
        )}
        <Button
          type="text"
          danger
          icon={<DeleteOutlined aria-hidden />}
          aria-label={messages('list.remove', { item: name })}
          onClick={onRemove}
          disabled={disabled}
        >
          {messages('image.remove')}
        </Button>
      </Flex>
    </>
  );
}

interface SavedFile {
  name: string;
  base64: string;
}

/** Lets the browser save the file. It has no type of its own here, so that no browser shows it as a page of the console. */
function saveDataUrl({ name, base64 }: SavedFile): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name || 'file';
  link.click();
  // The browser reads the blob later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
