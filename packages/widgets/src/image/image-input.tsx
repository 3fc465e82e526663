import { DeleteOutlined, EyeOutlined, PictureOutlined } from '@ant-design/icons';
import type { WidgetProps } from '@signalbox/engine/react';
import type { JsonObject } from '@signalbox/schemas';
import { Alert, theme as antdTheme, Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { FileDrop } from '../drop/file-drop';
import { column, groupAria, inputFrame, line } from '../input-frame';
import { reasonOf } from '../services/use-loaded';
import { useWidgetServices } from '../services/widget-services-context';
import { useWidgetMessages } from '../widget-messages';
import { imageError, imageExtensions, imageSource, sizeText } from './image-rules';
import { LibraryButton } from './library-button';

const accept = imageExtensions.map((extension) => `.${extension}`).join(',');

/**
 * One image: uploaded, dropped or picked from the media library. The value is its URL or path as the platform stores
 * it.
 */
export function ImageInput(props: WidgetProps<string>) {
  const { id, label, value, onChange, disabled, options } = props;
  const messages = useWidgetMessages();
  const { imageUrl } = useWidgetServices();
  const { upload, start, canUpload, clear } = useImageUpload({ options, onUploaded: onChange });
  const handlePick = (url: string | undefined) => {
    clear();
    onChange(url);
  };
  const isUploading = upload.status === 'uploading';

  return (
    <div style={{ ...inputFrame, ...column }} {...groupAria(props)}>
      {value && (
        <PickedImage
          label={label}
          source={imageSource(value, imageUrl)}
          disabled={disabled}
          onRemove={() => handlePick(undefined)}
        />
      )}
      <div style={{ ...line, alignItems: 'center' }}>
        {canUpload && (
          <div style={{ flex: 'auto' }}>
            <FileDrop
              id={id}
              action={messages(value ? 'image.replace' : 'image.upload')}
              hint={messages('image.drop')}
              accept={accept}
              isBusy={isUploading}
              disabled={disabled}
              onFiles={([file]) => file && void start(file)}
            />
          </div>
        )}
        <LibraryButton
          icon={<PictureOutlined aria-hidden />}
          extensions={imageExtensions}
          disabled={disabled || isUploading}
          onPick={handlePick}
        />
      </div>
      <output>{isUploading && messages('image.uploading', { name: upload.name })}</output>
      {upload.status === 'failed' && <Alert type="error" role="alert" showIcon title={upload.text} />}
    </div>
  );
}

const ImagePreview = lazy(async () => ({ default: (await import('./image-preview')).ImagePreview }));

interface PickedImageProps {
  label: string;
  source: string;
  disabled: boolean;
  onRemove: () => void;
}

function PickedImage({ label, source, disabled, onRemove }: PickedImageProps) {
  const messages = useWidgetMessages();
  const { token } = antdTheme.useToken();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  /**
   * The source that the browser could not load, for example because the page's content security policy blocks its host.
   */
  const [failedSource, setFailedSource] = useState<string>();
  const handlePreview = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  const thumbnail = {
    inlineSize: 96,
    blockSize: 96,
    objectFit: 'contain',
    border: `1px solid ${token.colorBorderSecondary}`,
    borderRadius: token.borderRadius,
    background: token.colorFillQuaternary,
  } as const;
  return (
    <div style={{ ...line, alignItems: 'center' }}>
      <img src={source} alt={label} style={thumbnail} onError={() => setFailedSource(source)} />
      <Button icon={<EyeOutlined aria-hidden />} onClick={handlePreview}>
        {messages('image.preview')}
      </Button>
      <Button icon={<DeleteOutlined aria-hidden />} onClick={onRemove} disabled={disabled} danger type="text">
        {messages('image.remove')}
      </Button>
      {failedSource === source && <Alert type="warning" role="alert" showIcon title={messages('image.notShown')} />}
      {wasOpened && (
        <Suspense>
          <ImagePreview
            isOpen={isOpen}
            title={messages('image.previewOf', { label })}
            source={source}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

type ImageUpload = { status: 'idle' } | { status: 'uploading'; name: string } | { status: 'failed'; text: string };

/** Uploads an image. `ui:options.category` is the folder of the media library, `ui:options.maxBytes` the size limit. */
function useImageUpload({ options, onUploaded }: { options: JsonObject; onUploaded: (url: string) => void }) {
  const messages = useWidgetMessages();
  const { uploadImage } = useWidgetServices();
  const [upload, setUpload] = useState<ImageUpload>({ status: 'idle' });
  const category = typeof options.category === 'string' ? options.category : 'img';
  const maxBytes = typeof options.maxBytes === 'number' ? options.maxBytes : undefined;

  async function start(file: File) {
    if (!uploadImage) return;
    const error = imageError(file, { extensions: imageExtensions, maxBytes });
    if (error) {
      setUpload({ status: 'failed', text: messages(`image.${error}`, { size: sizeText(maxBytes ?? 0) }) });
      return;
    }
    setUpload({ status: 'uploading', name: file.name });
    try {
      const { url } = await uploadImage(file, category);
      setUpload({ status: 'idle' });
      onUploaded(url);
    } catch (error) {
      setUpload({ status: 'failed', text: messages('image.failed', { reason: reasonOf(error) }) });
    }
  }

  return { upload, start, canUpload: uploadImage !== undefined, clear: () => setUpload({ status: 'idle' }) };
}
