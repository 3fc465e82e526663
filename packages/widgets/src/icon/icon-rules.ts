import { imageError, imageExtensions, type ImageError } from '../image/image-rules';

/** 500 KB. */
const maxBytes = 500 * 1024;

/** Validates an icon by its name and size, as the server does. The server validates its content too. */
export function iconError(file: Pick<File, 'name' | 'size'>): ImageError | undefined {
  return imageError(file, { extensions: imageExtensions, maxBytes });
}
