import { PictureOutlined } from '@ant-design/icons';
import type { WidgetProps } from '@signalbox/engine/react';
import { Alert } from 'antd';
import { FileDrop } from '../drop/file-drop';
import { column, groupAria, inputFrame, line } from '../input-frame';
import { useWidgetServices } from '../services/widget-services-context';
import { useWidgetMessages } from '../widget-messages';
import { imageExtensions, imageSource } from './image-rules';
import { LibraryButton } from './library-button';
import { PickedImage } from './picked-image';
import { useImageUpload } from './use-image-upload';

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
