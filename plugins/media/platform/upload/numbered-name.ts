import { extensionOf } from '@signalbox/platform-kit/media-inspection';

/** `name (2)`, before the extension of a file. A name that would be too long is shortened before the number, by whole characters. */
export function numberedName(name: string, number: number, { isDirectory = false } = {}): string {
  const extension = isDirectory ? '' : extensionOf(name);
  const end = extension === '' ? name.length : name.length - extension.length - 1;
  const rest = ` (${number})${name.slice(end)}`;
  let room = maxNameBytes - Buffer.byteLength(rest);
  let start = '';
  for (const { segment } of new Intl.Segmenter().segment(name.slice(0, end))) {
    room -= Buffer.byteLength(segment);
    if (room < 0) break;
    start += segment;
  }
  return start + rest;
}

/** Limit of file systems, and of a name in the library. */
const maxNameBytes = 255;
