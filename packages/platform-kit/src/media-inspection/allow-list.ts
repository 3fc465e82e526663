import type { JsonObject, JsonValue } from '@signalbox/schemas';
import { knownExtensions } from './formats';

/** Extensions that the setting `mediaLibraryAllowList` lets in; all that the product knows where nothing was ever set. */
export function allowedExtensions({ mediaLibraryAllowList }: JsonObject): ReadonlySet<string> {
  if (!Array.isArray(mediaLibraryAllowList)) return new Set(knownExtensions);
  return new Set(mediaLibraryAllowList.filter(isEntry).flatMap(extensionsOf));
}

/** `format` lists `.png`; `otherFormat` is `.abc/.xyz`. */
function extensionsOf({ format, otherFormat }: JsonObject): string[] {
  const listed = Array.isArray(format) ? format : [];
  const others = typeof otherFormat === 'string' ? otherFormat.split('/') : [];
  return [...listed, ...others]
    .map((extension) => String(extension).trim().replace(/^\./, '').toLowerCase())
    .filter((extension) => extension !== '');
}

function isEntry(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
