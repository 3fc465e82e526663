import type { JsonObject } from '@signalbox/schemas';
import { useState } from 'react';
import { reasonOf } from '../services/use-loaded';
import { useWidgetServices } from '../services/widget-services-context';
import { useWidgetMessages } from '../widget-messages';
import { imageExtensions, imageError, sizeText } from './image-rules';

type ImageUpload = { status: 'idle' } | { status: 'uploading'; name: string } | { status: 'failed'; text: string };

/** Uploads an image. `ui:options.category` is the folder of the media library, `ui:options.maxBytes` the size limit. */
export function useImageUpload({ options, onUploaded }: { options: JsonObject; onUploaded: (url: string) => void }) {
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
