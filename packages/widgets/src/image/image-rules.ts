import extensions from '@signalbox/schemas/data/media-extensions.json';

/** Lower case, without the dot. The specification's seventeen. */
export const imageExtensions: string[] = extensions.image;

export type ImageError = 'wrongType' | 'tooLarge';

/** What speaks against a file, judged by its name and size; its content is judged by the server. */
export function imageError(
  file: Pick<File, 'name' | 'size'>,
  limits: { extensions: string[]; maxBytes?: number },
): ImageError | undefined {
  if (!limits.extensions.includes(extensionOf(file.name))) return 'wrongType';
  if (limits.maxBytes !== undefined && file.size > limits.maxBytes) return 'tooLarge';
  return undefined;
}

/** Lower case, without the dot; '' for a name without one. */
function extensionOf(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
}

/** A URL, a data URI and a path starting /rest are used as they are; anything else lies below the media base. */
export function imageSource(value: string, prefixed: (value: string) => string): string {
  return /^(https?:)?\/\//i.test(value) || /^data:/i.test(value) || value.startsWith('/rest') ? value : prefixed(value);
}

/** `500 KB`, `2 MB`: as the limits are written, in whole or half units. */
export function sizeText(bytes: number): string {
  const inMegabytes = bytes >= 1024 * 1024;
  const amount = Math.round((bytes / (inMegabytes ? 1024 * 1024 : 1024)) * 10) / 10;
  return `${amount} ${inMegabytes ? 'MB' : 'KB'}`;
}
