import extensions from '@signalbox/schemas/data/media-extensions.json';

/** The 17 extensions of the specification. Lower case, without the dot. */
export const imageExtensions: string[] = extensions.image;

export type ImageError = 'wrongType' | 'tooLarge';

/** Validates a file by its name and size. The server validates its content. */
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

/**
 * A URL, a data URI and a path starting with /rest are used unchanged; any other value is relative to the media base.
 */
export function imageSource(value: string, prefixed: (value: string) => string): string {
  return /^(https?:)?\/\//i.test(value) || /^data:image\//i.test(value) || value.startsWith('/rest')
    ? value
    : prefixed(value);
}

/** A size such as `500 KB` or `2.5 MB`, with at most one decimal. */
export function sizeText(bytes: number): string {
  const inMegabytes = bytes >= 1024 * 1024;
  const amount = Math.round((bytes / (inMegabytes ? 1024 * 1024 : 1024)) * 10) / 10;
  return `${amount} ${inMegabytes ? 'MB' : 'KB'}`;
}
