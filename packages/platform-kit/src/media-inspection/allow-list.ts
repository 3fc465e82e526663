import { isJsonObject } from '@signalbox/schemas/json';
import type { JsonObject } from '@signalbox/schemas';
import { knownExtensions } from './formats';

/** Extensions that the setting `mediaLibraryAllowList` allows; all that the product knows if it was never set. */
export function allowedExtensions({ mediaLibraryAllowList }: JsonObject): ReadonlySet<string> {
  if (!Array.isArray(mediaLibraryAllowList)) return new Set(knownExtensions);
  return new Set(mediaLibraryAllowList.filter(isJsonObject).flatMap(extensionsOf));
}

/** `format` lists `.png`; `otherFormat` is `.abc/.xyz`. */
function extensionsOf({ format, otherFormat }: JsonObject): string[] {
  const listed = Array.isArray(format) ? format : [];
  const others = typeof otherFormat === 'string' ? otherFormat.split('/') : [];
  return [...listed, ...others]
    .map((extension) => String(extension).trim().replace(/^\./, '').toLowerCase())
    .filter((extension) => extension !== '');
}
