import { PictureOutlined } from '@ant-design/icons';
import type { WidgetProps } from '@signalbox/engine/react';
import { Alert, Flex } from 'antd';
import { groupAria, inputFrame } from '../input-frame';
import { useWidgetServices } from '../services/widget-services-context';
import { useWidgetMessages } from '../widget-messages';
import { ImageDrop } from './image-drop';
import { imageExtensions, imageSource } from './image-rules';
import { LibraryButton } from './library-button';
import { PickedImage } from './picked-image';
import { useImageUpload } from './use-image-upload';

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
    <Flex vertical gap="small" style={inputFrame} {...groupAria(props)}>
      {value && (
        <PickedImage
          label={label}
          source={imageSource(value, imageUrl)}
          disabled={disabled}
          onRemove={() => handlePick(undefined)}
        />
      )}
      <Flex gap="small" wrap align="center">
        {canUpload && (
          <div style={{ flex: 'auto' }}>
            <ImageDrop
              id={id}
              isReplacing={Boolean(value)}
              isUploading={isUploading}
              disabled={disabled}
              onFile={(file) => void start(file)}
            />
          </div>
        )}
        <LibraryButton
          icon={<PictureOutlined aria-hidden />}
          extensions={imageExtensions}
          disabled={disabled || isUploading}
          onPick={handlePick}
        />
      </Flex>
      <output>{isUploading && messages('image.uploading', { name: upload.name })}</output>
      {upload.status === 'failed' && <Alert type="error" role="alert" showIcon title={upload.text} />}
    </Flex>
  );
}
