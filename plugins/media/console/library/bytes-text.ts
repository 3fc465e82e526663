import { sizeText } from '@signalbox/widgets';

/** A number of bytes in the user's locale. */
export function bytesText(bytes: number, language: string): string {
  if (bytes >= 1024) return sizeText(bytes / (1024 * 1024), language);
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes);
}
