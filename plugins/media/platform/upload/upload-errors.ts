import { PlatformError } from '@signalbox/api';
import { isImageName, isOfIcons } from '@signalbox/platform-kit/media-inspection';
import { mediaErrors } from '../../shared/errors';

/** The errors of uploads to one directory. Those of icons name the rules of an icon. */
interface UploadErrors {
  /** Throws `imageFormatRequired` for a name that is not that of an image. */
  checkName(name: string): void;
  /** The error of receiving a file, or the one that replaces it. */
  ofReceiving(error: unknown): unknown;
  /** The error of inspecting the content of a file, or the one that replaces it. */
  ofContent(error: unknown): unknown;
}

/** `directory`: inside the media library. Errors of other directories than those of icons and `image` stay unchanged. */
export function uploadErrors(directory: string): UploadErrors {
  const [category = ''] = directory.split('/');
  const isIcon = isOfIcons(category);
  const mustBeImage = isIcon || category === 'image';
  return {
    checkName(name) {
      if (mustBeImage && !isImageName(name)) throw imageFormatRequired(name);
    },
    ofReceiving: (error) =>
      isIcon && error instanceof PlatformError && error.is('tooLarge')
        ? new PlatformError(mediaErrors.iconTooLarge, { field: 'file', pointer: '/file', cause: error })
        : error,
    ofContent: (error) =>
      mustBeImage && error instanceof PlatformError && error.is('formatNotAllowed')
        ? imageFormatRequired(error.options.detail, error)
        : error,
  };
}

function imageFormatRequired(detail?: string, cause?: PlatformError): PlatformError {
  return new PlatformError(mediaErrors.imageFormatRequired, { field: 'file', pointer: '/file', detail, cause });
}
